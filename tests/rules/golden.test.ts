import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { RULE_SET_IDS } from '../../src/rules/index'
import { scoreRecord } from '../../src/rules/scoreRecord'

type Line = { readonly id: string; readonly points: number }
type Expected = Readonly<Record<string, unknown>> & { readonly error?: true }
type GoldenCase = {
  readonly name: string
  readonly record: unknown
  readonly expect: Expected
}

const casesOf = (id: string): GoldenCase[] =>
  readFileSync(new URL(`cases/${id}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as GoldenCase)

const idsAndPoints = (lines: unknown): Line[] | undefined =>
  (lines as Line[] | undefined)?.map(({ id, points }) => ({ id, points }))

type Answer = Readonly<Record<string, unknown>>

const spoken = (answer: Answer, field: string): unknown => {
  if (field === 'error') return typeof answer[field] === 'string'
  return field === 'lines' ? idsAndPoints(answer[field]) : answer[field]
}

/** Of an answer only what the case speaks of. */
const spokenOf = (answer: Answer, expected: Expected) =>
  Object.fromEntries(Object.keys(expected).map((field) => [field, spoken(answer, field)]))

describe.each(RULE_SET_IDS)('%s', (id) => {
  const cases = casesOf(id)

  test('has golden cases', () => {
    expect(cases.length).toBeGreaterThan(100)
  })

  test.each(cases.map((golden) => [golden.name, golden] as const))('%s', (_name, golden) => {
    const answer = scoreRecord(golden.record) as Answer
    expect(spokenOf(answer, golden.expect)).toEqual(golden.expect)
  })
})
