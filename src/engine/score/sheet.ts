import type { Reading } from '../hand/reading'
import type { TileKind } from '../tiles/tile'

/** One row of a published table that a hand was paid for. `points` is what the line adds in all. */
export type ScoreLine<RowId extends string = string> = {
  readonly id: RowId
  readonly points: number
  readonly count: number
  /** The tiles that earn it, one group an award; empty where the row is about the whole hand or the way it was won. */
  readonly tiles: readonly (readonly TileKind[])[]
}

/** A row that the hand met but another one takes the place of. */
export type ReplacedLine<RowId extends string = string> = {
  readonly id: RowId
  readonly by: RowId
}

/** The next best way to read the same hand. */
export type RunnerUp = {
  readonly reading: Reading
  readonly total: number
  readonly lines: readonly ScoreLine[]
}

/** What a complete hand is worth and why. `reading` is null for a win by flowers alone. */
export type ScoreSheet = {
  readonly total: number
  readonly belowMinimum: boolean
  readonly minimum: number
  readonly reading: Reading | null
  readonly lines: readonly ScoreLine[]
  readonly replaced: readonly ReplacedLine[]
  readonly runnerUp: RunnerUp | null
}

/** Why a hand is not complete: no shape at all, or only one that Closing forbids. */
export type Incomplete = 'no-shape' | 'shape-forbidden-when-closed'

/** What the scorer answers: a sheet, or why there is none. */
export type Judgement =
  | { readonly complete: true; readonly sheet: ScoreSheet }
  | { readonly complete: false; readonly reason: Incomplete }
