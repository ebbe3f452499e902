import type { TipTexts } from './en/tips'

/** What a newcomer is told in a first hand, fetched when one is played. */
export const tipTexts = {
  en: async (): Promise<TipTexts> => (await import('./en/tips')).tips,
  'zh-Hant': async (): Promise<TipTexts> => (await import('./zh-Hant/tips')).tips,
}
