import * as v from 'valibot'

import { TIPS } from './guided'
import type { Tip } from './guided'
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

export const TABLE_COLOURS = ['jade', 'midnight', 'claret'] as const
export type TableColour = (typeof TABLE_COLOURS)[number]

export const SORT_ORDERS = ['suits', 'honours'] as const
/** What comes first in a sorted hand. */
export type SortOrder = (typeof SORT_ORDERS)[number]

export const ADVICE_MODES = ['off', 'after', 'live'] as const
/** When moves are weighed for the person: never, once they have been made, or while they are asked for. */
export type AdviceMode = (typeof ADVICE_MODES)[number]

export const PASSED_KINDS = ['chow', 'pong', 'kong'] as const
/** What may be passed on without being asked; a win never is. */
export type PassedKind = (typeof PASSED_KINDS)[number]

export const CHARACTERS = ['mei', 'bo', 'lin', 'hua', 'shan', 'ah-po', 'wing', 'dou'] as const
/** Who may sit at the table. */
export type Character = (typeof CHARACTERS)[number]
/** Players 1 to 3, all different. */
export type Opponents = readonly [Character, Character, Character]

export type Settings = {
  readonly language: Language
  readonly speed: Speed
  /** Shows the tiles that win, and before that how far the hand is from ready. */
  readonly waitHint: boolean
  readonly advice: AdviceMode
  /** The advice is laid open, not folded to one line. */
  readonly adviceOpen: boolean
  /** Shows what a win is worth and warns below the minimum. */
  readonly worth: boolean
  /** Small figures in the corners of the tiles. */
  readonly cornerFigures: boolean
  readonly theme: Theme
  readonly tableColour: TableColour
  readonly motion: Motion
  /** Keeps the hand sorted. */
  readonly sort: boolean
  readonly sortOrder: SortOrder
  /** A first press lifts a tile, a second one discards it. */
  readonly confirmDiscards: boolean
  /** Passes by itself on offers of nothing but these. */
  readonly autoPass: readonly PassedKind[]
  /** Starts the next hand by itself. */
  readonly autoContinue: boolean
  /** The person's controls lie at the left. */
  readonly leftHanded: boolean
  readonly opponents: Opponents
  /** How loud the table sounds, 0-100. */
  readonly volume: number
  readonly muted: boolean
  /** Says discards and claims aloud, where the device has a voice for the language. */
  readonly spoken: boolean
  /** What has not yet been told in the guided hand. */
  readonly tipsLeft: readonly Tip[]
  /** How the last game started from the lobby was laid out. */
  readonly lastGame: LastGame
}

/** What is on or off. */
type Flag = {
  [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never
}[keyof Settings]

/** The first of the browser's languages that the game speaks; every Chinese is served in 繁體中文. */
export const preferredLanguage = (wishes: readonly string[]): Language => {
  for (const wish of wishes) {
    const [language] = wish.toLowerCase().split('-')
    if (language === 'zh') return 'zh-Hant'
    if (language === 'en') return 'en'
  }
  return 'en'
}

/** What holds until the person chooses, by the languages wished for and whether advice has room beside the table. */
export const defaultSettings = (wishes: readonly string[], roomy = true): Settings => ({
  language: preferredLanguage(wishes),
  speed: 'normal',
  waitHint: true,
  advice: 'off',
  adviceOpen: roomy,
  worth: true,
  cornerFigures: true,
  theme: 'auto',
  tableColour: 'jade',
  motion: 'auto',
  sort: true,
  sortOrder: 'suits',
  confirmDiscards: false,
  autoPass: [],
  autoContinue: false,
  leftHanded: false,
  opponents: ['mei', 'bo', 'lin'],
  volume: 70,
  muted: false,
  spoken: false,
  tipsLeft: [],
  lastGame: FIRST_GAME,
})

const character = v.picklist(CHARACTERS)
const opponentsSchema = v.pipe(
  v.strictTuple([character, character, character]),
  v.check((seated) => new Set(seated).size === seated.length),
)

/** Earlier settings knew one kind of advice: to mark the discards that leave the hand ready, or not. */
const adviceBefore = (stored: unknown, { advice }: Settings): AdviceMode =>
  v.is(v.object({ discardHint: v.literal(true) }), stored) ? 'live' : advice

/** Reads stored settings; a field that is missing or makes no sense takes its default. */
export const readSettings = (stored: unknown, defaults: Settings): Settings => {
  const flag = (field: Flag) => v.fallback(v.boolean(), defaults[field])
  const schema = v.object({
    language: v.fallback(v.picklist(LANGUAGES), defaults.language),
    speed: v.fallback(v.picklist(SPEEDS), defaults.speed),
    waitHint: flag('waitHint'),
    advice: v.fallback(v.picklist(ADVICE_MODES), adviceBefore(stored, defaults)),
    adviceOpen: flag('adviceOpen'),
    worth: flag('worth'),
    cornerFigures: flag('cornerFigures'),
    theme: v.fallback(v.picklist(THEMES), defaults.theme),
    tableColour: v.fallback(v.picklist(TABLE_COLOURS), defaults.tableColour),
    motion: v.fallback(v.picklist(MOTIONS), defaults.motion),
    sort: flag('sort'),
    sortOrder: v.fallback(v.picklist(SORT_ORDERS), defaults.sortOrder),
    confirmDiscards: flag('confirmDiscards'),
    autoPass: v.fallback(v.array(v.picklist(PASSED_KINDS)), defaults.autoPass),
    autoContinue: flag('autoContinue'),
    leftHanded: flag('leftHanded'),
    opponents: v.fallback(opponentsSchema, defaults.opponents),
    volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), defaults.volume),
    muted: flag('muted'),
    spoken: flag('spoken'),
    tipsLeft: v.fallback(v.array(v.picklist(TIPS)), defaults.tipsLeft),
    lastGame: lastGameSchema,
  })
  return v.parse(v.fallback(schema, defaults), stored)
}
