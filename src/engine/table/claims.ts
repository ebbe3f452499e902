import { withChange } from '../hand/counts'
import { isComplete } from '../hand/complete'
import type { Judgement } from '../score/sheet'
import { seatAfter } from '../tiles/seat'
import type { Seat } from '../tiles/seat'
import { isSuited, kindOf, rankOf } from '../tiles/tile'
import type { TileKind } from '../tiles/tile'
import type { Choice, ClaimKind, Move, Refusal, WinWorth } from './action'
import type { Could } from './event'
import { barsOf } from './history'
import { claimedWin } from './judged'
import type { ClaimedTile } from './judged'
import type { RuleSet } from './ruleSet'
import type { GameState, PlayerState } from './state'

/** What a claim is called where it is told what a seat could do. */
export const COULD_CLAIM: Record<Could, ClaimKind> = {
  chow: 'chow',
  pong: 'pong',
  gong: 'kong',
  win: 'win',
  rob: 'win',
  'self-draw': 'win',
  'flower-win': 'win',
}

/** What a judgement promises whoever declares the win; null when there is nothing to declare. */
export const worthOf = (judgement: Judgement, minimum: number): WinWorth | null => {
  if (judgement.complete) {
    const { total, belowMinimum, reading } = judgement.sheet
    const falseMahjong = belowMinimum ? 'below-minimum' : null
    return { total, minimum, falseMahjong, byFlowers: reading === null }
  }
  if (judgement.reason === 'no-shape') return null
  return { total: 0, minimum, falseMahjong: 'barred-shape', byFlowers: false }
}

const chowPartners = (counts: PlayerState['counts'], kind: TileKind): [TileKind, TileKind][] => {
  if (!isSuited(kind)) return []
  const rank = rankOf(kind)
  const partners: [number, number, number, number][] = [
    [-2, -1, 3, 9],
    [-1, 1, 2, 8],
    [1, 2, 1, 7],
  ]
  return partners
    .filter(([, , lowest, highest]) => rank >= lowest && rank <= highest)
    .map(([a, b]): [TileKind, TileKind] => [(kind + a) as TileKind, (kind + b) as TileKind])
    .filter(([a, b]) => (counts[a] as number) > 0 && (counts[b] as number) > 0)
}

const winWorth = (
  rules: RuleSet,
  state: GameState,
  seat: Seat,
  claimed: ClaimedTile,
): WinWorth | null => {
  const { counts, melds } = state.players[seat]
  const { shapes } = rules.scoring
  if (!isComplete(shapes, withChange(counts, kindOf(claimed.tile), 1), melds.length)) return null
  const { judgement } = claimedWin(rules, state, seat, claimed)
  return worthOf(judgement, rules.scoring.minimum(state.round))
}

/** The sets that the tile would make, each with the reason that holds for this kind of claim alone. */
const setClaims = (
  rules: RuleSet,
  state: GameState,
  seat: Seat,
  claimed: ClaimedTile,
): Choice[] => {
  const kind = kindOf(claimed.tile)
  const { counts } = state.players[seat]
  const { offer } = state.stage
  const held = counts[kind] as number
  const notNext = seatAfter(claimed.from) === seat ? null : 'not-next-seat'
  const claims = chowPartners(counts, kind).map((partners): Choice => ({
    action: { type: 'chow', with: partners, seat, offer },
    refused: notNext,
    worth: null,
  }))
  if (held >= 2) claims.push({ action: { type: 'pong', seat, offer }, refused: null, worth: null })
  if (held >= 3) {
    const noTile = rules.wall.replacementsLeft(state.wall) <= 0
    const refused = noTile ? 'no-replacement' : null
    claims.push({ action: { type: 'kong', seat, offer }, refused, worth: null })
  }
  return claims
}

const refusalOfSet = (
  rules: RuleSet,
  state: GameState,
  seat: Seat,
  kind: TileKind,
): Refusal | null => {
  if (state.players[seat].closed) return 'hand-is-closed'
  if (rules.claims.lastDiscardOnlyWins && rules.wall.ordinaryLeft(state.wall) <= 0) {
    return 'last-discard'
  }
  return barsOf(rules.passing, state.events, seat).kinds.has(kind) ? 'passed-this-tile' : null
}

const refusalOfWin = (
  rules: RuleSet,
  state: GameState,
  seat: Seat,
  { on, tile }: ClaimedTile,
  worth: WinWorth,
): Refusal | null => {
  const bars = barsOf(rules.passing, state.events, seat)
  if (bars.wins) return 'passed-a-win'
  if (on === 'discard' && bars.kinds.has(kindOf(tile))) return 'passed-this-tile'
  const tooLow = worth.falseMahjong === 'below-minimum' && rules.belowMinimum === 'not-offered'
  return tooLow ? 'below-minimum' : null
}

/**
 * Everything that a seat's tiles make possible with somebody else's tile, refused or not; passing comes last
 * and only where something may be claimed.
 */
export const claimChoices = (
  rules: RuleSet,
  state: GameState,
  seat: Seat,
  claimed: ClaimedTile,
): Choice[] => {
  if (seat === claimed.from) return []
  const { offer } = state.stage
  const choices: Choice[] = []
  if (claimed.on === 'discard') {
    const sets = setClaims(rules, state, seat, claimed)
    const refusal = sets.length > 0 ? refusalOfSet(rules, state, seat, kindOf(claimed.tile)) : null
    for (const { action, refused, worth } of sets) {
      choices.push({ action, refused: refusal ?? refused, worth })
    }
  }
  const worth = winWorth(rules, state, seat, claimed)
  if (worth !== null) {
    const refused = refusalOfWin(rules, state, seat, claimed, worth)
    choices.push({ action: { type: 'win', seat, offer }, refused, worth })
  }
  if (choices.some((choice) => choice.refused === null)) {
    choices.push({ action: { type: 'pass', seat, offer }, refused: null, worth: null })
  }
  return choices
}

/** What a seat may do with the tile, in the words of the events. */
export const couldOf = (choices: readonly Choice[], on: ClaimedTile['on']): Could[] => {
  const words: Partial<Record<Move['type'], Could>> = {
    chow: 'chow',
    pong: 'pong',
    kong: 'gong',
    win: on === 'discard' ? 'win' : 'rob',
  }
  const legal = choices.filter((choice) => choice.refused === null)
  const could = legal.flatMap((choice) => words[choice.action.type] ?? [])
  return [...new Set(could)]
}
