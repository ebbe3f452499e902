import type { RuleSetId } from '../rules/index'
import type { PlayText } from './playText'
import type { RowText } from './rowText'
import type { Wording } from './worded'

/** Something fetched in one language when it is asked for. */
type Fetched<T> = { readonly en: () => Promise<T>; readonly 'zh-Hant': () => Promise<T> }

/** Whose words a rule set speaks; how it is played, and what its rows say. */
export type RuleSetTexts = {
  readonly wording: Wording
  readonly rows: Fetched<Readonly<Record<string, RowText>>>
  readonly play: Fetched<PlayText>
}

const ruleSetTexts: Readonly<Record<RuleSetId, RuleSetTexts>> = {
  worldwide: {
    wording: 'hongKong',
    rows: {
      en: async () => (await import('./en/rows/worldwide')).worldwideRows,
      'zh-Hant': async () => (await import('./zh-Hant/rows/worldwide')).worldwideRows,
    },
    play: {
      en: async () => (await import('./en/play/worldwide')).worldwidePlay,
      'zh-Hant': async () => (await import('./zh-Hant/play/worldwide')).worldwidePlay,
    },
  },
  club: {
    wording: 'hongKong',
    rows: {
      en: async () => (await import('./en/rows/club')).clubRows,
      'zh-Hant': async () => (await import('./zh-Hant/rows/club')).clubRows,
    },
    play: {
      en: async () => (await import('./en/play/club')).clubPlay,
      'zh-Hant': async () => (await import('./zh-Hant/play/club')).clubPlay,
    },
  },
  taiwan: {
    wording: 'taiwan',
    rows: {
      en: async () => (await import('./en/rows/taiwan')).taiwanRows,
      'zh-Hant': async () => (await import('./zh-Hant/rows/taiwan')).taiwanRows,
    },
    play: {
      en: async () => (await import('./en/play/taiwan')).taiwanPlay,
      'zh-Hant': async () => (await import('./zh-Hant/play/taiwan')).taiwanPlay,
    },
  },
  tsumo: {
    wording: 'tsumo',
    rows: {
      en: async () => (await import('./en/rows/tsumo')).tsumoRows,
      'zh-Hant': async () => (await import('./zh-Hant/rows/tsumo')).tsumoRows,
    },
    play: {
      en: async () => (await import('./en/play/tsumo')).tsumoPlay,
      'zh-Hant': async () => (await import('./zh-Hant/play/tsumo')).tsumoPlay,
    },
  },
}

/** The texts of a rule set; throws for one that does not exist. */
export const textsOfRuleSet = (id: string): RuleSetTexts => {
  const texts = (ruleSetTexts as Readonly<Record<string, RuleSetTexts | undefined>>)[id]
  if (!texts) throw new Error(`There are no texts for the rule set ${id}`)
  return texts
}
