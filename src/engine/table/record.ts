import type { BySeat } from '../tiles/seat'
import type { Action } from './action'
import type { RuleOptions } from './ruleSet'
import type { GameLength } from './state'

/** Who plays: the person, or a bot of a level that the bots know. */
export type PlayerSpec =
  | { readonly kind: 'person' }
  | { readonly kind: 'bot'; readonly level: string }

export const RECORD_VERSION = 1

/** A whole game: the state, its events, undo, replay and sharing are folds over it. */
export type GameRecord = {
  readonly version: typeof RECORD_VERSION
  readonly rulesVersion: number
  readonly ruleSetId: string
  readonly options: RuleOptions
  readonly seed: string
  readonly length: GameLength
  /** A practice game allows undo and stays out of statistics. */
  readonly practice: boolean
  /** By player, not by seat. */
  readonly players: BySeat<PlayerSpec>
  readonly actions: readonly Action[]
}
