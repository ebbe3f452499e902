import { describe, expect, test } from 'vitest'
import { adviceTexts } from '../../src/i18n/advice'
import { dictionaries } from '../../src/i18n/dictionary'
import { textsOfRuleSet } from '../../src/i18n/ruleSets'
import { ruleSetOf, RULE_SET_IDS } from '../../src/rules/index'

type Leaf = { readonly path: string; readonly value: unknown }

/** Every text of a dictionary with the way to it. */
const leavesOf = (value: unknown, path: string): Leaf[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`))
    : [{ path, value }]

const english = leavesOf({ ...(await dictionaries.en()), advice: await adviceTexts.en() }, 'text')
const chinese = leavesOf(
  { ...(await dictionaries['zh-Hant']()), advice: await adviceTexts['zh-Hant']() },
  'text',
)

test('both languages have the same texts', () => {
  expect(english.length).toBeGreaterThan(300)
  expect(chinese.map(({ path }) => path).toSorted()).toEqual(
    english.map(({ path }) => path).toSorted(),
  )
})

test.each([
  ['English', english],
  ['Chinese', chinese],
])('every text in %s is a sentence or makes one', (_, leaves) => {
  const empty = leaves.filter(
    ({ value }) =>
      typeof value !== 'function' && (typeof value !== 'string' || value.trim() === ''),
  )
  expect(empty).toEqual([])
})

const LATIN_NAMES = ['Sixteen', 'en', 'zh-Hant']

test('no Chinese text is left in English', () => {
  const left = chinese.filter(
    ({ value }) =>
      typeof value === 'string' && /^[\x20-\x7e]+$/.test(value) && !LATIN_NAMES.includes(value),
  )
  expect(left).toEqual([])
})

describe.each(['en', 'zh-Hant'] as const)('in %s', (language) => {
  test.each(RULE_SET_IDS)('every row of %s has a name and an explanation', async (id) => {
    const texts = await textsOfRuleSet(id).rows[language]()
    const rows = ruleSetOf(id).scoring.rows.map((row) => row.id)
    expect(rows.length).toBeGreaterThan(10)
    const told = (row: string) => texts[row]?.name.trim() && texts[row].explains.trim()
    expect(rows.filter((row) => !told(row))).toEqual([])
  })

  test.each(RULE_SET_IDS)('no row is told that %s does not have', async (id) => {
    const rows = new Set(ruleSetOf(id).scoring.rows.map((row) => row.id))
    const told = Object.keys(await textsOfRuleSet(id).rows[language]())
    expect(told.filter((row) => !rows.has(row))).toEqual([])
  })
})

test.each(RULE_SET_IDS)(
  'how %s is played is told in both languages, chapter by chapter',
  async (id) => {
    const { play } = textsOfRuleSet(id)
    const [en, zh] = await Promise.all([play.en(), play['zh-Hant']()])
    expect(en.length).toBeGreaterThan(3)
    expect(zh.map(({ sentences }) => sentences.length)).toEqual(
      en.map(({ sentences }) => sentences.length),
    )
  },
)
