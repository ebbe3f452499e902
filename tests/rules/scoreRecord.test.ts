import { describe, expect, test } from 'vitest'
import { RULE_SET_IDS } from '../../src/rules/index'
import { scoreLine, scoreRecord } from '../../src/rules/scoreRecord'
import { recordOf } from '../support/score'
import type { Facts } from '../support/score'

const ordinary = '123567m345999s67p11z + 8p'
const answer = (ruleset: string, facts: Facts = {}) =>
  scoreRecord(recordOf(ruleset, ordinary, facts))

test('an answer holds the lines, the total, what is paid and the waits', () => {
  expect(answer('worldwide', { discards: 7 })).toEqual({
    complete: true,
    belowMinimum: false,
    total: 61,
    lines: [
      { id: 'mahjong', points: 5, count: 1 },
      { id: 'concealed-discard', points: 5, count: 1 },
      { id: 'seven-discards', points: 50, count: 1 },
      { id: 'no-flowers', points: 1, count: 1 },
    ],
    replaced: [],
    payments: { E: 0, S: 61, W: -61, N: 0 },
    waits: ['5p', '8p'],
  })
})

test('below the minimum nothing is paid', () => {
  expect(answer('worldwide')).toMatchObject({
    belowMinimum: true,
    total: 11,
    payments: { E: 0, S: 0, W: 0, N: 0 },
  })
})

test('a hand that is not complete is answered with why', () => {
  const closed = recordOf('worldwide', '147m258p369s1234567z + 4m', { closed: true })
  expect(scoreRecord(closed)).toMatchObject({
    complete: false,
    reason: 'shape-forbidden-when-closed',
  })
  const scattered = recordOf('worldwide', '147m258p369s1234567z + 5m')
  expect(scoreRecord(scattered)).toMatchObject({ complete: false, reason: 'no-shape' })
})

describe('all rule sets at once', () => {
  test('each answers for itself', () => {
    const all = answer('all') as Record<string, unknown>
    expect(Object.keys(all)).toEqual([...RULE_SET_IDS])
    for (const id of RULE_SET_IDS) expect(all[id]).toEqual(answer(id))
  })

  test('what cannot be in one of them is an error of that one', () => {
    const facts = { win: 'self-draw', seat: 'E', streak: 3 }
    expect(answer('all', facts)).toMatchObject({
      worldwide: { error: 'streak: 3 contradicts the rest of the record' },
    })
  })

  test('what is malformed in itself is one error', () => {
    expect(answer('all', { seat: 'X' })).toEqual({
      error: 'seat: "X" is none of the values allowed here',
    })
  })
})

test('house rules of another rule set are read for their type and left', () => {
  expect(answer('worldwide', { options: { base: 50 } })).toEqual(answer('worldwide'))
  expect(answer('worldwide', { options: { base: true } })).toEqual({
    error: 'options.base: true has the wrong type',
  })
})

test('draws from the flower wall belong to the rule set that has them', () => {
  const facts = { win: 'self-draw', source: 'flower-wall' }
  expect(answer('worldwide', facts)).toMatchObject({ complete: true })
})

test.each([
  ['', 'record: "" is no JSON'],
  ['{"ruleset"', 'record: "{\\"ruleset\\"" is no JSON'],
  ['[]', 'record: [] is no object'],
  ['{}', 'ruleset: is needed'],
  ['{"ruleset":"riichi"}', 'concealed: is needed'],
])('the line %s is answered with an error', (line, error) => {
  expect(scoreLine(line)).toEqual({ error })
})
