import type { RowText } from './rows/rowText'
import type { Wording } from './terms'

type Rows = Readonly<Record<string, RowText>>
type RowsByLanguage = { readonly en: Rows; readonly 'zh-Hant': Rows }

/** Whose words a rule set speaks, and the texts of its rows, fetched when they are asked for. */
export type RuleSetTexts = {
  readonly wording: Wording
  readonly rows: () => Promise<RowsByLanguage>
}

const ruleSetTexts: Readonly<Record<string, RuleSetTexts>> = {
  worldwide: {
    wording: 'hongKong',
    rows: async () => {
      const { worldwideRowsEn, worldwideRowsZh } = await import('./rows/worldwide')
      return { en: worldwideRowsEn, 'zh-Hant': worldwideRowsZh }
    },
  },
}

/** The texts of a rule set; throws for one that does not exist. */
export const textsOfRuleSet = (id: string): RuleSetTexts => {
  const texts = ruleSetTexts[id]
  if (!texts) throw new Error(`There are no texts for the rule set ${id}`)
  return texts
}
