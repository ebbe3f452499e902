import { describe, expect, test } from 'vitest'
import { scoring } from '../../../src/rules/worldwide/scoring'
import { pointsOf, sheetOf } from '../../support/score'
import type { Facts } from '../../support/score'

const SHEUNG_ROWS = /-run-|-sheungs-/

/** What the sheung rows of a hand add. */
const sheungRows = (hand: string, facts: Facts = {}): Record<string, number> =>
  Object.fromEntries(
    Object.entries(pointsOf(sheetOf(scoring, hand, facts))).filter(([id]) => SHEUNG_ROWS.test(id)),
  )

/** The same for exposed sets named one by one; the pair of East is completed by a discard. */
const exposed = (sets: string): Record<string, number> =>
  sheungRows(
    `${sets
      .split(' ')
      .map((set) => `(${set})`)
      .join('')}1z + 1z`,
  )

describe('the worked examples of the published rules', () => {
  test('a pure run and two more 123s: each 123 with the 789 of the run, and with its 123', () => {
    expect(exposed('123s 456s 789s 123s 123s')).toEqual({
      'pure-run-exposed': 15,
      'terminal-sheungs-2': 10,
      'brother-sheungs-2': 10,
    })
  })

  test('123 in three suits, 789 in two: a group of four, and the third 123 sister to both', () => {
    expect(exposed('123s 123m 123p 789s 789m')).toEqual({
      'terminal-sheungs-4-two-suits': 15,
      'sister-sheungs-2': 6,
    })
  })

  test('a pure run and one more 123 and 789: three Terminal pairs, no group of four', () => {
    expect(exposed('123s 456s 789s 123s 789s')).toEqual({
      'pure-run-exposed': 15,
      'terminal-sheungs-2': 15,
    })
  })
})

describe('Dragon Runs', () => {
  test.each([
    ['three suits, all drawn', '123m456p789s333m44z1z1z + 4z', {}, { 'mixed-run-concealed': 10 }],
    ['three suits, one claimed', '(123m)456p789s333m44z11z + 4z', {}, { 'mixed-run-exposed': 5 }],
    [
      'three suits, completed by a discard',
      '123m456p78s333m444z11z + 9s',
      {},
      { 'mixed-run-exposed': 5 },
    ],
    [
      'three suits, completed by a robbed gong',
      '123m456p78s333m444z11z + 9s',
      { win: 'rob-gong' },
      { 'mixed-run-exposed': 5 },
    ],
    [
      'three suits, completed by a self-draw',
      '123m456p78s333m444z11z + 9s',
      { win: 'self-draw' },
      { 'mixed-run-concealed': 10 },
    ],
    [
      'another set claimed, the run all drawn',
      '123m456p789s(333m)44z11z + 4z',
      {},
      { 'mixed-run-concealed': 10 },
    ],
    ['one suit, all drawn', '123p456p789p333m44z11z + 4z', {}, { 'pure-run-concealed': 20 }],
    ['one suit, one claimed', '(123p)456p789p333m44z11z + 4z', {}, { 'pure-run-exposed': 15 }],
    ['two suits are no run', '(123p)456p789s333m44z11z + 4z', {}, {}],
  ])('%s', (_name, hand, facts, rows) => {
    expect(sheungRows(hand, facts)).toEqual(rows)
  })

  test('a hand scores one run, the better of two', () => {
    expect(exposed('123m 456m 789m 456p 789s')).toEqual({
      'pure-run-exposed': 15,
      'sister-sheungs-2': 6,
    })
  })
})

test.each([
  ['two equal sheungs', '345p 345p 777z 222s 999m', { 'brother-sheungs-2': 5 }],
  ['twice two equal sheungs', '345p 345p 678m 678m 999s', { 'brother-sheungs-2': 10 }],
  ['three equal sheungs', '345p 345p 345p 222s 999m', { 'brother-sheungs-3': 15 }],
  ['four equal sheungs', '345p 345p 345p 345p 999m', { 'brother-sheungs-4': 25 }],
  ['the same numbers in two suits', '345p 345m 777z 222s 999m', { 'sister-sheungs-2': 3 }],
  ['the same numbers in three suits', '345p 345m 345s 777z 999m', { 'sister-sheungs-3': 10 }],
  [
    'three with the same numbers, two of them equal, are one group of two',
    '345p 345p 345s 777z 999m',
    { 'brother-sheungs-2': 5, 'sister-sheungs-2': 3 },
  ],
  [
    'four with the same numbers in three suits',
    '345p 345p 345s 345m 999m',
    { 'brother-sheungs-2': 5, 'sister-sheungs-4': 25 },
  ],
  [
    'four with the same numbers in two suits',
    '345p 345p 345s 345s 999m',
    { 'brother-sheungs-2': 10, 'sister-sheungs-4': 25 },
  ],
  [
    'five with the same numbers',
    '345p 345p 345s 345s 345m',
    { 'brother-sheungs-2': 10, 'sister-sheungs-5': 40 },
  ],
])('Brothers and Sisters: %s', (_name, sets, rows) => {
  expect(exposed(sets)).toEqual(rows)
})

describe('Terminal Sheungs', () => {
  test.each([
    ['123 and 789 of one suit', '123m 789m 777z 222s 555p', { 'terminal-sheungs-2': 5 }],
    ['123 and 789 of two suits are none', '123m 789p 777z 222s 555p', {}],
    [
      '123 and 789 in each of two suits, the pairs sisters no more',
      '123m 789m 123p 789p 777z',
      { 'terminal-sheungs-4-two-suits': 15 },
    ],
    ['two of each in one suit', '123m 123m 789m 789m 777z', { 'terminal-sheungs-4-one-suit': 20 }],
    [
      'one 123 with two 789s: a pair with each, the used 789s brothers no more',
      '123m 789m 789m 777z 222s',
      { 'terminal-sheungs-2': 10 },
    ],
    [
      'two 123s and three 789s: a group of four and two pairs',
      '123m 123m 789m 789m 789m',
      { 'terminal-sheungs-2': 10, 'terminal-sheungs-4-one-suit': 20 },
    ],
    [
      'a third pair is left where Brothers and Sisters are worth more',
      '123m 789m 123p 789p 789p',
      { 'terminal-sheungs-4-two-suits': 15, 'brother-sheungs-2': 5, 'sister-sheungs-2': 3 },
    ],
    [
      'three equal 123s, two used: the third is brother to each',
      '123m 123m 123m 789m 555p',
      { 'terminal-sheungs-2': 10, 'brother-sheungs-2': 10 },
    ],
    [
      'two pairs through a mixed run are no group of four, so one of them gives way to Sisters',
      '123m 456p 789s 123s 789m',
      { 'mixed-run-exposed': 5, 'terminal-sheungs-2': 5, 'sister-sheungs-2': 6 },
    ],
  ])('%s', (_name, sets, rows) => {
    expect(exposed(sets)).toEqual(rows)
  })
})

test('each line names the tiles of its groups', () => {
  const { lines } = sheetOf(scoring, '(345p)(345p)(345s)(777z)(999m)1z + 1z')
  const groups = lines.filter(({ id }) => SHEUNG_ROWS.test(id)).map(({ tiles }) => tiles)
  const [p3, p4, p5, s3, s4, s5] = [11, 12, 13, 20, 21, 22]
  expect(groups).toEqual([[[p3, p4, p5, p3, p4, p5]], [[p3, p4, p5, s3, s4, s5]]])
})
