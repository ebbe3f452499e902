import type { RuleSetId } from '../rules/index'
import type { PlayText } from './play/playText'
import type { RowText } from './rows/rowText'
import type { Wording } from './worded'

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
  club: {
    wording: 'hongKong',
    rows: async () => {
      const { clubRowsEn, clubRowsZh } = await import('./rows/club')
      return { en: clubRowsEn, 'zh-Hant': clubRowsZh }
    },
    play: async () => {
      const { clubPlayEn, clubPlayZh } = await import('./play/club')
      return { en: clubPlayEn, 'zh-Hant': clubPlayZh }
    },
  },
  taiwan: {
    wording: 'taiwan',
    rows: async () => {
      const { taiwanRowsEn, taiwanRowsZh } = await import('./rows/taiwan')
      return { en: taiwanRowsEn, 'zh-Hant': taiwanRowsZh }
    },
    play: async () => {
      const { taiwanPlayEn, taiwanPlayZh } = await import('./play/taiwan')
      return { en: taiwanPlayEn, 'zh-Hant': taiwanPlayZh }
    },
  },
  tsumo: {
    wording: 'tsumo',
    rows: async () => {
      const { tsumoRowsEn, tsumoRowsZh } = await import('./rows/tsumo')
      return { en: tsumoRowsEn, 'zh-Hant': tsumoRowsZh }
    },
    play: async () => {
      const { tsumoPlayEn, tsumoPlayZh } = await import('./play/tsumo')
      return { en: tsumoPlayEn, 'zh-Hant': tsumoPlayZh }
    },
  },
}

/** The texts of a rule set; throws for one that does not exist. */
export const textsOfRuleSet = (id: string): RuleSetTexts => {
  const texts = (ruleSetTexts as Readonly<Record<string, RuleSetTexts | undefined>>)[id]
  if (!texts) throw new Error(`There are no texts for the rule set ${id}`)
  return texts
}
