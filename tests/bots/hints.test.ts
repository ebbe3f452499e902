import { describe, expect, test } from 'vitest'

import { readyDiscards, waitHints } from '../../src/bots/hints'
import type { WaitHint } from '../../src/bots/hints'
import { printTile } from '../../src/engine/tiles/notation'
import { club } from '../../src/rules/club'
import { taiwan } from '../../src/rules/taiwan'
import { tsumo } from '../../src/rules/tsumo'
import { worldwide } from '../../src/rules/worldwide'
import { act, worthOfWin } from '../support/acting'
import { viewAt } from '../support/bots'
import { midHand } from '../support/rigged'
import type { MidHand, Table } from '../support/rigged'

const HOUSES = [worldwide, club({}), taiwan({}), tsumo]

/** Seat 0 has this hand, and it is another's turn. */
const waiting = (hand: string, more: Partial<MidHand> = {}): Table =>
  midHand({ turn: 1, hands: { 0: hand }, ...more })

const hintsOf = (table: Table): readonly WaitHint[] =>
  waitHints(table.rules, viewAt(table, 0)).waits
const kinds = (hints: readonly WaitHint[]): string =>
  hints.map(({ kind }) => printTile(kind)).join(' ')
const copies = (hints: readonly WaitHint[]) =>
  Object.fromEntries(hints.map(({ kind, left }) => [printTile(kind), left]))
const readyOf = (table: Table) =>
  Object.fromEntries(
    readyDiscards(table.rules, viewAt(table, 0)).map(({ kind, waits }) => [
      printTile(kind),
      kinds(waits),
    ]),
  )

describe('what a hand waits for', () => {
  test.each([
    ['every number of a suit', '1112344556678999m', {}, '1m 2m 3m 4m 5m 6m 7m 8m 9m'],
    ['the pair that can become the pong', '12345678999s44m111z', {}, '3s 6s 9s 4m'],
    [
      'the tile that is not in the own kong',
      '23p123m456m789s77z',
      { 0: 'concealed-gong 1111p' },
      '4p',
    ],
    ['an exposed chow stays as it is', '123m789m111z1456s', { 0: 'chow 123s from 3' }, '1s'],
    ['no fifth copy', '123456789m123p1111s', {}, ''],
    ['nothing when it is not ready', '147m258p369s123457z7z', {}, ''],
  ] as const)('%s', (_name, hand, melds, expected) => {
    for (const rules of [taiwan({}), tsumo]) {
      const found = kinds(hintsOf(waiting(hand, { melds, rules })))
      expect(found.split(' ').toSorted()).toEqual(expected.split(' ').toSorted())
    }
  })

  test('a special shape where the rule set has it', () => {
    const pairs = '1155m3377p2244s1166z'
    const found = HOUSES.map((rules) => hintsOf(waiting(pairs, { rules })).length)
    expect(found).toEqual([8, 8, 0, 8])
  })

  test('nothing on the own turn, and nothing for a closed hand', () => {
    const ready = '123456m789p123s67s55z'
    expect(hintsOf(midHand({ turn: 0, hands: { 0: ready }, front: '1z' }))).toEqual([])
    expect(hintsOf(waiting(ready, { closed: [0] }))).toEqual([])
    expect(hintsOf(waiting(ready))).toHaveLength(2)
  })
})

describe('how far the hand is from ready', () => {
  const distanceOf = (table: Table) => waitHints(table.rules, viewAt(table, 0)).distance

  test.each([
    ['a hand that waits', '123456m789p123s67s55z', 0],
    ['two runs short', '123456m789p12s46s55z1z', 1],
    ['three runs short', '123456m78p12s46s5577z', 2],
  ])('between turns: %s', (_name, hand, distance) => {
    expect(distanceOf(waiting(hand, { rules: taiwan({}) }))).toBe(distance)
  })

  test('is told neither on the own turn nor of a closed hand', () => {
    const hand = '123456m789p12s46s55z1z'
    expect(distanceOf(midHand({ turn: 0, hands: { 0: hand }, front: '9m' }))).toBeNull()
    expect(distanceOf(waiting(hand, { closed: [0] }))).toBeNull()
  })
})

describe('what a wait is called', () => {
  const formsOf = (hand: string, more: Partial<MidHand> = {}) =>
    Object.fromEntries(
      hintsOf(waiting(hand, more)).map(({ kind, form }) => [printTile(kind), form]),
    )

  test.each([
    ['open at both ends', '123456m789p123s67s55z', { '5s': 'open-wait', '8s': 'open-wait' }],
    ['at the low edge', '456m456789p12s111z55z', { '3s': 'edge-wait' }],
    ['at the high edge', '456m456789p89s111z55z', { '7s': 'edge-wait' }],
    ['in the middle', '456m456789p46s111z55z', { '5s': 'closed-wait' }],
    ['for the pair', '123456m789p123s111z5z', { '5z': 'pair-wait' }],
    ['with two pairs', '123456m789p123s44s55z', { '4s': 'two-pair-wait', '5z': 'two-pair-wait' }],
    [
      'by the better of two readings',
      '11122233m555777z66z',
      { '3m': 'two-pair-wait', '6z': 'two-pair-wait' },
    ],
  ])('%s', (_name, hand, forms) => {
    expect(formsOf(hand)).toEqual(forms)
  })

  test('with no ordinary hand', () => {
    const forms = new Set(Object.values(formsOf('1155m3377p2244s1166z')))
    expect([...forms]).toEqual(['special-wait'])
  })
})

describe('the copies left', () => {
  test('are those that the seat does not see, and a dead wait stays listed', () => {
    const table = midHand({
      turn: 1,
      hands: { 0: '123456789m22p34s' },
      melds: { 0: 'pong 777z from 1', 1: 'chow 567s from 0' },
      front: '2s2s1z9p2s2s',
      rules: taiwan({}),
    })
    act(table, '1 discards 2s', '0 passes', '2 discards 2s')
    expect(copies(hintsOf(table))).toEqual({ '2s': 2, '5s': 3 })
    act(table, '3 discards 1z', '0 discards 9p', '1 discards 2s', '0 passes', '2 discards 2s')
    expect(copies(hintsOf(table))).toEqual({ '2s': 0, '5s': 3 })
  })

  test('count a concealed kong only where it is shown', () => {
    const left = (rules: (typeof HOUSES)[number]) => {
      const melds = { 0: 'pong 777z from 1', 2: 'concealed-gong 5555p' }
      return copies(hintsOf(waiting('123456789m46p11z', { melds, rules })))
    }
    expect(HOUSES.map(left)).toEqual([{ '5p': 0 }, { '5p': 0 }, { '5p': 4 }, { '5p': 4 }])
  })
})

describe('what a wait is worth', () => {
  const ready = '123456m789p123s67s55z'

  test('is what the win is worth when it comes, off a discard and self-drawn', () => {
    const rules = taiwan({})
    const [low] = hintsOf(waiting(ready, { rules }))
    const off = act(midHand({ turn: 1, hands: { 0: ready }, front: '5s', rules }), '1 discards 5s')
    const own = midHand({ turn: 0, hands: { 0: ready }, front: '5s', rules })
    expect(printTile(low?.kind as WaitHint['kind'])).toBe('5s')
    expect(low?.discard).toEqual(worthOfWin(off, 0))
    expect(low?.selfDraw).toEqual(worthOfWin(own, 0))
  })

  test('says whether it is below the minimum', () => {
    const melds = { 0: 'chow 234m from 3, chow 678p from 3, pong 111p from 2, chow 789s from 3' }
    const [hint] = hintsOf(waiting('4455s', { melds }))
    expect(hint?.discard).toMatchObject({ minimum: 20, falseMahjong: 'below-minimum' })
    expect(hint?.selfDraw).toMatchObject({ minimum: 20, falseMahjong: 'below-minimum' })
  })

  test('tells a tile that the seat passed on', () => {
    const table = midHand({ turn: 1, hands: { 0: ready }, front: '5s' })
    act(table, '1 discards 5s', '0 passes')
    expect(hintsOf(table).map(({ passed }) => passed)).toEqual([true, false])
  })

  test('tells a tile that Closing would forbid', () => {
    const pairs = hintsOf(waiting('1155m3377p2244s1166z'))
    expect(pairs.every(({ barredByClosing }) => barredByClosing)).toBe(true)
    expect(hintsOf(waiting(ready)).some(({ barredByClosing }) => barredByClosing)).toBe(false)
  })
})

describe('which discard leaves the hand ready', () => {
  test('each with what it waits for', () => {
    const table = midHand({
      turn: 0,
      hands: { 0: '5678899m234789p444s' },
      front: '3m',
      rules: taiwan({}),
    })
    expect(readyOf(table)).toEqual({ '3m': '8m 9m', '8m': '4m' })
  })

  test('of a complete hand too', () => {
    const rules = taiwan({})
    const table = midHand({ turn: 0, hands: { 0: '1122344556678999m' }, front: '1m', rules })
    expect(readyOf(table)).toEqual({
      '1m': '1m 2m 3m',
      '2m': '1m 2m 3m 4m 5m 6m 7m 8m 9m',
      '3m': '2m 3m 6m 9m',
      '4m': '4m 7m',
      '5m': '2m 3m 5m',
      '6m': '2m 3m 6m 9m',
      '7m': '7m',
      '8m': '2m 3m 5m 8m',
      '9m': '2m 9m',
    })
  })

  test('but not between turns, nor of a closed hand', () => {
    expect(readyOf(waiting('123456m789p123s67s55z'))).toEqual({})
    const closed = midHand({
      turn: 0,
      hands: { 0: '123456m789p123s67s55z' },
      front: '1z',
      closed: [0],
    })
    expect(readyOf(closed)).toEqual({})
  })
})
