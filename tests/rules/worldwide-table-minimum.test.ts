import { describe, expect, it } from 'vitest'

import type { Wind } from '../../src/engine/tiles/seat'
import { act, offers, paid, person, worthOfWin } from '../support/acting'
import { PAIRS_IN_CIRCLES, POOR } from '../support/hands'
import { midHand } from '../support/rigged'

describe('the minimum', () => {
  it.each<[Wind, boolean]>([
    ['E', true],
    ['S', false],
    ['W', false],
    ['N', false],
  ])('of the %s round is met by 21 points: %s', (round, met) => {
    const table = midHand({ hands: { 1: POOR }, round, dealer: 2, turn: 1, front: '9p' })
    const falseMahjong = met ? null : 'below-minimum'
    expect(worthOfWin(table, 1)).toMatchObject({ total: 21, falseMahjong })
    expect(offers(table, 1)).toEqual(['win'])
  })

  it.each<[Wind, boolean]>([
    ['E', true],
    ['S', true],
    ['W', true],
    ['N', false],
  ])('of the %s round is met by 25 points: %s', (round, met) => {
    const melds = { 3: 'pong 666p from 2' }
    const table = midHand({ hands: { 1: POOR }, melds, round, turn: 3, front: '6p' })
    act(table, '3 kongs 6p')
    const falseMahjong = met ? null : 'below-minimum'
    expect(worthOfWin(table, 1)).toMatchObject({ total: 25, falseMahjong })
  })
})

describe('a False Mahjong', () => {
  const spec = { hands: { 1: POOR }, round: 'S', dealer: 2, streak: 1, pool: 20 } as const

  it('costs 25 to each of the others; dealer, streak, round and pool stay', () => {
    const table = act(midHand({ ...spec, turn: 1, front: '9p' }), '1 wins')
    expect(paid(table)).toEqual([['false-mahjong', [25, -75, 25, 25]]])
    const [result] = table.state.finished
    expect(result?.outcome).toBe('false-mahjong')
    expect(result?.next).toEqual({ round: 'S', dealer: 2, streak: 1, pool: 20, over: false })
    act(table, `${person(table)} continues`)
    expect(table.state).toMatchObject({ round: 'S', dealer: 2, streak: 1, pool: 20, hand: 1 })
  })

  it('is possible on a discard and by robbing', () => {
    const discard = midHand({ ...spec, turn: 3, front: '9p' })
    expect(paid(act(discard, '3 discards 9p', '1 wins'))).toEqual([
      ['false-mahjong', [25, -75, 25, 25]],
    ])
    const melds = { 3: 'pong 666p from 2' }
    const robbed = midHand({ ...spec, round: 'N', melds, turn: 3, front: '6p' })
    expect(paid(act(robbed, '3 kongs 6p', '1 wins'))).toEqual([
      ['false-mahjong', [25, -75, 25, 25]],
    ])
  })

  it('undoes nothing that was paid during play', () => {
    const hands = { 1: '123567m23478p88899s' }
    const table = midHand({ ...spec, hands, turn: 1, front: '8s9p', back: '7z' })
    act(table, '1 kongs 8s', '1 discards 7z', '2 discards 9p', '1 wins')
    expect(paid(table)).toEqual([
      ['concealed-gong', [-5, 15, -5, -5]],
      ['false-mahjong', [25, -75, 25, 25]],
    ])
    expect(table.state.finished[0]?.deltas).toEqual([20, -60, 20, 20])
  })

  it('is paid beside a valid win on the same tile, which is paid too and decides the deal', () => {
    const hands = { 1: POOR, 3: PAIRS_IN_CIRCLES }
    const table = midHand({ hands, dealer: 0, streak: 1, pool: 20, turn: 2, front: '9p' })
    act(table, '2 discards 9p', '1 wins', '3 wins')
    expect(paid(table)).toEqual([
      ['win', [0, 0, -51, 51]],
      ['false-mahjong', [25, -75, 25, 25]],
    ])
    const [result] = table.state.finished
    expect(result?.outcome).toBe('won')
    expect(result?.next).toMatchObject({ dealer: 1, streak: 0, pool: 20 })
  })

  it('does not take a dealer’s valid win its loneliness: the dealer stays', () => {
    const hands = { 1: POOR, 3: PAIRS_IN_CIRCLES }
    const table = midHand({ hands, dealer: 3, turn: 2, front: '9p' })
    act(table, '2 discards 9p', '1 wins', '3 wins')
    expect(table.state.finished[0]?.next).toMatchObject({ dealer: 3, streak: 1 })
  })

  it('may be called by two, each of whom pays', () => {
    const hands = { 1: POOR, 3: '234456m111p78p345s44z' }
    const table = midHand({ hands, dealer: 0, turn: 2, front: '9p' })
    act(table, '2 discards 9p', '1 wins', '3 wins')
    expect(paid(table)).toEqual([
      ['false-mahjong', [25, 25, 25, -75]],
      ['false-mahjong', [25, -75, 25, 25]],
    ])
    expect(table.state.finished[0]?.next).toMatchObject({ dealer: 0, streak: 0 })
  })
})
