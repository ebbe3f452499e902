import { isComplete } from '../hand/complete'
import { judge } from '../score/judge'
import type { Win } from '../score/win'
import type { Seat } from '../tiles/seat'
import { HAND_TILE_KINDS, kindOf, WEST } from '../tiles/tile'
import type { TileId } from '../tiles/tile'
import type { Choice, Move, Refusal, WinWorth } from './action'
import { worthOf } from './claims'
import type { Could } from './event'
import { declinedFlowers, hasPeeked, turnOf } from './history'
import type { RuleSet } from './ruleSet'
import type { GameState } from './state'
import { comingByDraw, winOf } from './winOf'

/** Whether the seat's turn began with a claimed chow or pong and nothing was drawn since. */
const justClaimed = (state: GameState, seat: Seat): boolean => state.players[seat].drawn === null

/** The scoring facts of winning with the tile just drawn. The seat must hold one. */
export const drawnWin = (rules: RuleSet, state: GameState, seat: Seat): Win => {
  const { concealed, drawn } = state.players[seat]
  const before = concealed.filter((tile) => tile !== drawn).map(kindOf)
  const winning = kindOf(drawn as TileId)
  return winOf(rules, state, seat, before, winning, comingByDraw(state.events, seat))
}

const hasShape = (rules: RuleSet, state: GameState, seat: Seat): boolean => {
  const { counts, melds } = state.players[seat]
  return isComplete(rules.scoring.shapes, counts, melds.length)
}

const hasFlowerWin = (rules: RuleSet, state: GameState, seat: Seat): boolean =>
  turnOf(state.events, seat).source === 'flower' &&
  rules.scoring.flowerWins.some((win) => win.flowers === state.players[seat].flowers.length) &&
  !declinedFlowers(state.events, seat)

/** In which ways the tile just drawn wins, in the words of the events. */
export const couldWin = (rules: RuleSet, state: GameState, seat: Seat): Could[] => {
  if (state.players[seat].drawn === null) return []
  const could: Could[] = []
  if (hasShape(rules, state, seat)) could.push('self-draw')
  if (hasFlowerWin(rules, state, seat)) could.push('flower-win')
  return could
}

type Possible = {
  readonly move: Move
  readonly refused: Refusal | null
  readonly worth: WinWorth | null
}

const ownWin = (rules: RuleSet, state: GameState, seat: Seat): Possible[] => {
  const move: Move = { type: 'win' }
  if (justClaimed(state, seat)) {
    return hasShape(rules, state, seat) ? [{ move, refused: 'just-claimed', worth: null }] : []
  }
  if (couldWin(rules, state, seat).length === 0) return []
  const minimum = rules.scoring.minimum(state.round)
  const worth = worthOf(judge(rules.scoring, drawnWin(rules, state, seat)), minimum)
  if (worth === null) return []
  const tooLow = worth.falseMahjong === 'below-minimum' && rules.belowMinimum === 'not-offered'
  return [{ move, refused: tooLow ? 'below-minimum' : null, worth }]
}

const ownKongs = (rules: RuleSet, state: GameState, seat: Seat): Possible[] => {
  const { counts, melds, closed } = state.players[seat]
  const noTile = rules.wall.replacementsLeft(state.wall) <= 0
  let refused: Refusal | null = null
  if (closed) refused = 'hand-is-closed'
  else if (justClaimed(state, seat)) refused = 'just-claimed'
  else if (noTile) refused = 'no-replacement'
  const concealed = HAND_TILE_KINDS.filter((kind) => counts[kind] === 4)
  const added = melds.filter((meld) => meld.kind === 'pong' && (counts[meld.tile] as number) > 0)
  return [
    ...concealed.map((kind): Possible => ({
      move: { type: 'concealed-kong', kind },
      refused,
      worth: null,
    })),
    ...added.map((meld): Possible => ({
      move: { type: 'added-kong', kind: meld.tile },
      refused,
      worth: null,
    })),
  ]
}

/** Whether discarding a West now would complete the chase that no open hand may complete. */
const westIsBarred = (rules: RuleSet, state: GameState): boolean =>
  rules.chase !== null && rules.chase.payer(state.events, WEST) !== null

const discards = (rules: RuleSet, state: GameState, seat: Seat): Possible[] => {
  const { concealed, drawn, closed } = state.players[seat]
  if (closed) {
    return [
      {
        move: { type: 'discard', tile: drawn as TileId, close: false },
        refused: null,
        worth: null,
      },
    ]
  }
  const holdsWest = (state.players[seat].counts[WEST] as number) > 0
  const barred = holdsWest && westIsBarred(rules, state)
  const each = (close: boolean): Possible[] =>
    concealed.map((tile) => ({
      move: { type: 'discard', tile, close },
      refused: barred && kindOf(tile) === WEST ? 'fourth-west' : null,
      worth: null,
    }))
  const shown = turnOf(state.events, seat).westShown
  const west: Possible[] = barred
    ? [{ move: { type: 'show-west' }, refused: shown ? 'west-already-shown' : null, worth: null }]
    : []
  return [...each(false), ...(rules.closing ? each(true) : []), ...west]
}

/** Looking at one's closed hand again, for a price, once for each question. */
export const peekChoices = (rules: RuleSet, state: GameState, seat: Seat): Choice[] => {
  const offered =
    state.players[seat].closed &&
    rules.closing?.peekPoints != null &&
    !hasPeeked(state.events, seat)
  const action = { type: 'peek', seat, offer: state.stage.offer } as const
  return offered ? [{ action, refused: null, worth: null }] : []
}

/** Everything that a seat's tiles make possible on its own turn, refused or not. */
export const turnChoices = (rules: RuleSet, state: GameState, seat: Seat): Choice[] => {
  const possible = [
    ...ownWin(rules, state, seat),
    ...ownKongs(rules, state, seat),
    ...discards(rules, state, seat),
  ]
  const { offer } = state.stage
  const choices = possible.map(({ move, refused, worth }): Choice => ({
    action: { ...move, seat, offer },
    refused,
    worth,
  }))
  return [...choices, ...peekChoices(rules, state, seat)]
}
