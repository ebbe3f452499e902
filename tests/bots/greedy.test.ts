import { describe, expect, test } from 'vitest'

import { tsumo } from '../../src/rules/tsumo'
import { worldwide } from '../../src/rules/worldwide'
import { act, offers } from '../support/acting'
import { greedyAnswer } from '../support/bots'
import { midHand } from '../support/rigged'
import type { MidHand, Table } from '../support/rigged'

/** Seat 0 has this hand and draws this tile. */
const onTurn = (hand: string, drawn: string, more: Partial<MidHand> = {}): string =>
  greedyAnswer(midHand({ turn: 0, hands: { 0: hand }, front: drawn, ...more }), 0)

/** Seat 3, whose next is seat 0, discards a tile while seat 0 has this hand. */
const discarded = (hand: string, tile: string, more: Partial<MidHand> = {}): Table => {
  const table = midHand({ turn: 3, hands: { 0: hand }, front: tile, ...more })
  return act(table, `3 discards ${tile}`)
}
const onDiscard = (hand: string, tile: string, more: Partial<MidHand> = {}): string =>
  greedyAnswer(discarded(hand, tile, more), 0)

/** Four chows claimed from the left. */
const CHOWS = 'chow 123m from 3, chow 456m from 3, chow 789m from 3, chow 123p from 3'
/** Five sets on the table: one tile in hand. */
const MELTED = `${CHOWS}, chow 456p from 3`
/** Waits for 5s and 8s. */
const READY = '123456m789p123s67s55z'
const PURE_SUIT = '1112223334445556m'

describe('a win', () => {
  test('is taken on its own turn', () => expect(onTurn(PURE_SUIT, '6m')).toBe('win'))

  test('is taken off a discard', () => expect(onDiscard(PURE_SUIT, '6m')).toBe('win'))

  test('below the minimum is let go: the hand is played on', () => {
    const melds = { 0: 'chow 234m from 3, chow 678p from 3, pong 111p from 2, chow 789s from 3' }
    const table = discarded('4455s', '5s', { melds })
    expect(offers(table, 0)).toContain('win')
    expect(greedyAnswer(table, 0)).toBe('pass')
    expect(onTurn('4455s', '5s', { melds })).toMatch(/^(discard|close) /)
  })

  test('of a shape that Closing forbids is let go', () => {
    const pairs = '1155m3377p2244s1166z'
    const closed = midHand({ turn: 0, hands: { 0: pairs }, front: '1z', closed: [0] })
    expect(offers(closed, 0)).toContain('win')
    expect(greedyAnswer(closed, 0)).toBe('discard 1z')
  })
})

describe('a discard', () => {
  test('leaves the hand as near to ready as can be', () => {
    expect(onTurn(READY, '1z', { rules: tsumo })).toBe('discard 1z')
  })

  test('leaves the more copies to win with, as far as the bot sees', () => {
    const melds = { 0: MELTED }
    expect(onTurn('2z', '3z', { rules: tsumo, melds: { ...melds, 1: 'pong 222z from 2' } })).toBe(
      'discard 2z',
    )
    expect(onTurn('2z', '3z', { rules: tsumo, melds: { ...melds, 1: 'pong 333z from 2' } })).toBe(
      'discard 3z',
    )
  })

  test('is an honour before a terminal, a terminal before another, where they are worth the same', () => {
    const melds = { 0: MELTED }
    expect(onTurn('9s', '7z', { rules: tsumo, melds })).toBe('discard 7z')
    expect(onTurn('1s', '8s', { rules: tsumo, melds })).toBe('discard 1s')
  })

  test('is not needed where four alike can be laid down, though all they wait for is gone', () => {
    const melds = {
      0: 'pong 111p from 1, chow 789s from 3, chow 345s from 3',
      1: 'pong 222m from 2',
    }
    expect(onTurn('266m4444z', '1z', { melds })).toBe('concealed-kong 4z')
  })
})

describe('a claim', () => {
  test('is made where it brings the hand nearer', () => {
    expect(onDiscard('123456m789p12s9s55z13z', '3s')).toBe('chow 12s')
    expect(onDiscard('123456m789p12s9s55z13z', '5z')).toBe('pong')
  })

  test('is not made where it does not', () => {
    expect(offers(discarded(READY, '5z'), 0)).toContain('pong')
    expect(onDiscard(READY, '5z')).toBe('pass')
  })
})

describe('a kong of its own', () => {
  test('is made where it takes nothing away', () => {
    expect(onTurn('123456m789p557s1111z', '3z')).toBe('concealed-kong 1z')
  })

  test('is not made of tiles that serve in two sets', () => {
    expect(onTurn('111123m456789p45s99s', '4z', { rules: tsumo })).toBe('discard 4z')
  })

  test('may be added to a pong', () => {
    const melds = { 0: 'pong 777z from 2' }
    expect(onTurn('45699m46p1238s55z', '7z', { melds })).toBe('added-kong 7z')
  })
})

describe('Closing', () => {
  test('comes with the first ready hand', () => expect(onTurn(READY, '1z')).toBe('close 1z'))

  test('does not come before', () => {
    expect(onTurn('123456m789p12s9s55z13z', '7z')).toMatch(/^discard /)
  })

  test('does not come where it would forbid the only win', () => {
    expect(onTurn('1155m3377p2244s1166z', '9m')).toBe('discard 9m')
  })

  test('does not come where the rule set has none', () => {
    expect(onTurn(READY, '1z', { rules: { ...worldwide, closing: null } })).toBe('discard 1z')
  })

  test('leaves a hand that takes what wins and gives everything else back', () => {
    expect(onTurn(PURE_SUIT, '6m', { closed: [0] })).toBe('win')
    expect(onTurn(PURE_SUIT, '1z', { closed: [0] })).toBe('discard 1z')
  })
})
