import { withOneMore } from '../hand/counts'
import { isComplete } from '../hand/complete'
import { seatAfter } from '../tiles/seat'
import type { Seat } from '../tiles/seat'
import { isSuited, kindOf, rankOf } from '../tiles/tile'
import type { TileKind } from '../tiles/tile'
import type { Choice, ClaimKind, Move, Refusal, WinWorth } from './action'
import type { Could } from './event'
import { barsOf } from './history'
import { claimedWin } from './judged'
import type { ClaimedTile, JudgedWin } from './judged'
import type { RuleSet } from './ruleSet'
import type { GameState } from './state'

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

/** What a win promises whoever declares it; null when there is nothing to declare. */
export const worthOf = (rules: RuleSet, { win, judgement }: JudgedWin): WinWorth | null => {
  const minimum = rules.scoring.minimum(win.round)
  if (judgement.complete) {
    const { total, belowMinimum, reading } = judgement.sheet
    const falseMahjong = belowMinimum ? 'below-minimum' : null
    const paid = belowMinimum ? [] : rules.settle(win, judgement.sheet)
    const gain = paid.reduce((sum, { byWind }) => sum + byWind[win.seat], 0)
    return { total, minimum, gain, falseMahjong, byFlowers: reading === null }
  }
  if (judgement.reason === 'no-shape') return null
  return { total: 0, minimum, gain: 0, falseMahjong: 'barred-shape', byFlowers: false }
}

/** Where the other two of a chow stand from a tile, and between which ranks it may stand for that. */
const CHOWS = [
  { others: [-2, -1], lowest: 3, highest: 9 },
  { others: [-1, 1], lowest: 2, highest: 8 },
  { others: [1, 2], lowest: 1, highest: 7 },
] as const

const winWorth = (
  rules: RuleSet,
  state: GameState,
  seat: Seat,
  claimed: ClaimedTile,
): WinWorth | null => {
  const { counts, melds } = state.players[seat]
  const { shapes } = rules.scoring
  if (!isComplete(shapes, withOneMore(counts, kindOf(claimed.tile)), melds.length)) return null
  return worthOf(rules, claimedWin(rules, state, seat, claimed))
}

const addChows = (choices: Choice[], state: GameState, seat: Seat, claimed: ClaimedTile): void => {
  const kind = kindOf(claimed.tile)
  if (!isSuited(kind)) return
  const { counts } = state.players[seat]
  const { offer } = state.stage
  const refused = seatAfter(claimed.from) === seat ? null : 'not-next-seat'
  const rank = rankOf(kind)
  for (const { others, lowest, highest } of CHOWS) {
    if (rank < lowest || rank > highest) continue
    const one = (kind + others[0]) as TileKind
    const other = (kind + others[1]) as TileKind
    if (counts[one] === 0 || counts[other] === 0) continue
    choices.push({
      action: { type: 'chow', with: [one, other], seat, offer },
      refused,
      worth: null,
    })
  }
}

/** The sets that the tile would make, each with the reason that holds for this kind of claim alone. */
const setClaims = (
  rules: RuleSet,
  state: GameState,
  seat: Seat,
  claimed: ClaimedTile,
): Choice[] => {
  const { offer } = state.stage
  const held = state.players[seat].counts[kindOf(claimed.tile)] as number
  const claims: Choice[] = []
  addChows(claims, state, seat, claimed)
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

type ClaimWords = Partial<Record<Move['type'], Could>>
const CLAIM_WORDS: Record<ClaimedTile['on'], ClaimWords> = {
  discard: { chow: 'chow', pong: 'pong', kong: 'gong', win: 'win' },
  'added-kong': { win: 'rob' },
}

/** What a seat may do with the tile, in the words of the events. */
export const couldOf = (choices: readonly Choice[], on: ClaimedTile['on']): Could[] => {
  const could: Could[] = []
  for (const { action, refused } of choices) {
    const word = refused === null ? CLAIM_WORDS[on][action.type] : undefined
    if (word !== undefined && !could.includes(word)) could.push(word)
  }
  return could
}
