import type { ScoreSheet } from '../score/sheet'
import type { ScoringRules } from '../score/scoringRules'
import type { Win } from '../score/win'
import type { Dice } from '../tiles/random'
import type { Seat, Wind } from '../tiles/seat'
import type { TileKind } from '../tiles/tile'
import type { ClaimKind } from './action'
import type { PayReason } from './event'
import type { SeatingCeremony } from './seating'
import type { WallCount } from './state'
import type { SeenEvent } from './view'

/** House rules by name, as records and saves hold them. */
export type RuleOptions = Readonly<Record<string, string | number | boolean>>

/** A house rule: what it may be, and what it is where nobody says otherwise. */
export type HouseRule =
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly usual: string }
  | { readonly kind: 'flag'; readonly usual: boolean }
  /** A whole number from 0; `most` is the highest that is offered. */
  | { readonly kind: 'amount'; readonly usual: number; readonly most: number }
export type HouseRules = Readonly<Record<string, HouseRule>>

/** What can be told of a rule set before a game is laid out. */
export type RuleSetProfile = {
  /** What a hand is counted in, and what changes hands. */
  readonly units: { readonly hand: 'points' | 'tai'; readonly paid: 'points' | 'money' }
  /** The house rules that it takes as options. */
  readonly houseRules: HouseRules
}

/** What a payment is where it is not the hand's total: the base, and so much for each unit of the total. */
export type Stake = { readonly base: number; readonly perUnit: number }

/** What a win moves between the winds, split by reason; each part sums to nothing. */
export type Settlement = {
  readonly reason: Extract<PayReason, 'win' | 'rob'>
  readonly byWind: Readonly<Record<Wind, number>>
  /** What each payer owes beyond the hand's total, in units of the score table; left out where nobody ever owes more. */
  readonly extra?: Readonly<Record<Wind, number>>
}

/** How a hand ended, as far as the deal is concerned. False wins do not count as wins. */
export type DealOutcome =
  | { readonly kind: 'won'; readonly dealerWon: boolean; readonly alone: boolean }
  | { readonly kind: 'drawn' }

export type ChaseRule = {
  /** Who would pay if a tile of this kind were discarded now; null when nobody. */
  readonly payer: (events: readonly SeenEvent[], kind: TileKind) => Seat | null
  /** What the first discarder pays each other player. */
  readonly points: (kind: TileKind) => number
  /** What the first discarder of the West pays each other player when the last West is shown. */
  readonly shownWestPoints: number
}

/** A rule set is its answers to these questions, with its house rules built in. Nobody asks its name. */
export type RuleSet = RuleSetProfile & {
  readonly id: string
  /** Raised whenever the same record would play out differently. */
  readonly version: number
  readonly options: RuleOptions
  readonly scoring: ScoringRules

  readonly seating: SeatingCeremony
  /** What each other player pays the dealer for its break throw. */
  readonly dicePoints: (dice: Dice) => number

  readonly wall: {
    readonly ordinaryLeft: (taken: WallCount) => number
    readonly replacementsLeft: (taken: WallCount) => number
    /** Which wall the ordinary draw of this place in the line (0-143) belongs to. */
    readonly sourceOf: (place: number) => 'wall' | 'flower-wall'
  }

  readonly claims: {
    /** A claim of a higher rank takes the tile. */
    readonly rank: Readonly<Record<ClaimKind, number>>
    /** Who wins when several could: everybody, or the first after the discarder. */
    readonly winners: 'all' | 'nearest'
    /** Nothing but a win may be claimed when no ordinary draw is left. */
    readonly lastDiscardOnlyWins: boolean
  }

  readonly passing: {
    /** What a declined claim bars: nothing, that kind from any discard, or every win off others' tiles. */
    readonly bars: 'nothing' | 'that-kind' | 'wins'
    /** Until the own next turn begins (a draw or a claim), or until the own next draw. */
    readonly until: 'turn' | 'draw'
  }

  readonly chase: ChaseRule | null
  /** Null without Closing; `peekPoints` is what a closed player pays each other to look again, null where it may not. */
  readonly closing: { readonly peekPoints: number | null } | null
  readonly concealedKong: { readonly points: number; readonly shown: boolean }
  readonly bouquets: { readonly mixed: number; readonly pure: number } | null

  /** A complete hand below the minimum: a legal but false call, or not offered at all. */
  readonly belowMinimum: 'false-mahjong' | 'not-offered'
  /** What a false caller pays each other player. */
  readonly falseMahjongPoints: number
  readonly settle: (win: Win, sheet: ScoreSheet) => readonly Settlement[]
  /** Null where a hand's total is paid as it is. */
  readonly stake: Stake | null
  /** What every player puts into the pool when nobody wins. */
  readonly drawnHandPoints: number
  readonly keepsDeal: (outcome: DealOutcome, streak: number) => boolean
}
