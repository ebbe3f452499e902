import type { advice as english } from './en/advice'

/** The words of the advice in one language. English sets the shape; others must fill it. */
export type AdviceText = typeof english

/** The words of the advice, fetched in one language when somebody is advised. */
export const adviceTexts = {
  en: async (): Promise<AdviceText> => (await import('./en/advice')).advice,
  'zh-Hant': async (): Promise<AdviceText> => (await import('./zh-Hant/advice')).advice,
}
