import { describe, expect, test } from 'vitest'

import { beginner } from '../../src/bots/beginner'
import { expert } from '../../src/bots/expert'
import { normal } from '../../src/bots/normal'
import { tsumo } from '../../src/rules/tsumo'
import { act, offers } from '../support/acting'
import { answerBy, greedyAnswer } from '../support/bots'
import { at } from '../support/lastDraws'
import { midHand } from '../support/rigged'
import type { MidHand, Table } from '../support/rigged'

const LEVELS = { beginner, normal, expert } as const
const answers = (table: Table) => ({
  beginner: answerBy(beginner)(table, 0),
  normal: answerBy(normal)(table, 0),
  expert: answerBy(expert)(table, 0),
})

/** Seat 0 has this hand and draws this tile. */
const turn = (hand: string, drawn: string, more: Partial<MidHand> = {}): Table =>
  midHand({ turn: 0, hands: { 0: hand }, front: drawn, ...more })

/** Seat 3, whose next is seat 0, discards a tile while seat 0 has this hand. */
const thrown = (hand: string, tile: string, more: Partial<MidHand> = {}): Table =>
  act(midHand({ turn: 3, hands: { 0: hand }, front: tile, ...more }), `3 discards ${tile}`)

const CHOWS = 'chow 123m from 3, chow 456m from 3, chow 789m from 3, chow 123p from 3'
/** Five sets on the table: one tile in hand. */
const MELTED = `${CHOWS}, chow 456p from 3`
/** Waits for 5s and 8s. */
const READY = '123456m789p123s67s55z'
const PURE_SUIT = '1112223334445556m'
/** Four sets that are worth next to nothing together. */
const POOR = 'chow 234m from 3, chow 678p from 3, pong 111p from 2, chow 789s from 3'

describe.each(Object.entries(LEVELS))('%s', (_name, level) => {
  const answer = (table: Table): string => answerBy(level)(table, 0)

  test('wins when it may', () => {
    expect(answer(turn(PURE_SUIT, '6m'))).toBe('win')
    expect(answer(thrown(PURE_SUIT, '6m'))).toBe('win')
    expect(answer(turn(PURE_SUIT, '6m', { closed: [0] }))).toBe('win')
  })

  test('robs a kong', () => {
    const hands = { 0: '123456m789p123s67s55z', 3: '+' }
    const table = midHand({ turn: 3, hands, front: '8s', melds: { 3: 'pong 888s from 1' } })
    expect(answer(act(table, '3 kongs 8s'))).toBe('win')
  })

  test('declares no False Mahjong: below the minimum it plays on', () => {
    const off = thrown('4455s', '5s', { melds: { 0: POOR } })
    expect(offers(off, 0)).toContain('win')
    expect(answer(off)).toBe('pass')
    const drawn = turn('4455s', '5s', { melds: { 0: POOR } })
    expect(offers(drawn, 0)).toContain('win')
    expect(answer(drawn)).toMatch(/^(discard|close) /)
  })

  test('declares no False Mahjong: a shape that Closing forbids', () => {
    const closed = turn('1155m3377p2244s1166z', '1z', { closed: [0] })
    expect(offers(closed, 0)).toContain('win')
    expect(answer(closed)).toBe('discard 1z')
  })

  test('does not close where that would forbid its only win', () => {
    expect(answer(turn('1155m3377p2244s1166z', '9m'))).toBe('discard 9m')
  })

  test('closes where the rule set has it, and only once it is ready', () => {
    expect(answer(turn(READY, '1z'))).toBe('close 1z')
    expect(answer(turn(READY, '1z', { rules: tsumo }))).toBe('discard 1z')
    expect(answer(turn('123456m789p12s9s55z13z', '7z'))).toMatch(/^discard /)
  })

  test('lays down four alike where that takes nothing away, not where they serve in two sets', () => {
    expect(answer(turn('123456m789p557s111z3z', '1z'))).toBe('concealed-kong 1z')
    expect(answer(turn('111123m456789p45s99s', '4z', { rules: tsumo }))).toBe('discard 4z')
  })

  test('throws another useless tile where the fourth West in a row may only be shown', () => {
    const hands = { 0: '8m9s123456m789p123s55z', 1: '+', 2: '+' }
    const wests = midHand({ turn: 1, hands, front: '3z3z3z3z' })
    act(wests, '1 discards 3z', '2 discards 3z', '3 discards 3z')
    expect(offers(wests, 0)).toContain('show-west')
    expect(answer(wests)).toMatch(/^discard (8m|9s)$/)
  })
})

describe('a beginner', () => {
  const answer = answerBy(beginner)

  test('keeps honours and ends', () => {
    expect(answers(turn('9s', '7z', { rules: tsumo, melds: { 0: MELTED } }))).toEqual({
      beginner: 'discard 9s',
      normal: 'discard 7z',
      expert: 'discard 7z',
    })
    expect(answer(turn('1s', '8s', { rules: tsumo, melds: { 0: MELTED } }), 0)).toBe('discard 8s')
  })

  test('goes by its own hand alone: what lies on the table changes nothing', () => {
    const gone = (pong: string): Table =>
      turn('2z', '3z', { rules: tsumo, melds: { 0: MELTED, 1: pong } })
    const [south, west] = [gone('pong 222z from 2'), gone('pong 333z from 2')]
    expect([answer(south, 0), answer(west, 0)]).toEqual(['discard 2z', 'discard 2z'])
    expect(answerBy(normal)(south, 0)).toBe('discard 2z')
    expect(answerBy(normal)(west, 0)).toBe('discard 3z')
  })

  test('claims whatever brings it nearer, also for a hand that can never be worth the minimum', () => {
    const table = thrown('12s55z46m9p', '3s', {
      melds: { 0: 'chow 234m from 3, chow 678p from 3, pong 111p from 2' },
    })
    expect(answers(table)).toEqual({ beginner: 'chow 12s', normal: 'pass', expert: 'pass' })
  })

  test('closes also for a win that is not worth the minimum', () => {
    const table = turn('4455s', '9p', { melds: { 0: POOR }, round: 'N' })
    expect(answers(table)).toEqual({
      beginner: 'close 9p',
      normal: 'discard 9p',
      expert: 'discard 9p',
    })
  })
})

describe('a normal player', () => {
  test('claims the same where no minimum stands in the way', () => {
    const hand = { 0: '12s55z46m9p' }
    const melds = { 0: 'chow 234m from 3, chow 678p from 3, pong 111p from 2' }
    const table = act(at('taiwan', { turn: 3, hands: hand, front: '3s', melds }), '3 discards 3s')
    expect(answerBy(normal)(table, 0)).toBe('chow 12s')
  })

  test('waits for what is worth most: the pair of the third dragon', () => {
    const melds = {
      0: 'pong 555z from 1, pong 666z from 2, chow 123m from 3, chow 456m from 3, chow 789p from 3',
    }
    const table = turn('2s', '7z', { melds })
    expect(answerBy(normal)(table, 0)).toMatch(/2s$/)
    expect(greedyAnswer(table, 0)).toMatch(/7z$/)
  })
})

describe('an expert', () => {
  test('one tile from ready, discards for the worth of what may come', () => {
    const melds = { 0: 'pong 555z from 1, pong 666z from 2, chow 123m from 3, chow 456m from 3' }
    const found = answers(turn('34p9s7z', '2m', { melds }))
    expect(found.normal).toBe('discard 7z')
    expect(found.expert).not.toBe('discard 7z')
  })

  /** Seat 3 throws 5s, closed or not; then seat 0 draws 5s and can do without that or without 5p. */
  const either = (closed: MidHand['closed']): Table => {
    const hands = { 0: '123m789m111z22z33z44z5p' }
    const table = midHand({ turn: 3, hands, front: '5s5s', closed: closed ?? [], left: 80 })
    return act(table, '3 discards 5s')
  }

  test('avoids what a closed rival has not let pass', () => {
    expect(answers(either([3]))).toMatchObject({ normal: 'discard 5p', expert: 'discard 5s' })
    expect(answers(either([]))).toMatchObject({ normal: 'discard 5p', expert: 'discard 5p' })
  })
})
