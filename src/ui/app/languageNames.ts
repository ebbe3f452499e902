import type { Language } from '../../store/settings'

/** Every language by its own name, whatever language the page is in. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-Hant': '繁體中文',
}
