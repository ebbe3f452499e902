import { describe, expect, test } from 'vitest'
import { dictionaries } from '../../src/i18n/dictionary'
import { textsOfRuleSet } from '../../src/i18n/ruleSets'
import { RULE_SET_IDS } from '../../src/rules/index'
import type { RuleSetId } from '../../src/rules/index'
import { FOREIGN } from '../support/vocabulary'

/** What one house says of another: a name that it takes from there, a rule that it does not have. */
const BORROWED = new Set(['false-win', 'passed-win', 'closing', 'close', 'dealer-tai'])

const LANGUAGES = ['en', 'zh-Hant'] as const
const withForeign = (texts: readonly string[], words: RegExp): string[] =>
  texts.filter((text) => words.test(text))

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(RULE_SET_IDS)('rows and rules of %s speak its own words', async (id: RuleSetId) => {
    const { wording, rows, play } = textsOfRuleSet(id)
    const told = Object.values(await rows[language]()).flatMap((row) => [row.name, row.explains])
    const chapters = (await play[language]()).flatMap(({ title, sentences }) => [
      title,
      ...sentences,
    ])
    expect(withForeign([...told, ...chapters], FOREIGN[wording][language])).toEqual([])
  })

  test.each(['hongKong', 'taiwan', 'tsumo'] as const)('so do the terms of %s', async (wording) => {
    const { terms, actions, tiles } = await dictionaries[language]()
    const worded = Object.entries({ ...terms, ...actions }).filter(([id]) => !BORROWED.has(id))
    const told = [...worded.map(([, word]) => word[wording]), ...Object.values(tiles[wording])]
    expect(withForeign(told, FOREIGN[wording][language])).toEqual([])
  })
})
