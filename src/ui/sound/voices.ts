import { useSyncExternalStore } from 'react'
import type { Wording } from '../../i18n/worded'
import type { Language } from '../../store/settings'

const CANTONESE = /^(zh-hk|yue)/
const MANDARIN = /^zh-tw/
const ENGLISH = /^en/

/** The accents that a language may be heard in, the fitting one first; a Hong Kong house calls in Cantonese. */
const accentsOf = (language: Language, wording: Wording): readonly RegExp[] => {
  if (language === 'en') return [ENGLISH]
  return wording === 'hongKong' ? [CANTONESE, MANDARIN] : [MANDARIN, CANTONESE]
}

const voiceTag = ({ lang }: SpeechSynthesisVoice): string => lang.replace('_', '-').toLowerCase()

const speech = (): SpeechSynthesis | undefined => globalThis.speechSynthesis

/** A voice of this device for a language: one that sends nothing anywhere. Null where there is none. */
const findVoice = (language: Language, wording: Wording): SpeechSynthesisVoice | null => {
  const local =
    speech()
      ?.getVoices()
      .filter(({ localService }) => localService) ?? []
  const fitting = accentsOf(language, wording).flatMap((accent) =>
    local.filter((voice) => accent.test(voiceTag(voice))),
  )
  return fitting[0] ?? null
}

const subscribe = (changed: () => void): (() => void) => {
  speech()?.addEventListener('voiceschanged', changed)
  return () => speech()?.removeEventListener('voiceschanged', changed)
}

/** The voice for a language and a house's words, as soon as the device has named its voices. */
export const useVoice = (language: Language, wording: Wording): SpeechSynthesisVoice | null =>
  useSyncExternalStore(subscribe, () => findVoice(language, wording))

/** Says a text now, in place of what was being said; `volume` is 0-100. */
export const say = (text: string, voice: SpeechSynthesisVoice, volume: number): void => {
  const words = new SpeechSynthesisUtterance(text)
  Object.assign(words, { voice, lang: voice.lang, volume: volume / 100, rate: 1.15 })
  speech()?.cancel()
  speech()?.speak(words)
}
