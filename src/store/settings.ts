import * as v from 'valibot'

import { FIRST_GAME, lastGameSchema } from './lastGame'
import type { LastGame } from './lastGame'

export const LANGUAGES = ['en', 'zh-Hant'] as const
export type Language = (typeof LANGUAGES)[number]

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const
/** How fast the bots move: a move takes 1.2, 0.6, 0.25 or 0 seconds. */
export type Speed = (typeof SPEEDS)[number]

export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const MOTIONS = ['auto', 'reduced', 'full'] as const
/** `auto` follows the system's wish for reduced motion. */
export type Motion = (typeof MOTIONS)[number]

export type Settings = {
  readonly language: Language
  readonly speed: Speed
  /** Shows the tiles that win. */
  readonly waitHint: boolean
  /** Shows the discards that leave the hand ready. */
  readonly discardHint: boolean
  /** Shows what a win is worth and warns below the minimum. */
  readonly worth: boolean
  /** Small figures in the corners of the tiles. */
  readonly cornerFigures: boolean
  readonly theme: Theme
  readonly motion: Motion
  /** Keeps the hand sorted. */
  readonly sort: boolean
  /** How the last game started from the lobby was laid out. */
  readonly lastGame: LastGame
}

/** The first of the browser's languages that the game speaks; every Chinese is served in 繁體中文. */
export const preferredLanguage = (wishes: readonly string[]): Language => {
  for (const wish of wishes) {
    const [language] = wish.toLowerCase().split('-')
    if (language === 'zh') return 'zh-Hant'
    if (language === 'en') return 'en'
  }
  return 'en'
}

/** What holds until the person chooses. */
export const defaultSettings = (wishes: readonly string[]): Settings => ({
  language: preferredLanguage(wishes),
  speed: 'normal',
  waitHint: true,
  discardHint: false,
  worth: true,
  cornerFigures: true,
  theme: 'auto',
  motion: 'auto',
  sort: true,
  lastGame: FIRST_GAME,
})

/** Reads stored settings; a field that is missing or makes no sense takes its default. */
export const readSettings = (stored: unknown, defaults: Settings): Settings => {
  const flag = (field: 'waitHint' | 'discardHint' | 'worth' | 'cornerFigures' | 'sort') =>
    v.fallback(v.boolean(), defaults[field])
  const schema = v.object({
    language: v.fallback(v.picklist(LANGUAGES), defaults.language),
    speed: v.fallback(v.picklist(SPEEDS), defaults.speed),
    waitHint: flag('waitHint'),
    discardHint: flag('discardHint'),
    worth: flag('worth'),
    cornerFigures: flag('cornerFigures'),
    theme: v.fallback(v.picklist(THEMES), defaults.theme),
    motion: v.fallback(v.picklist(MOTIONS), defaults.motion),
    sort: flag('sort'),
    lastGame: lastGameSchema,
  })
  return v.parse(v.fallback(schema, defaults), stored)
}
