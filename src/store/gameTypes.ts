import type { Action } from '../engine/table/action'
import type { GameRecord } from '../engine/table/record'
import type { RuleOptions } from '../engine/table/ruleSet'
import type { Seating } from '../engine/table/seating'
import type { GameLength, HandResult } from '../engine/table/state'
import type { PlayerView, SeenEvent } from '../engine/table/view'
import type { ErrorDetail } from '../engine/tiles/error'
import type { BySeat, Seat, Wind } from '../engine/tiles/seat'

/** What a game is played by: its record without the moves, which would tell what others held. */
export type GameHead = Omit<GameRecord, 'actions'>

/** The game on the table, as the person at it may see it. */
export type Game = {
  readonly id: string
  readonly record: GameHead
  readonly seating: Seating
  /** Where the person sits. */
  readonly seat: Seat
  readonly view: PlayerView
  /** What the last step showed, in order; the whole hand is in `view.events`. */
  readonly events: readonly SeenEvent[]
  /** Grows by one whenever there is something new to see. */
  readonly step: number
  readonly canUndo: boolean
  /** Another tab plays this game: this one only follows. */
  readonly readOnly: boolean
}

/** What the lobby says about a game without opening it. `scores` is by player, times are in ms. */
export type GameSummary = {
  readonly id: string
  readonly ruleSetId: string
  readonly options: RuleOptions
  readonly length: GameLength
  readonly practice: boolean
  readonly seed: string
  readonly startedAt: number
  readonly savedAt: number
  /** The hand that is being played, or the last one, counted from 0. */
  readonly hand: number
  readonly round: Wind
  readonly scores: BySeat<number>
}

/** A finished game opened again; every hand with its whole breakdown. */
export type FinishedGame = {
  readonly summary: GameSummary
  readonly record: GameHead
  readonly seating: Seating
  readonly seat: Seat
  readonly results: readonly HandResult[]
}

export const SAVE_PROBLEMS = ['not-json', 'unknown-version', 'broken', 'unplayable'] as const
/** What is wrong with a save: no JSON, from another version, of the wrong form, or its moves do not play. */
export type SaveProblem = (typeof SAVE_PROBLEMS)[number]

/** A save that cannot be opened. It stays untouched where it is until the person discards it. */
export type UnreadableSave = {
  readonly id: string
  readonly problem: SaveProblem
  /** For people who look into the file. */
  readonly fault: SaveFault
}

/** What is wrong at which place of a save, as `record.seed`; `value` is what stands there, printed, or empty. */
export type SaveFault = Pick<ErrorDetail, 'code' | 'field'> & { readonly value: string }

/** A text to be offered as a download. */
export type SaveFile = { readonly name: string; readonly text: string }

export type StorageState = 'ok' | 'blocked' | 'full'

/** Why the last thing that the person asked for did not happen. */
export type StoreError =
  | { readonly code: 'unreadable-seed'; readonly value: string }
  | { readonly code: 'unreadable-save'; readonly save: UnreadableSave }
  | { readonly code: 'save-gone'; readonly id: string }
  | { readonly code: 'not-started'; readonly detail: string }

export type GameStoreState = {
  readonly phase: 'loading' | 'lobby' | 'playing'
  /** The unfinished game that may be resumed. */
  readonly saved: GameSummary | null
  readonly game: Game | null
  /** Whether the game as it now stands is written down; true without a game. */
  readonly kept: boolean
  readonly storage: StorageState
  /** True once, when saving first fails, until it is dismissed. */
  readonly storageNotice: boolean
  /** Newest first. */
  readonly finishedGames: readonly GameSummary[]
  readonly unreadable: readonly UnreadableSave[]
  readonly error: StoreError | null
}

/** What the lobby asks for. An empty seed draws a random one; `levels` are those of players 1 to 3. */
export type StartRequest = {
  readonly ruleSetId: string
  readonly options: RuleOptions
  readonly length: GameLength
  readonly seed: string
  readonly practice: boolean
  readonly levels: readonly [string, string, string]
}

/** Everything the screen may do to the game. Nothing here throws; what went wrong is in `error`. */
export type GameActions = {
  /** Reads what is saved and opens the lobby; to be called once, when the page starts. */
  readonly boot: () => Promise<void>
  /** Starts a game in place of an unfinished one. Answers whether it did. */
  readonly start: (request: StartRequest) => Promise<boolean>
  /** Goes on with `saved`. Answers whether it did. */
  readonly resume: () => Promise<boolean>
  /** Answers a question of the table; ignored when it is no longer asked. */
  readonly answer: (action: Action) => void
  /** Takes back the person's last decision of this hand; practice games only. */
  readonly undo: () => void
  /** Back to the lobby; the game is kept. */
  readonly leave: () => Promise<void>
  /** Plays on here a game that another tab holds. */
  readonly takeOver: () => Promise<boolean>
  readonly openFinished: (id: string) => Promise<FinishedGame | null>
  /** The save as it lies in the storage; null when it is gone. */
  readonly exportUnreadable: (id: string) => Promise<SaveFile | null>
  readonly discardUnreadable: (id: string) => Promise<void>
  readonly dismissStorageNotice: () => void
  readonly dismissError: () => void
}
