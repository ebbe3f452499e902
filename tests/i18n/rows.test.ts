import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { clubRows as clubEn } from '../../src/i18n/en/rows/club'
import { taiwanRows as taiwanEn } from '../../src/i18n/en/rows/taiwan'
import { tsumoRows as tsumoEn } from '../../src/i18n/en/rows/tsumo'
import { worldwideRows as worldwideEn } from '../../src/i18n/en/rows/worldwide'
import type { RowText } from '../../src/i18n/rowText'
import { clubRows as clubZh } from '../../src/i18n/zh-Hant/rows/club'
import { taiwanRows as taiwanZh } from '../../src/i18n/zh-Hant/rows/taiwan'
import { tsumoRows as tsumoZh } from '../../src/i18n/zh-Hant/rows/tsumo'
import { worldwideRows as worldwideZh } from '../../src/i18n/zh-Hant/rows/worldwide'

type Rows = Readonly<Record<string, RowText>>

const TABLES: readonly { ruleSet: string; en: Rows; zh: Rows }[] = [
  { ruleSet: 'worldwide', en: worldwideEn, zh: worldwideZh },
  { ruleSet: 'club', en: clubEn, zh: clubZh },
  { ruleSet: 'taiwan', en: taiwanEn, zh: taiwanZh },
  { ruleSet: 'tsumo', en: tsumoEn, zh: tsumoZh },
]

/** Shortest and longest explanation, in characters. */
const BOUNDS = { en: [16, 120], zh: [8, 45] } as const

const goldenIds = (ruleSet: string): string[] => {
  const path = new URL(`../rules/cases/${ruleSet}.jsonl`, import.meta.url)
  const cases = readFileSync(path, 'utf8').trim().split('\n')
  const ids = cases.flatMap((line) => {
    const { expect: answer } = JSON.parse(line) as { expect: { lines?: { id: string }[] } }
    return (answer.lines ?? []).map(({ id }) => id)
  })
  return [...new Set(ids)]
}

describe.each(TABLES)('the rows of $ruleSet', ({ ruleSet, en, zh }) => {
  it('are in both languages, in the same order', () => {
    expect(Object.keys(zh)).toEqual(Object.keys(en))
  })

  it('are those that the golden cases score, and each is scored by one', () => {
    const ids = goldenIds(ruleSet)
    expect(ids.length).toBeGreaterThan(20)
    expect(Object.keys(en).toSorted()).toEqual(ids.toSorted())
  })

  it.each([
    ['English', en, BOUNDS.en],
    ['Chinese', zh, BOUNDS.zh],
  ] as const)(
    'have a name of their own and a sentence of fair length in %s',
    (_, texts, bounds) => {
      const names = Object.values(texts).map(({ name }) => name)
      expect(names.filter((name) => name.trim() === '')).toEqual([])
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
      const [least, most] = bounds
      const misfits = Object.entries(texts).filter(
        ([, { explains }]) => explains.length < least || explains.length > most,
      )
      expect(misfits.map(([id, { explains }]) => `${id}: ${explains.length}`)).toEqual([])
    },
  )

  it('end as sentences do, in the script of their language', () => {
    const explained = (texts: Rows) => Object.values(texts).map(({ explains }) => explains)
    expect(explained(en).filter((text) => !/^[A-Z0-9][ -~]*\.$/.test(text))).toEqual([])
    expect(explained(zh).filter((text) => !/\p{Script=Han}.*。$/u.test(text))).toEqual([])
    expect(explained(zh).filter((text) => /[a-z.,;]/i.test(text))).toEqual([])
  })

  it('say no two things with the same sentence', () => {
    for (const texts of [en, zh]) {
      const all = Object.values(texts).map(({ explains }) => explains)
      expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([])
    }
  })
})
