import { describe, expect, it } from 'vitest'

import type { Wind } from '../../src/engine/tiles/seat'
import { act, asked, drawnBy, happened, offers, paid, rowsOf, worthOfWin } from '../support/acting'
import { deal, midHand } from '../support/rigged'
import type { Table } from '../support/rigged'

const bouquets = (table: Table) => paid(table).filter(([reason]) => reason.startsWith('bouquet'))

const MIXED = ['bouquet-mixed', [-5, 15, -5, -5]]
const PURE = ['bouquet-pure', [-10, 30, -10, -10]]

describe('a bouquet is paid at once by each other player', () => {
  it.each([
    ['1f2f3f8f', [MIXED]],
    ['5f6f7f4f', [MIXED]],
    ['1f2f7f8f', [MIXED]],
    ['1f2f3f4f', [PURE]],
    ['5f6f7f8f', [PURE]],
    ['1f2f3f', []],
    ['1f5f2f6f', []],
    ['1f2f3f5f6f7f', []],
    ['1f2f3f4f5f', [PURE, MIXED]],
    ['1f2f3f5f4f', [MIXED, PURE]],
    ['1f2f3f8f4f', [MIXED, PURE]],
    ['1f2f3f8f7f', [MIXED]],
    ['1f2f3f4f5f6f7f8f', [PURE, MIXED, PURE]],
  ])('%s in the deal: %j', (flowers, payments) => {
    const back = '2z2z3z3z4z4z5z5z'.slice(0, flowers.length)
    const table = deal({ hands: { 1: `${flowers}+` }, back })
    expect(bouquets(table)).toEqual(payments)
  })

  it('is paid in play too, with the flower that completes it', () => {
    const flowers = { 1: '123f' }
    const table = midHand({ flowers, hands: { 1: '+' }, turn: 1, front: '8f', back: '9m' })
    expect(happened(table)).toEqual(['draw', 'flower', 'pay', 'awaits'])
    expect(bouquets(table)).toEqual([MIXED])
  })

  it('is not paid again for another flower of a number that is there', () => {
    const flowers = { 1: '1238f' }
    const table = midHand({ flowers, hands: { 1: '+' }, turn: 1, front: '7f', back: '9m' })
    expect(bouquets(table)).toEqual([])
  })
})

describe('a concealed gong', () => {
  it('is paid 5 at once by each other player, and shown', () => {
    const table = act(midHand({ hands: { 1: '9999s+' }, turn: 1, front: '9m' }), '1 kongs 9s')
    expect(happened(table).slice(0, 3)).toEqual(['concealed-kong', 'pay', 'replacement'])
    expect(paid(table)).toEqual([['concealed-gong', [-5, 15, -5, -5]]])
  })

  it('alone is paid: not one added to a pong, not one claimed', () => {
    const melds = { 1: 'pong 999s from 0' }
    const added = midHand({ hands: { 1: '+' }, melds, turn: 1, front: '9s', back: '1m' })
    expect(paid(act(added, '1 kongs 9s'))).toEqual([])
    const claimed = midHand({ hands: { 1: '999s+' }, turn: 0, front: '9s', back: '1m' })
    expect(paid(act(claimed, '0 discards 9s', '1 kongs'))).toEqual([])
  })
})

const SEVEN = { 1: '1234567f+' }
const SEVEN_REPLACED = '2z2z3z3z4z4z5z'

describe('seven flowers in the deal', () => {
  const dealt = (round: Wind = 'E', dealer: 0 | 1 = 0) =>
    deal({ hands: SEVEN, round, dealer, back: SEVEN_REPLACED })

  it('are asked about before the dealer’s first turn, once they are replaced', () => {
    const table = dealt()
    expect(asked(table)).toEqual([1])
    expect(offers(table, 1)).toEqual(['win', 'pass'])
    expect(table.state.stage.stage).toBe('flower-win')
  })

  it.each([
    ['E', 20],
    ['S', 22],
    ['W', 24],
    ['N', 26],
  ] as const)('are worth the minimum of the round, %s: %i', (round, total) => {
    const worth = { total, byFlowers: true, falseMahjong: null }
    expect(worthOfWin(dealt(round), 1)).toMatchObject(worth)
  })

  it('are paid like a self-draw: the dealer pays 1 more', () => {
    const table = act(dealt(), '1 wins')
    expect(paid(table)).toEqual([['win', [-21, 61, -20, -20]]])
    expect(rowsOf(table)).toEqual([{ 'seven-flowers': 20 }])
  })

  it('of the dealer are paid the same by all', () => {
    expect(paid(act(dealt('E', 1), '1 wins'))).toEqual([['win', [-20, 60, -20, -20]]])
  })

  it('may be passed on: then the dealer’s first turn begins', () => {
    const table = act(dealt(), '1 passes')
    expect(happened(table)).toEqual(['answer', 'awaits'])
    expect(asked(table)).toEqual([0])
    expect(table.state.stage.stage).toBe('acting')
  })

  it('are the dealer’s to decline; its first turn asks no more about them', () => {
    const table = act(dealt('E', 1), '1 passes')
    expect(asked(table)).toEqual([1])
    expect(offers(table, 1)).toEqual([])
  })

  it('do not stand in the way of a dealt hand that is complete', () => {
    const hands = { 0: '1234567f123456789m1p' }
    const table = deal({ hands, back: '2p3p9s9s2z2z2z' })
    expect(worthOfWin(table, 0)).toMatchObject({ byFlowers: false })
    act(table, '0 passes')
    expect(offers(table, 0)).toEqual(['win'])
    act(table, '0 wins')
    expect(rowsOf(table)[0]).toMatchObject({ heavenly: 100 })
  })

  it('are asked about as eight where the replacement is the eighth, once', () => {
    const table = deal({ hands: SEVEN, back: `8f${SEVEN_REPLACED}` })
    expect(asked(table)).toEqual([1])
    expect(worthOfWin(table, 1)).toMatchObject({ total: 40, byFlowers: true })
    expect(asked(act(table, '1 passes'))).toEqual([0])
  })
})

describe('the flower win in play', () => {
  const drawing = (front: string, back: string, flowers: string) =>
    midHand({ hands: { 1: '9999s5z+' }, flowers: { 1: flowers }, turn: 1, front, back })

  it('is offered when the seventh has been replaced', () => {
    const table = drawing('7f', '9m', '123456f')
    expect(drawnBy(table, 1)).toBe('9m')
    expect(offers(table, 1)[0]).toBe('win')
    expect(worthOfWin(table, 1)).toMatchObject({ total: 20, byFlowers: true })
    act(table, '1 wins')
    expect(paid(table)).toEqual([['win', [-21, 61, -20, -20]]])
  })

  it('is declined by a discard, which is told after the tile that came in', () => {
    const table = act(drawing('7f', '9m', '123456f'), '1 discards 5z')
    const [declined, discard] = table.facts
    const nine = table.state.players[1].concealed.at(-1)
    expect(declined).toMatchObject({ event: 'answer', answer: 'pass', could: ['flower-win'] })
    expect(declined).toMatchObject({ tile: nine })
    expect(discard?.event).toBe('discard')
  })

  it('is declined by a gong, and not offered again after it', () => {
    const table = act(drawing('7f', '9m8m', '123456f'), '1 kongs 9s')
    expect(happened(table)[0]).toBe('answer')
    expect(offers(table, 1)).toEqual([])
  })

  it('is had with the eighth only, once seven were passed on', () => {
    const table = drawing('7f6z6z7z5m6z6z7z8f', '9m1p', '123456f')
    act(table, '1 discards 5z', '2 discards 6z', '3 discards 6z', '0 discards 7z')
    expect(offers(table, 1)).not.toContain('win')
    act(table, '1 discards 5m', '2 discards 6z', '3 discards 6z', '0 discards 7z')
    expect(worthOfWin(table, 1)).toMatchObject({ total: 40, byFlowers: true })
    expect(paid(act(table, '1 wins'))).toEqual([['win', [-41, 121, -40, -40]]])
  })

  it('of seven whose replacement is the eighth is one question, for eight', () => {
    const table = drawing('7f', '8f9m', '123456f')
    expect(offers(table, 1).filter((offer) => offer === 'win')).toHaveLength(1)
    expect(worthOfWin(table, 1)).toMatchObject({ total: 40 })
  })

  it('with the seventh as a gong’s replacement is offered as well', () => {
    const table = drawing('9m', '7f8m', '123456f')
    expect(worthOfWin(table, 1)).toBeNull()
    act(table, '1 kongs 9s')
    expect(worthOfWin(table, 1)).toMatchObject({ total: 20, byFlowers: true })
  })

  it('is one question with the self-draw, worth the better of the two', () => {
    const table = midHand({
      hands: { 1: '444m777p22s99s789m123p' },
      flowers: { 1: '123456f' },
      turn: 1,
      front: '7f',
      back: '2s',
    })
    expect(offers(table, 1)).toEqual(['win'])
    act(table, '1 discards 2s')
    expect(table.facts[0]).toMatchObject({ could: ['self-draw', 'flower-win'] })
  })

  it('takes the pool', () => {
    const table = midHand({
      hands: { 1: '+' },
      flowers: { 1: '123456f' },
      pool: 40,
      turn: 1,
      front: '7f',
      back: '9m',
    })
    expect(paid(act(table, '1 wins')).at(-1)).toEqual(['pool-out', [0, 40, 0, 0]])
  })
})
