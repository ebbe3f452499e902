import type { english } from './en/english'

/** Every text of the game in one language, by area. English sets the shape; others must fill it. */
export type Dictionary = typeof english

/** The languages, each fetched as one chunk when it is asked for. */
export const dictionaries = {
  en: async (): Promise<Dictionary> => (await import('./en/english')).english,
  'zh-Hant': async (): Promise<Dictionary> => (await import('./zh-Hant/chinese')).chinese,
}
