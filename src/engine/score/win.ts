import type { MeldForm } from '../hand/meld'
import type { Wind } from '../tiles/seat'
import type { TileKind } from '../tiles/tile'

export const WIN_KINDS = ['self-draw', 'discard', 'rob-gong'] as const
export type WinKind = (typeof WIN_KINDS)[number]

export const DRAW_SOURCES = ['wall', 'flower-wall', 'flower', 'gong'] as const
/** Where a self-drawn tile came from; `flower` and `gong` are replacements. */
export type DrawSource = (typeof DRAW_SOURCES)[number]

/** All that a rule set may ask about a hand that somebody declares won; the scoring record, parsed. */
export type Win = {
  /** The tiles in hand before the winning one. */
  readonly concealed: readonly TileKind[]
  readonly melds: readonly MeldForm[]
  readonly flowers: readonly TileKind[]
  readonly winningTile: TileKind
  readonly kind: WinKind
  readonly seat: Wind
  readonly round: Wind
  /** Who discarded the winning tile or declared the robbed kong; null for a self-draw. */
  readonly discarder: Wind | null
  /** Hands in a row for which the dealer has kept the deal before this one. */
  readonly streak: number
  readonly closed: boolean
  readonly source: DrawSource
  /** Kongs in a row that led to the winning replacement. */
  readonly gongChain: number
  readonly lastTile: boolean
  /** Discards so far in the hand by everyone, the winning one counted. */
  readonly discards: number
  /** Melds so far in the hand by everyone, concealed kongs counted. */
  readonly claims: number
  /** Discards lying on the table, the winning one counted, and all tiles in melds. */
  readonly tilesOnTable: number
  /** The winner self-drew on its very first draw. */
  readonly firstDraw: boolean
}
