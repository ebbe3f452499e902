import type { Judgement } from '../score/sheet'
import type { DrawSource, Win } from '../score/win'
import type { Dice } from '../tiles/random'
import type { Seat, Wind } from '../tiles/seat'
import type { TileId } from '../tiles/tile'
import type { HandResult, Payment, Stage } from './state'

export const PAY_REASONS = [
  'dice',
  'bouquet-mixed',
  'bouquet-pure',
  'concealed-gong',
  'chase',
  'west',
  'peek',
  'rob',
  'false-mahjong',
  'win',
  'pool-in',
  'pool-out',
] as const
export type PayReason = (typeof PAY_REASONS)[number]

/** What a seat was offered when it was asked. */
export const COULD = ['win', 'gong', 'pong', 'chow', 'rob', 'flower-win', 'self-draw'] as const
export type Could = (typeof COULD)[number]

/**
 * A fact of the table. `Hidden` is the type of a tile that not everybody may see: a tile in the state,
 * a tile or null in a view. Seats, dice, flowers, discards and payments are open to all.
 */
export type TableEvent<Hidden = TileId> =
  | {
      readonly event: 'hand-started'
      readonly hand: number
      readonly round: Wind
      readonly dealer: Seat
      readonly streak: number
      /** The 144 tiles in draw order; empty in a view. */
      readonly line: readonly TileId[]
    }
  | { readonly event: 'dice'; readonly seat: Seat; readonly dice: Dice }
  | { readonly event: 'dealt' }
  | {
      readonly event: 'flower'
      readonly seat: Seat
      readonly tile: TileId
      /** Null in the state too when no tile may be drawn any more. */
      readonly replacement: Hidden | null
    }
  | {
      readonly event: 'draw'
      readonly seat: Seat
      readonly tile: Hidden
      readonly source: Extract<DrawSource, 'wall' | 'flower-wall'>
    }
  | {
      readonly event: 'discard'
      readonly seat: Seat
      readonly tile: TileId
      /** Whether it was the tile just drawn. */
      readonly drawn: boolean
      readonly close: boolean
    }
  | {
      readonly event: 'chow' | 'pong' | 'kong'
      readonly seat: Seat
      readonly tile: TileId
      readonly with: readonly TileId[]
      readonly from: Seat
    }
  | { readonly event: 'concealed-kong'; readonly seat: Seat; readonly tiles: readonly Hidden[] }
  | { readonly event: 'added-kong'; readonly seat: Seat; readonly tile: TileId }
  | { readonly event: 'robbed'; readonly seat: Seat; readonly tile: TileId }
  | { readonly event: 'replacement'; readonly seat: Seat; readonly tile: Hidden }
  | {
      /** What an asked seat said, seen by nobody else; on its own turn only where it declined a win. */
      readonly event: 'answer'
      readonly seat: Seat
      readonly answer: 'chow' | 'pong' | 'kong' | 'win' | 'pass'
      readonly tile: TileId
      readonly could: readonly Could[]
      /** The two kinds a chow was to be made with. */
      readonly with: readonly TileId[]
    }
  | { readonly event: 'show-west' | 'peek'; readonly seat: Seat }
  | ({ readonly event: 'pay' } & Payment)
  | {
      readonly event: 'win'
      readonly seat: Seat
      readonly tile: TileId
      readonly win: Win
      readonly judgement: Judgement
      readonly falseMahjong: boolean
    }
  | { readonly event: 'exhausted' }
  | { readonly event: 'awaits'; readonly stage: Stage }
  | { readonly event: 'hand-over'; readonly result: HandResult; readonly offer: number }
  | { readonly event: 'game-over' }
