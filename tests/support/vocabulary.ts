import type { Wording } from '../../src/i18n/worded'

/** Words that one house does not use, as another one does. */
export const FOREIGN: Readonly<
  Record<Wording, { readonly en: RegExp; readonly 'zh-Hant': RegExp }>
> = {
  hongKong: {
    en: /\b(chows?|pungs?|kongs?|dots|honors?|seasons?|tai)\b/i,
    'zh-Hant': /胡|吃|放槍|條子/,
  },
  taiwan: {
    en: /\b(sheungs?|gongs?|pongs?|mahjong|circles?|honours?)\b/i,
    'zh-Hant': /糊|叮|出銃|索子|\d隻|上牌/,
  },
  tsumo: {
    en: /\b(sheungs?|gongs?|pungs?|mahjong|circles?|honours?)\b/i,
    'zh-Hant': /糊|叮|出銃|索子|\d隻|上牌/,
  },
}
