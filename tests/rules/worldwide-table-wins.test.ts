import { describe, expect, it } from 'vitest'

import type { BySeat, Seat } from '../../src/engine/tiles/seat'
import { act, offers, paid, rowsOf, worthOfWin } from '../support/acting'
import { PAIRS_IN_CIRCLES, POOR, RUN_IN_CIRCLES, SINGLE_CIRCLE } from '../support/hands'
import { deal, midHand } from '../support/rigged'
import type { MidHand } from '../support/rigged'

const FLOWERS_AWAY = { 0: '1234f', 2: '567f', 3: '8f' }

describe('a self-drawn win', () => {
  const hand = '444m777p22s99s789m123p'

  it.each<[string, Seat, BySeat<number>]>([
    ['by another: the dealer pays 1 more', 0, [-39, 115, -38, -38]],
    ['by another, the dealer across', 3, [-38, 115, -38, -39]],
    ['by the dealer, whose row adds 1', 1, [-39, 117, -39, -39]],
  ])('is paid by all three others; %s', (_, dealer, deltas) => {
    const table = midHand({ hands: { 1: hand }, dealer, turn: 1, front: '2s' })
    expect(paid(act(table, '1 wins'))).toEqual([['win', deltas]])
  })

  it('takes the pool as well', () => {
    const table = midHand({ hands: { 1: hand }, pool: 40, turn: 1, front: '2s' })
    act(table, '1 wins')
    expect(paid(table)).toEqual([
      ['win', [-39, 115, -38, -38]],
      ['pool-out', [0, 40, 0, 0]],
    ])
    expect(table.state.pool).toBe(0)
  })
})

describe('a win on a discard', () => {
  it('is paid by the discarder alone', () => {
    const table = midHand({ hands: { 1: RUN_IN_CIRCLES }, turn: 2, front: '9p' })
    expect(paid(act(table, '2 discards 9p', '1 wins'))).toEqual([['win', [0, 67, -67, 0]]])
  })

  it('leaves the pool on the table', () => {
    const table = midHand({ hands: { 1: RUN_IN_CIRCLES }, pool: 40, turn: 2, front: '9p' })
    act(table, '2 discards 9p', '1 wins')
    expect(table.state.pool).toBe(40)
  })

  it('is paid to each of three winners, in turn order, each for its own hand', () => {
    const hands = { 1: RUN_IN_CIRCLES, 2: SINGLE_CIRCLE, 3: PAIRS_IN_CIRCLES }
    const table = midHand({ hands, turn: 0, front: '9p' })
    act(table, '0 discards 9p', '3 wins', '1 wins', '2 wins')
    // each 1 more than on another's discard: the dealer discarded
    expect(paid(table)).toEqual([
      ['win', [-68, 68, 0, 0]],
      ['win', [-46, 0, 46, 0]],
      ['win', [-52, 0, 0, 52]],
    ])
  })
})

describe('the replacement of a gong', () => {
  const hands = { 1: '123567m23478p88899s' }
  const kong = (back: string, front = '8s', hand = hands) =>
    act(midHand({ hands: hand, turn: 1, front, back }), '1 kongs 8s')

  it('wins as a tile of the flower wall: 28 points', () => {
    expect(worthOfWin(kong('9p'), 1)?.total).toBe(28)
  })

  it('is forgotten at the next ordinary draw: 23 points', () => {
    const table = kong('7z', '8s6z6z5z9p')
    act(table, '1 discards 7z', '2 discards 6z', '3 discards 6z', '0 discards 5z')
    expect(worthOfWin(table, 1)?.total).toBe(23)
  })

  it.each(['4m9p', '4m1f9p', '1f4m9p'])('wins after a second one in a row: %s', (back) => {
    const table = kong(back, '8s', { 1: '123444m23478p88899s' })
    act(table, '1 kongs 4m', '1 wins')
    expect(rowsOf(table)[0]).toMatchObject({ 'second-gong-self-draw': 30, 'flower-wall': 5 })
  })

  it('wins after a claimed gong and one of its own', () => {
    const hands = { 1: '123444m23478p88899s' }
    const table = midHand({ hands, turn: 3, front: '4m', back: '8s9p' })
    act(table, '3 discards 4m', '1 kongs', '1 kongs 8s', '1 wins')
    expect(rowsOf(table)[0]).toMatchObject({ 'second-gong-self-draw': 30 })
  })

  it('wins no such row after one gong and a flower', () => {
    const table = act(kong('1f9p'), '1 wins')
    expect(rowsOf(table)[0]).not.toHaveProperty('second-gong-self-draw')
  })
})

describe('the flower wall', () => {
  const drawnWith = (left: number, spec: Partial<MidHand> = {}): Record<string, number> => {
    const table = midHand({ hands: { 1: POOR }, turn: 1, front: '9p', left, ...spec })
    return rowsOf(act(table, '1 wins'))[0] ?? {}
  }

  it('is drawn from once the main wall is used up: the last sixteen tiles', () => {
    expect(drawnWith(17)).not.toHaveProperty('flower-wall')
    expect(drawnWith(16)).toHaveProperty('flower-wall', 5)
  })

  it('pays nothing for the very last tile, which is the Seabed: 41 points', () => {
    const rows = drawnWith(1, { flowers: FLOWERS_AWAY })
    expect(rows).toMatchObject({ seabed: 20 })
    expect(rows).not.toHaveProperty('flower-wall')
    expect(Object.values(rows).reduce((sum, points) => sum + points, 0)).toBe(41)
  })

  it('has the Seabed in a replacement too, when it is the last tile', () => {
    const table = midHand({
      hands: { 1: '123567m23478p88899s' },
      flowers: FLOWERS_AWAY,
      turn: 1,
      front: '8s',
      back: '9p',
      left: 2,
    })
    act(table, '1 kongs 8s', '1 wins')
    expect(rowsOf(table)[0]).toMatchObject({ seabed: 20 })
  })
})

describe('five exposed sets', () => {
  const melds = {
    1: 'chow 123m from 0, chow 456m from 0, chow 789p from 0, pong 777z from 2, pong 222s from 3',
  }

  it('are worth 25 on a discard and 21 self-drawn', () => {
    const discard = midHand({ hands: { 1: '9s' }, melds, turn: 2, front: '9s' })
    expect(worthOfWin(act(discard, '2 discards 9s'), 1)?.total).toBe(25)
    const drawn = midHand({ hands: { 1: '9s' }, melds, turn: 1, front: '9s' })
    expect(worthOfWin(drawn, 1)?.total).toBe(21)
  })
})

describe('the first turn', () => {
  it('wins a dealt hand whose flower was replaced: Heavenly', () => {
    const table = deal({ hands: { 0: '123456789m123p99s11z3f' }, back: '1z' })
    expect(offers(table, 0)).toEqual(['win'])
    expect(rowsOf(act(table, '0 wins'))[0]).toMatchObject({ heavenly: 100 })
  })

  it('wins on the dealer’s first discard: Earthly', () => {
    const table = deal({ hands: { 0: '9p+', 1: RUN_IN_CIRCLES } })
    act(table, '0 discards 9p', '1 wins')
    expect(rowsOf(table)[0]).toMatchObject({ earthly: 90 })
  })

  it('is no Heavenly any more after a gong', () => {
    const table = deal({ hands: { 0: '123456789m99p111123s' }, back: '4s' })
    expect(offers(table, 0)).toEqual(['win', 'concealed-kong 1s'])
    act(table, '0 kongs 1s', '0 wins')
    expect(rowsOf(table)[0]).toHaveProperty('concealed-gongs', 2)
    expect(rowsOf(table)[0]).not.toHaveProperty('heavenly')
  })
})
