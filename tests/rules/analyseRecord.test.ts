import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { analyseLine, analyseRecord } from '../../src/rules/analyseRecord'
import { RULE_SET_IDS } from '../../src/rules/index'

type GoldenCase = {
  readonly name: string
  readonly record: unknown
  readonly expect: object
}

const cases = readFileSync(new URL('cases/analyse.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as GoldenCase)

describe('the golden cases', () => {
  test('are there', () => expect(cases.length).toBeGreaterThan(300))

  test.each(cases)('$name', ({ record, expect: expected }) => {
    const refused: object = { error: expect.any(String) as string }
    expect(analyseRecord(record)).toEqual('error' in expected ? refused : expected)
  })
})

describe('a closed hand', () => {
  const orphans = { concealed: '147m258p369s1234567z' }
  const everyOrphan = '147m258p369s1234567z'

  test('is not led towards a shape that closing forbids', () => {
    expect(analyseRecord({ ruleset: 'club', ...orphans })).toMatchObject({ distance: 0 })
    expect(analyseRecord({ ruleset: 'club', ...orphans, closed: true })).toMatchObject({
      distance: 6,
    })
  })

  test('of seventeen tiles lists every kind', () => {
    const drawn = { ruleset: 'worldwide', concealed: `${everyOrphan}7z`, closed: true }
    expect(analyseRecord(drawn)).toMatchObject({
      discards: { length: 16 },
    })
  })

  test('is any other hand where nobody closes', () => {
    const hand = { ruleset: 'tsumo', ...orphans }
    expect(analyseRecord({ ...hand, closed: true })).toEqual(analyseRecord(hand))
  })
})

test('all rule sets answer at once, each for itself', () => {
  const record = { concealed: '1122334455667m999p' }
  const each = RULE_SET_IDS.map((id) => [id, analyseRecord({ ruleset: id, ...record })])
  expect(analyseRecord({ ruleset: 'all', ...record })).toEqual(Object.fromEntries(each))
})

const ordinary = { ruleset: 'taiwan', concealed: '123567m345999s67p11z' }
test.each([
  [{ ruleset: 'taiwan' }, 'concealed: is needed'],
  [{ ...ordinary, ruleset: 'riichi' }, 'ruleset: "riichi" is none of the values allowed here'],
  [{ ...ordinary, options: {} }, 'options: {} is no known field'],
  [{ ...ordinary, closed: 'no' }, 'closed: "no" has the wrong type'],
  [{ ...ordinary, seen: '1f' }, 'seen: "1f" holds a flower'],
  [{ ...ordinary, seen: '99s' }, 'seen: "9s" is there more than four times'],
  [{ ...ordinary, concealed: '123m' }, 'concealed: "123m" has the wrong number of tiles'],
  [{ ...ordinary, melds: ['chow 124m'] }, 'melds[0]: "chow 124m" is no meld'],
])('%j is answered with an error', (record, error) => {
  expect(analyseRecord(record)).toEqual({ error: expect.stringContaining(error) as string })
})

test('a line that is no record is answered with an error', () => {
  expect(analyseLine('')).toEqual({ error: 'record: "" is no JSON' })
  expect(analyseLine('[]')).toEqual({ error: 'record: [] is no object' })
})
