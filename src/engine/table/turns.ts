import { isComplete } from '../hand/complete'
import type { Seat } from '../tiles/seat'
import { COPIES, HAND_TILE_KINDS, kindOf, WEST } from '../tiles/tile'
import type { TileId } from '../tiles/tile'
import type { Choice, Refusal } from './action'
import { worthOf } from './claims'
import type { Could } from './event'
import { declinedFlowers, hasPeeked, turnOf } from './history'
import { drawnWin } from './judged'
import type { RuleSet } from './ruleSet'
import type { GameState } from './state'

/** Whether the seat's turn began with a claimed chow or pong and nothing was drawn since. */
const justClaimed = (state: GameState, seat: Seat): boolean => state.players[seat].drawn === null

const hasShape = (rules: RuleSet, state: GameState, seat: Seat): boolean => {
  const { counts, melds } = state.players[seat]
  return isComplete(rules.scoring.shapes, counts, melds.length)
}

const hasFlowerWin = (rules: RuleSet, state: GameState, seat: Seat): boolean =>
  rules.scoring.flowerWins.some((win) => win.flowers === state.players[seat].flowers.length) &&
  turnOf(state.events, seat).source === 'flower' &&
  !declinedFlowers(state.events, seat)

/** In which ways the tile just drawn wins, in the words of the events. */
export const couldWin = (rules: RuleSet, state: GameState, seat: Seat): Could[] => {
  if (state.players[seat].drawn === null) return []
  const could: Could[] = []
  if (hasShape(rules, state, seat)) could.push('self-draw')
  if (hasFlowerWin(rules, state, seat)) could.push('flower-win')
  return could
}

const ownWin = (rules: RuleSet, state: GameState, seat: Seat): Choice[] => {
  const action = { type: 'win', seat, offer: state.stage.offer } as const
  if (justClaimed(state, seat)) {
    return hasShape(rules, state, seat) ? [{ action, refused: 'just-claimed', worth: null }] : []
  }
  if (couldWin(rules, state, seat).length === 0) return []
  const worth = worthOf(rules, drawnWin(rules, state, seat))
  if (worth === null) return []
  const tooLow = worth.falseMahjong === 'below-minimum' && rules.belowMinimum === 'not-offered'
  return [{ action, refused: tooLow ? 'below-minimum' : null, worth }]
}

const kongRefusal = (rules: RuleSet, state: GameState, seat: Seat): Refusal | null => {
  if (state.players[seat].closed) return 'hand-is-closed'
  if (justClaimed(state, seat)) return 'just-claimed'
  return rules.wall.replacementsLeft(state.wall) <= 0 ? 'no-replacement' : null
}

const addKongs = (choices: Choice[], rules: RuleSet, state: GameState, seat: Seat): void => {
  const { counts, melds } = state.players[seat]
  const { offer } = state.stage
  const refused = kongRefusal(rules, state, seat)
  for (const kind of HAND_TILE_KINDS) {
    if (counts[kind] !== COPIES) continue
    choices.push({ action: { type: 'concealed-kong', kind, seat, offer }, refused, worth: null })
  }
  for (const { kind: made, tile: kind } of melds) {
    if (made !== 'pong' || counts[kind] === 0) continue
    choices.push({ action: { type: 'added-kong', kind, seat, offer }, refused, worth: null })
  }
}

/** Whether discarding a West now would complete the chase that no open hand may complete. */
const westIsBarred = (rules: RuleSet, state: GameState): boolean =>
  rules.chase !== null && rules.chase.payer(state.events, WEST) !== null

const addEachTile = (
  choices: Choice[],
  { players, stage: { offer } }: GameState,
  seat: Seat,
  { close, barred }: { readonly close: boolean; readonly barred: boolean },
): void => {
  for (const tile of players[seat].concealed) {
    const refused = barred && kindOf(tile) === WEST ? 'fourth-west' : null
    choices.push({ action: { type: 'discard', tile, close, seat, offer }, refused, worth: null })
  }
}

const addDiscards = (choices: Choice[], rules: RuleSet, state: GameState, seat: Seat): void => {
  const { drawn, closed, counts } = state.players[seat]
  const { offer } = state.stage
  if (closed) {
    const action = { type: 'discard', tile: drawn as TileId, close: false, seat, offer } as const
    choices.push({ action, refused: null, worth: null })
    return
  }
  const barred = (counts[WEST] as number) > 0 && westIsBarred(rules, state)
  addEachTile(choices, state, seat, { close: false, barred })
  if (rules.closing !== null) addEachTile(choices, state, seat, { close: true, barred })
  if (!barred) return
  const refused = turnOf(state.events, seat).westShown ? 'west-already-shown' : null
  choices.push({ action: { type: 'show-west', seat, offer }, refused, worth: null })
}

/** Looking at one's closed hand again, for a price, once for each question. */
export const peekChoices = (rules: RuleSet, state: GameState, seat: Seat): Choice[] => {
  const offered =
    state.players[seat].closed &&
    (rules.closing?.peekPoints ?? null) !== null &&
    !hasPeeked(state.events, seat)
  const action = { type: 'peek', seat, offer: state.stage.offer } as const
  return offered ? [{ action, refused: null, worth: null }] : []
}

/** Everything that a seat's tiles make possible on its own turn, refused or not. */
export const turnChoices = (rules: RuleSet, state: GameState, seat: Seat): Choice[] => {
  const choices = ownWin(rules, state, seat)
  addKongs(choices, rules, state, seat)
  addDiscards(choices, rules, state, seat)
  choices.push(...peekChoices(rules, state, seat))
  return choices
}
