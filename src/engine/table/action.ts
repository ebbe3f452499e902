import type { Seat } from '../tiles/seat'
import type { TileId, TileKind } from '../tiles/tile'

/** What a seat may decide, without who and when. */
export type Move =
  | { readonly type: 'discard'; readonly tile: TileId; readonly close: boolean }
  | { readonly type: 'chow'; readonly with: readonly [TileKind, TileKind] }
  | { readonly type: 'pong' }
  | { readonly type: 'kong' }
  | { readonly type: 'concealed-kong'; readonly kind: TileKind }
  | { readonly type: 'added-kong'; readonly kind: TileKind }
  | { readonly type: 'win' }
  | { readonly type: 'pass' }
  | { readonly type: 'show-west' }
  | { readonly type: 'peek' }
  | { readonly type: 'continue' }

/**
 * A decision by a seat. `offer` is the id of the question it answers: the table takes one answer a seat and offer.
 */
export type Action = Move & { readonly seat: Seat; readonly offer: number }
export type ActionType = Action['type']

/** What may be done with somebody else's tile; `rob` takes the fourth tile of an added kong. */
export const CLAIM_KINDS = ['chow', 'pong', 'kong', 'win'] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]

/** Why something that the tiles make possible may not be done now. */
export const REFUSALS = [
  'not-next-seat',
  'passed-this-tile',
  'passed-a-win',
  'hand-is-closed',
  'last-discard',
  'no-replacement',
  'just-claimed',
  'fourth-west',
  'west-already-shown',
  'below-minimum',
] as const
export type Refusal = (typeof REFUSALS)[number]

/** What a win would be worth: its total, or that Closing forbids the only shape it has. */
export type WinWorth = {
  readonly total: number
  readonly minimum: number
  /** What its winner would be paid for it, by all who pay together. */
  readonly gain: number
  /** Declaring it is legal but false: below the minimum, or of a shape that Closing forbids. */
  readonly falseMahjong: 'below-minimum' | 'barred-shape' | null
  /** Won by flowers alone. */
  readonly byFlowers: boolean
}

/** Something the tiles make possible: an action, why it is refused (null: legal), and what a win is worth. */
export type Choice = {
  readonly action: Action
  readonly refused: Refusal | null
  readonly worth: WinWorth | null
}
