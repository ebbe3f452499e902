import type { BySeat, Seat, Wind } from '../tiles/seat'
import type { TileId } from '../tiles/tile'
import type { Choice } from './action'
import type { TableEvent } from './event'
import type { RuleOptions } from './ruleSet'
import type { Discard, GameLength, HandResult, Meld, WallCount } from './state'

/** A meld as somebody else sees it: a concealed kong may be face down. */
export type SeenMeld = Meld | { readonly kind: 'hidden-kong' }

/** What is open about a seat. */
export type SeenPlayer = {
  /** Concealed tiles, the drawn one counted. */
  readonly count: number
  readonly melds: readonly SeenMeld[]
  readonly flowers: readonly TileId[]
  readonly discards: readonly Discard[]
  readonly closed: boolean
}

/** The seat's own concealed tiles; a closed hand is hidden from its owner too. */
export type OwnHand =
  | {
      readonly closed: false
      readonly concealed: readonly TileId[]
      /** The tile drawn this turn, also in `concealed`; null outside the own turn and after a claim. */
      readonly drawn: TileId | null
    }
  | { readonly closed: true; readonly count: number; readonly drawn: TileId | null }

/** What everybody sees the table wait for. Who else was asked about a tile is nobody's business. */
export type SeenStage =
  | { readonly stage: 'ceremony' | 'dealing' | 'hand-over' | 'game-over' }
  | { readonly stage: 'flower-win'; readonly seat: Seat }
  | { readonly stage: 'acting'; readonly seat: Seat }
  | {
      readonly stage: 'claiming'
      readonly on: 'discard' | 'added-kong'
      readonly tile: TileId
      readonly from: Seat
    }

export type SeenEvent = TableEvent<TileId | null>

/** Everything that one seat may know, and nothing else. */
export type PlayerView = {
  readonly ruleSetId: string
  readonly options: RuleOptions
  readonly seat: Seat
  readonly length: GameLength
  readonly hand: number
  readonly round: Wind
  readonly dealer: Seat
  readonly streak: number
  readonly pool: number
  readonly scores: BySeat<number>
  readonly wall: WallCount
  /** Ordinary draws that are left. */
  readonly drawsLeft: number
  readonly own: OwnHand
  readonly players: BySeat<SeenPlayer>
  readonly events: readonly SeenEvent[]
  readonly stage: SeenStage
  /**
   * What this seat may do now and, with the reason, what it may not. While nothing is asked of it: what it
   * may not do with the last discard. A closed hand is told of no refusal, since that would show its tiles.
   */
  readonly choices: readonly Choice[]
  readonly finished: readonly HandResult[]
}
