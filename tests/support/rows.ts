import { describe, expect, test } from 'vitest'
import type { ScoringRules } from '../../src/engine/score/scoringRules'
import { pointsOf, sheetOf } from './score'
import type { Facts } from './score'

/** A row, what it adds, when, and a hand that meets it. */
export type Meets<Id extends string> = readonly [Id, number, string, string, Facts?]
/** A row that a hand does not add, and why. */
export type Misses<Id extends string> = readonly [Id, string, string, Facts?]

/** A table of rows and hands that meet and miss them; `alone` are the rows that no hand adds. */
export type RowCases<Id extends string> = {
  readonly scoring: ScoringRules
  readonly ids: readonly Id[]
  readonly meets: readonly Meets<Id>[]
  readonly misses: readonly Misses<Id>[]
  readonly alone: readonly Id[]
}

const withFacts = <Id extends string>([id, points, why, hand, facts = {}]: Meets<Id>) =>
  [id, points, why, hand, facts] as const

const withoutRow = <Id extends string>([id, why, hand, facts = {}]: Misses<Id>) =>
  [id, why, hand, facts] as const

/** Holds a published table to its rows, one hand at least for each. */
export const describeRows = <Id extends string>(cases: RowCases<Id>): void => {
  const { scoring, ids, meets, misses, alone } = cases

  test('every row of the table is met below, but for those that stand alone', () => {
    const met = new Set(meets.map(([id]) => id))
    expect(ids.filter((id) => !met.has(id))).toEqual(alone)
    expect(new Set(ids).size).toBe(ids.length)
  })

  describe('adds', () => {
    test.each(meets.map(withFacts))('%s %i: %s', (id, points, _why, hand, facts) => {
      expect(pointsOf(sheetOf(scoring, hand, facts))[id]).toBe(points)
    })
  })

  describe('does not add', () => {
    test.each(misses.map(withoutRow))('%s: %s', (id, _why, hand, facts) => {
      expect(pointsOf(sheetOf(scoring, hand, facts))).not.toHaveProperty(id)
    })
  })
}
