import type { english } from './en/english'
import type { Language } from './language'

/** Every text of the game in one language, by area. English sets the shape; others must fill it. */
export type Dictionary = typeof english

/** Fetches the texts of a language: one chunk each. */
export const loadDictionary = async (language: Language): Promise<Dictionary> => {
  if (language === 'en') return (await import('./en/english')).english
  return (await import('./zh-Hant/chinese')).chinese
}
