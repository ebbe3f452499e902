import type { Action } from '../engine/table/action'
import type { TileKind } from '../engine/tiles/tile'

/** A kind that brings the hand nearer, and the copies of it that the seat does not see. Both are exact. */
export type Accepted = { readonly kind: TileKind; readonly left: number }

export const DANGER_REASONS = [
  'none-left',
  'just-thrown',
  'thrown-by-rival',
  'ends-thrown',
  'rival-closed',
  'rival-far-along',
  'beside-last',
  'suit-withheld',
  'never-seen',
] as const
/**
 * Why a discard is or is not dangerous: all its copies are seen, so that nobody can wait on it with a pair or a
 * run of its own; it was thrown this go-around and not won; a rival threw it earlier; whoever could win on it threw or
 * passed the other ends of open waits on it; a rival has closed; a rival shows four sets or more; it stands next to what a
 * rival gave up last; a rival throws none of this suit; nobody has shown this kind yet.
 */
export type DangerReason = (typeof DANGER_REASONS)[number]

/** How likely a discard is to be won on (an estimate from 0 to 1), and what speaks for or against it. */
export type Danger = { readonly chance: number; readonly reasons: readonly DangerReason[] }

/** A mean over played-out continuations with its standard error, both in the units that change hands. */
export type Expected = { readonly mean: number; readonly error: number }

/** One of the seat's legal choices, weighed. */
export type WeighedChoice = {
  /** The choice as the view lists it; of several tiles of one kind, one. */
  readonly action: Action
  /** Tiles away from ready afterwards, the best discard counted after a chow or pong: exact. 0 is ready, −1 complete. */
  readonly distance: number
  /** What then brings the hand nearer, or wins when it is ready. */
  readonly accepts: readonly Accepted[]
  /** Estimates over the rest of the hand: the chance to win it, and what the seat gains or loses by its end. */
  readonly winChance: number
  readonly points: Expected
  /** Null where nothing is discarded. */
  readonly danger: Danger | null
}

/** The seat's choices, the advised one first; `samples` continuations were played out for each estimate. */
export type Advice = { readonly choices: readonly WeighedChoice[]; readonly samples: number }
