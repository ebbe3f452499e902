import { describe, expect, test } from 'vitest'
import { judge } from '../../../src/engine/score/judge'
import { scoring } from '../../../src/rules/worldwide/scoring'
import { settle } from '../../../src/rules/worldwide/settlement'
import { pointsOf, readAs, sheetOf, winOf } from '../../support/score'
import type { Facts } from '../../support/score'

const self: Facts = { win: 'self-draw' }
const incomplete = '147m258p369s123456z9m + 9p'
const byFlower = (flowers: string, more: Facts = {}): Facts => ({
  ...self,
  source: 'flower',
  flowers,
  ...more,
})

describe('wins by flowers alone', () => {
  test.each([
    ['E', 20],
    ['S', 22],
    ['W', 24],
    ['N', 26],
  ])('seven flowers in the %s round are worth the minimum, %i', (round, points) => {
    const sheet = sheetOf(scoring, incomplete, byFlower('1234567f', { round }))
    expect(pointsOf(sheet)).toEqual({ 'seven-flowers': points })
    expect(sheet).toMatchObject({ total: points, belowMinimum: false, reading: null })
  })

  test('eight flowers are worth 40 in every round', () => {
    const sheet = sheetOf(scoring, incomplete, byFlower('12345678f', { round: 'N' }))
    expect(pointsOf(sheet)).toEqual({ 'eight-flowers': 40 })
  })

  test.each([
    ['six flowers', byFlower('123456f')],
    ['the tile came from the wall', { ...self, flowers: '1234567f' }],
    ['the tile came from a discard', { flowers: '1234567f' }],
  ])('none: %s', (_why, facts) => {
    expect(judge(scoring, winOf(incomplete, facts))).toEqual({
      complete: false,
      reason: 'no-shape',
    })
  })

  test('a complete hand worth more is taken instead', () => {
    const { total, lines } = sheetOf(scoring, '123567m345999s67p11p + 8p', byFlower('1234567f'))
    expect(lines[0]).toMatchObject({ id: 'mahjong' })
    expect(total).toBe(5 + 1 + 10 + 5 + 7 + 2 + 1)
  })

  test('a complete hand worth less stays the runner-up', () => {
    const sheet = sheetOf(
      scoring,
      '(123m)(567m)(999s)67p345s11z + 8p',
      byFlower('1234567f', { round: 'N' }),
    )
    expect(pointsOf(sheet)).toEqual({ 'seven-flowers': 26 })
    expect(sheet.runnerUp?.total).toBe(5 + 1 + 5 + 7 + 2)
  })
})

describe('the minimum by round wind', () => {
  const twentyTwo = '123567m345999s67p11z + 8p'
  test.each([
    ['E', false],
    ['S', false],
    ['W', true],
    ['N', true],
  ])('22 points in the %s round: below it is %s', (round, belowMinimum) => {
    const sheet = sheetOf(scoring, twentyTwo, { ...self, closed: true, round })
    expect(sheet).toMatchObject({ total: 22, belowMinimum })
  })
})

describe('a closed hand', () => {
  test.each([
    ['Nico Nico', '1133m3377p2244s1166z + 6z'],
    ['16 Orphans', '147m258p369s1234567z + 4m'],
  ])('is no %s', (_shape, hand) => {
    const judgement = judge(scoring, winOf(hand, { closed: true }))
    expect(judgement).toEqual({ complete: false, reason: 'shape-forbidden-when-closed' })
  })

  test('may be 13 Orphans', () => {
    const sheet = sheetOf(scoring, '19m19p19s1234567z34m1m + 5m', { closed: true })
    expect(pointsOf(sheet)).toMatchObject({ closing: 5, 'thirteen-orphans': 90 })
  })

  test('that is Nico Nico and five sets is read as five sets', () => {
    const sheet = sheetOf(scoring, '223344556677m88p11z + 1z', { closed: true })
    expect(sheet.reading?.shape).toBe('standard')
  })
})

describe('what was replaced', () => {
  test.each([
    [
      'one row takes the place of two',
      '(123m)567m345s999s67p11p + 8p',
      {},
      [
        { id: 'no-flowers', by: 'no-flowers-no-honours' },
        { id: 'no-honours', by: 'no-flowers-no-honours' },
      ],
    ],
    [
      'seabed takes the flower wall',
      '(123m)567m345s999s67p11z + 8p',
      { ...self, source: 'flower-wall', lastTile: true },
      [{ id: 'flower-wall', by: 'seabed' }],
    ],
    [
      'all pongs take calling by pairs',
      '(111m)(555m)(333s)77p99s777z + 7p',
      {},
      [{ id: 'calling-by-pairs', by: 'all-pong' }],
    ],
    ['nothing', '(123m)567m345s999s67p11z + 8p', {}, []],
  ])('%s', (_name, hand, facts, replaced) => {
    expect(sheetOf(scoring, hand, facts).replaced).toEqual(replaced)
  })
})

describe('the reading', () => {
  test('worth most is scored, the next best stands beside it', () => {
    const sheet = sheetOf(scoring, '111222333m45p789p99s + 6p', self)
    expect(readAs(sheet)).toBe('111m 222m 333m 456p 789p 99s')
    expect(sheet.total).toBe(51)
    expect(sheet.runnerUp?.total).toBe(46)
    expect(readAs({ reading: sheet.runnerUp?.reading ?? null })).toBe(
      '123m 123m 123m 456p 789p 99s',
    )
  })

  test('a discard completes the sheung rather than the pong where that is worth more', () => {
    const sheet = sheetOf(scoring, '45666m222p345s789s11z + 6m')
    expect(readAs(sheet)).toBe('456m 666m 222p 345s 789s 11z')
    expect(pointsOf(sheet)).toMatchObject({ 'concealed-pongs-2': 5 })
  })

  test('there is no runner-up where the tiles lie one way only', () => {
    expect(sheetOf(scoring, '123567m345999s67p11z + 8p').runnerUp).toBeNull()
  })
})

describe('payments', () => {
  const paid = (hand: string, facts: Facts) => {
    const win = winOf(hand, facts)
    const judgement = judge(scoring, win)
    return judgement.complete ? settle(win, judgement.sheet) : null
  }
  const closed = '123567m345999s67p11z + 8p'

  test.each([
    [
      'self-drawn: all pay, the dealer one more',
      { ...self, closed: true },
      { E: -23, S: 67, W: -22, N: -22 },
    ],
    [
      'the dealer self-draws: all pay alike',
      { ...self, closed: true, seat: 'E', round: 'S' },
      { E: 69, S: -23, W: -23, N: -23 },
    ],
    [
      'a discard: the discarder pays alone',
      { closed: true, discards: 7 },
      { E: 0, S: 66, W: -66, N: 0 },
    ],
    [
      'a robbed gong: its declarer pays alone',
      { closed: true, win: 'rob-gong', discarder: 'N' },
      { E: 0, S: 26, W: 0, N: -26 },
    ],
  ])('%s', (_name, facts, byWind) => {
    expect(paid(closed, facts)).toMatchObject([{ reason: 'win', byWind }])
  })

  test('seven flowers: as a self-draw', () => {
    const byWind = { E: -21, S: 61, W: -20, N: -20 }
    expect(paid(incomplete, byFlower('1234567f'))).toMatchObject([{ reason: 'win', byWind }])
  })

  test('the one more of the dealer is told apart', () => {
    const [payment] = paid(closed, { ...self, closed: true }) ?? []
    expect(payment?.extra).toEqual({ E: 1, S: 0, W: 0, N: 0 })
  })

  test('below the minimum nothing moves', () => {
    expect(paid(closed, {})).toEqual([])
  })
})
