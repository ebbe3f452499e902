import { describe, expect, test } from 'vitest'

import { taiwan as taiwanWith } from '../../src/rules/taiwan'
import { act, offers } from '../support/acting'
import { greedyAnswer, secondAnswer } from '../support/bots'
import { midHand } from '../support/rigged'
import type { MidHand, Table } from '../support/rigged'

const taiwan = taiwanWith({})

/** Seat 0 has this hand and draws this tile. */
const turn = (hand: string, drawn: string, more: Partial<MidHand> = {}): Table =>
  midHand({ turn: 0, hands: { 0: hand }, front: drawn, ...more })
const onTurn = (...spec: Parameters<typeof turn>): string => secondAnswer(turn(...spec), 0)

/** Seat 3, whose next is seat 0, discards a tile while seat 0 has this hand. */
const discarded = (hand: string, tile: string, more: Partial<MidHand> = {}): Table => {
  const table = midHand({ turn: 3, hands: { 0: hand }, front: tile, ...more })
  return act(table, `3 discards ${tile}`)
}
const onDiscard = (...spec: Parameters<typeof discarded>): string =>
  secondAnswer(discarded(...spec), 0)

const PURE_SUIT = '1112223334445556m'
/** Waits for 5s and 8s. */
const READY = '123456m789p123s67s55z'

describe('a win', () => {
  test('is taken, on its own turn and off a discard', () => {
    expect(onTurn(PURE_SUIT, '6m')).toBe('win')
    expect(onDiscard(PURE_SUIT, '6m')).toBe('win')
  })

  test('below the minimum is let go', () => {
    const melds = { 0: 'chow 234m from 3, chow 678p from 3, pong 111p from 2, chow 789s from 3' }
    const table = discarded('4455s', '5s', { melds })
    expect(offers(table, 0)).toContain('win')
    expect(secondAnswer(table, 0)).toBe('pass')
  })
})

describe('a hand that is ready', () => {
  const CHOWS = 'chow 123m from 3, chow 456m from 3, chow 789p from 3'
  const DRAGONS = `pong 555z from 1, pong 666z from 2, ${CHOWS}`

  test('waits for what is worth most: the pair of the third dragon', () => {
    const table = turn('2s', '7z', { melds: { 0: DRAGONS } })
    expect(secondAnswer(table, 0)).toBe('discard 2s')
    expect(greedyAnswer(table, 0)).toBe('close 7z')
  })

  test('is closed where that adds to it', () => expect(onTurn(READY, '1z')).toBe('close 1z'))

  test('stays open where one tile is left to win with', () => {
    const taken = 'chow 345s from 1, chow 345s from 1, chow 456s from 1, chow 567s from 1'
    const table = turn(READY, '1z', { melds: { 1: 'pong 888s from 2', 2: taken } })
    expect(secondAnswer(table, 0)).toBe('discard 1z')
    expect(greedyAnswer(table, 0)).toBe('close 1z')
  })
})

describe('while a rival may be ready', () => {
  const FAR = '159m456p2599s12347z4s'

  /** Seat 3 draws 5p and throws it, closing or not; then seat 0 draws 9s. */
  const thrown = (how: 'closes' | 'discards', hand: string, more: Partial<MidHand> = {}): Table => {
    const hands = { 0: hand, 3: READY }
    const table = midHand({ turn: 3, hands, front: '5p9s', ...more })
    act(table, `3 ${how} 5p`)
    return offers(table, 0).includes('pass') ? act(table, '0 passes') : table
  }

  test('a hand far from ready breaks a set for what that rival threw', () => {
    expect(secondAnswer(thrown('closes', FAR), 0)).toBe('discard 5p')
  })

  test('nothing is broken while nobody may', () => {
    expect(secondAnswer(thrown('discards', FAR), 0)).toBe('discard 9s')
  })

  test('a rival with three sets on the table is as good as closed', () => {
    const melds = { 3: 'pong 111m from 0, pong 222p from 1, pong 888p from 2' }
    const rival = '12345s66z'
    const table = midHand({ turn: 3, hands: { 0: FAR, 3: rival }, front: '5p9s', melds })
    act(table, '3 discards 5p')
    if (offers(table, 0).includes('pass')) act(table, '0 passes')
    expect(secondAnswer(table, 0)).toBe('discard 5p')
  })

  test('a hand that is ready itself goes on', () => {
    expect(onTurn(READY, '1z', { closed: [1] })).toBe('close 1z')
  })
})

describe('a claim', () => {
  test('is not made by a hand that is far from ready', () => {
    const table = discarded('13m14577p2589s1234z5z', '2m', { rules: taiwan })
    expect(secondAnswer(table, 0)).toBe('pass')
    expect(greedyAnswer(table, 0)).toBe('chow 13m')
  })

  test.each(['7z', '1z'])('is made of a dragon and of the own wind even so: %s', (tile) => {
    const hand = `13m1456p2589s${tile}${tile}2346z`
    expect(onDiscard(hand, tile, { rules: taiwan })).toBe('pong')
  })

  test('is not made of any other wind', () => {
    expect(onDiscard('13m1456p2589s33z2467z', '3z', { rules: taiwan })).toBe('pass')
  })

  test('is made one tile from ready', () => {
    expect(onDiscard('123456m789p12s9s55z13z', '3s')).toBe('chow 12s')
  })

  test('is not made for a ready hand that no tile can bring to the minimum', () => {
    const melds = { 0: 'chow 234m from 3, chow 678p from 3, pong 111p from 2' }
    const table = discarded('12s55z46m9p', '3s', { melds })
    expect(secondAnswer(table, 0)).toBe('pass')
    expect(greedyAnswer(table, 0)).toBe('chow 12s')
    expect(onDiscard('12s55z46m9p', '3s', { melds, rules: taiwan })).toBe('chow 12s')
  })
})

describe('what a hand leans to', () => {
  test('a suit: other suits go first of what is equally useless', () => {
    const table = turn('1245578m1122z68p57s9m', '4s')
    expect(secondAnswer(table, 0)).toBe('discard 7s')
    expect(greedyAnswer(table, 0)).toBe('discard 1m')
  })

  test('pongs: they are claimed from afar where six pairs are held, not where three are', () => {
    expect(onDiscard('1155m3377p22s66z4s59p1z', '1m', { rules: taiwan })).toBe('pong')
    expect(onDiscard('1159m379p2589s66z134z', '1m', { rules: taiwan })).toBe('pass')
  })
})

test('a kong of its own is made where it takes nothing away', () => {
  expect(onTurn('123456m789p557s1111z', '3z')).toBe('concealed-kong 1z')
})
