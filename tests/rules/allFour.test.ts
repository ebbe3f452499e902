import { describe, expect, test } from 'vitest'
import { RULE_SET_IDS } from '../../src/rules/index'
import type { RuleSetId } from '../../src/rules/index'
import { scoreRecord } from '../../src/rules/scoreRecord'
import { recordOf } from '../support/score'
import type { Facts } from '../support/score'

type Answered = Readonly<Record<RuleSetId, Readonly<Record<string, unknown>>>>

const HAND = '123567m345999s67p11z + 8p'
const all = (hand: string, facts: Facts = {}): Answered =>
  scoreRecord(recordOf('all', hand, facts)) as Answered

/** Who answers with an error. */
const refusing = (answers: Answered): RuleSetId[] =>
  RULE_SET_IDS.filter((id) => 'error' in answers[id])

describe('a record for all rule sets', () => {
  test('is answered by each as if it were asked alone', () => {
    const answers = all(HAND)
    expect(Object.keys(answers)).toEqual([...RULE_SET_IDS])
    for (const id of RULE_SET_IDS) {
      expect(answers[id]).toEqual(scoreRecord(recordOf(id, HAND)))
    }
  })

  test('tells what the same hand is worth in each', () => {
    const answers = all(HAND)
    const totals = RULE_SET_IDS.map((id) => [answers[id]['total'], answers[id]['belowMinimum']])
    expect(totals).toEqual([
      [11, true],
      [11, false],
      [1, false],
      [1, false],
    ])
  })

  test('says no where a rule set does not know the shape', () => {
    const answers = all('1133m3377p2244s1166z + 6z')
    const complete = RULE_SET_IDS.filter((id) => answers[id]['complete'] === true)
    expect(complete).toEqual(['worldwide', 'club', 'tsumo'])
  })

  test.each<[string, Facts, RuleSetId[]]>([
    ['nothing', {}, []],
    ['a streak of 3', { streak: 3 }, ['worldwide']],
    ['the flower wall', { win: 'self-draw', source: 'flower-wall' }, ['club', 'taiwan', 'tsumo']],
    ['a minimum that is none', { options: { minimum: 'always' } }, ['club']],
    ['a hand that had been closed', { closed: true }, []],
    ['a first draw', { win: 'self-draw', firstDraw: true }, []],
    ['house rules of two rule sets', { options: { minimum: 'by-round', perTai: 50 } }, []],
  ])('is refused by those alone for whom it is malformed: %s', (_what, facts, ids) => {
    expect(refusing(all(HAND, facts))).toEqual(ids)
  })

  test.each<[string, Facts]>([
    ['an unknown house rule', { options: { cap: 10 } }],
    ['a stake of the wrong type', { options: { base: 'much' } }],
    ['a minimum of the wrong type', { options: { minimum: 20 } }],
    ['an unknown field', { riichi: true }],
    ['an unknown tile', { winningTile: '8z' }],
  ])('is refused as a whole where it is malformed for all: %s', (_what, facts) => {
    expect(Object.keys(scoreRecord(recordOf('all', HAND, facts)))).toEqual(['error'])
  })

  test('a house rule of another rule set changes nothing', () => {
    const record = recordOf('tsumo', HAND, { options: { minimum: 'always', base: 7 } })
    expect(scoreRecord(record)).toEqual(scoreRecord(recordOf('tsumo', HAND)))
  })
})
