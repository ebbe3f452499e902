import type { RuleSetId } from '../rules/index'
import type { PlayText } from './play/playText'
import type { RowText } from './rows/rowText'
import type { Wording } from './terms'

type ByLanguage<T> = { readonly en: T; readonly 'zh-Hant': T }

/** Whose words a rule set speaks; how it is played and what its rows say, fetched when asked for. */
export type RuleSetTexts = {
  readonly wording: Wording
  readonly rows: () => Promise<ByLanguage<Readonly<Record<string, RowText>>>>
  readonly play: () => Promise<ByLanguage<PlayText>>
}

const ruleSetTexts: Readonly<Record<RuleSetId, RuleSetTexts>> = {
  worldwide: {
    wording: 'hongKong',
    rows: async () => {
      const { worldwideRowsEn, worldwideRowsZh } = await import('./rows/worldwide')
      return { en: worldwideRowsEn, 'zh-Hant': worldwideRowsZh }
    },
    play: async () => {
      const { worldwidePlayEn, worldwidePlayZh } = await import('./play/worldwide')
      return { en: worldwidePlayEn, 'zh-Hant': worldwidePlayZh }
    },
  },
}

/** The texts of a rule set; throws for one that does not exist. */
export const textsOfRuleSet = (id: string): RuleSetTexts => {
  const texts = (ruleSetTexts as Readonly<Record<string, RuleSetTexts | undefined>>)[id]
  if (!texts) throw new Error(`There are no texts for the rule set ${id}`)
  return texts
}
