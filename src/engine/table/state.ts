import type { Counts } from '../hand/counts'
import type { MeldForm } from '../hand/meld'
import type { ScoreSheet } from '../score/sheet'
import type { Win } from '../score/win'
import type { BySeat, Seat, Wind } from '../tiles/seat'
import type { TileId } from '../tiles/tile'
import type { Could, PayReason, TableEvent } from './event'
import type { Seating } from './seating'

export const LENGTHS = ['hand', 'round', 'game'] as const
/** One hand, one round (East), four rounds. */
export type GameLength = (typeof LENGTHS)[number]

/** A meld on the table. `claimed` is the tile that came from another seat, null for a concealed kong. */
export type Meld = MeldForm & {
  readonly tiles: readonly TileId[]
  readonly claimed: { readonly tile: TileId; readonly from: Seat } | null
}

/** A discard; `claimedBy` is the seat in whose meld it now lies, null while it lies in the river. */
export type Discard = {
  readonly tile: TileId
  readonly drawn: boolean
  readonly close: boolean
  readonly claimedBy: Seat | null
}

/** One seat's tiles. `concealed` is in the order in which they came, the drawn tile last. */
export type PlayerState = {
  readonly concealed: readonly TileId[]
  /** How many of each kind `concealed` holds. */
  readonly counts: Counts
  /** The last tile that came from the wall since this seat's last discard or claim. */
  readonly drawn: TileId | null
  readonly melds: readonly Meld[]
  readonly flowers: readonly TileId[]
  readonly discards: readonly Discard[]
  readonly closed: boolean
}

/** The wall as one line in draw order: how many were taken from its front and from its back. */
export type WallCount = { readonly front: number; readonly back: number }
export type WallState = WallCount & { readonly line: readonly TileId[] }

/** What the table waits for. Every question has its own `offer` number, counted over the whole game. */
export type Stage =
  | { readonly stage: 'ceremony'; readonly offer: number }
  | { readonly stage: 'dealing'; readonly offer: number }
  /** A win by flowers, asked before the dealer's first turn. */
  | { readonly stage: 'flower-win'; readonly offer: number; readonly seat: Seat }
  | { readonly stage: 'acting'; readonly offer: number; readonly seat: Seat }
  | {
      readonly stage: 'claiming'
      readonly offer: number
      readonly on: 'discard' | 'added-kong'
      readonly tile: TileId
      readonly from: Seat
      readonly asked: readonly AskedSeat[]
    }
  | { readonly stage: 'hand-over'; readonly offer: number }
  | { readonly stage: 'game-over'; readonly offer: number }

/** A seat that was asked about a tile, what it could do, and its answer once given. */
export type AskedSeat = {
  readonly seat: Seat
  readonly could: readonly Could[]
  readonly answer: 'chow' | 'pong' | 'kong' | 'win' | 'pass' | null
  readonly with: readonly TileId[]
}

/** Who deals what next, as if the game went on; `over` says whether it does not. */
export type NextHand = {
  readonly round: Wind
  readonly dealer: Seat
  readonly streak: number
  readonly pool: number
  readonly over: boolean
}

export type HandWin = {
  readonly seat: Seat
  readonly tile: TileId
  readonly win: Win
  /** Null when the only shape was one that Closing forbids. */
  readonly sheet: ScoreSheet | null
  readonly falseMahjong: boolean
}

/** What moved and why. `extra`: what each payer owed beyond the hand's total, in units of the score table. */
export type Payment = {
  readonly reason: PayReason
  readonly deltas: BySeat<number>
  readonly extra?: BySeat<number>
}

/** A finished hand, all open: enough to show its whole breakdown again. */
export type HandResult = {
  readonly hand: number
  readonly round: Wind
  readonly dealer: Seat
  readonly streak: number
  readonly outcome: 'won' | 'drawn' | 'false-mahjong'
  /** The valid and the false winners in turn order. */
  readonly wins: readonly HandWin[]
  /** Everything that moved in the hand, in order. */
  readonly payments: readonly Payment[]
  readonly deltas: BySeat<number>
  /** Points of the game so far, this hand counted. */
  readonly scores: BySeat<number>
  readonly hands: BySeat<Pick<PlayerState, 'concealed' | 'melds' | 'flowers' | 'closed'>>
  readonly next: NextHand
}

/** A whole game at one moment: a fold over its events. */
export type GameState = {
  readonly length: GameLength
  readonly seed: string
  readonly seating: Seating
  readonly hand: number
  readonly round: Wind
  readonly dealer: Seat
  readonly streak: number
  readonly pool: number
  readonly scores: BySeat<number>
  readonly wall: WallState
  readonly players: BySeat<PlayerState>
  /** This hand's events so far. */
  readonly events: readonly TableEvent[]
  readonly stage: Stage
  readonly finished: readonly HandResult[]
}
