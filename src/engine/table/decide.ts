import type { Seat } from '../tiles/seat'
import { kindOf, WEST } from '../tiles/tile'
import type { TileId, TileKind } from '../tiles/tile'
import type { Action, ActionType, Choice } from './action'
import { askFlowerWins, dealHand } from './deal'
import { replaceKong } from './draw'
import { paysOthers, othersPay } from './payments'
import { askClaims, resolveClaims } from './resolve'
import { ask, emit, nextOffer } from './run'
import type { Run } from './run'
import type { HandResult } from './state'
import { couldWin } from './turns'
import { winByDraw } from './wins'

type ActionOf<Type extends ActionType> = Extract<Action, { type: Type }>

const tilesOfKind = (run: Run, seat: Seat, kind: TileKind): TileId[] =>
  run.state.players[seat].concealed.filter((tile) => kindOf(tile) === kind)

/** Notes that a seat lets a win with the tile it drew go. */
const declineWin = (run: Run, seat: Seat): void => {
  const could = couldWin(run.rules, run.state, seat)
  const tile = run.state.players[seat].drawn as TileId
  emit(run, { event: 'answer', seat, answer: 'pass', tile, could, with: [] })
}

const goToNextHand = (run: Run): void => {
  const last = run.state.finished.at(-1)
  if (last === undefined) dealHand(run, { hand: 0, round: 'E', dealer: 0, streak: 0 })
  else if (last.next.over) emit(run, { event: 'game-over' })
  else dealHand(run, handAfter(last))
}

const handAfter = ({ hand, next }: HandResult) => ({
  hand: hand + 1,
  round: next.round,
  dealer: next.dealer,
  streak: next.streak,
})

const discard = (run: Run, { seat, tile, close }: ActionOf<'discard'>): void => {
  const { chase } = run.rules
  const kind = kindOf(tile)
  const payer = chase?.payer(run.state.events, kind) ?? null
  const drawn = run.state.players[seat].drawn === tile
  emit(run, { event: 'discard', seat, tile, drawn, close })
  if (chase !== null && payer !== null) paysOthers(run, 'chase', payer, chase.points(kind))
  askClaims(run, { on: 'discard', tile, from: seat })
}

const concealedKong = (run: Run, { seat, kind }: ActionOf<'concealed-kong'>): void => {
  emit(run, { event: 'concealed-kong', seat, tiles: tilesOfKind(run, seat, kind) })
  othersPay(run, 'concealed-gong', seat, run.rules.concealedKong.points)
  replaceKong(run, seat)
}

const addedKong = (run: Run, { seat, kind }: ActionOf<'added-kong'>): void => {
  const tile = tilesOfKind(run, seat, kind)[0] as TileId
  emit(run, { event: 'added-kong', seat, tile })
  askClaims(run, { on: 'added-kong', tile, from: seat })
}

const showWest = (run: Run, { seat }: ActionOf<'show-west'>): void => {
  const { chase } = run.rules
  const payer = chase?.payer(run.state.events, WEST) ?? null
  emit(run, { event: 'show-west', seat })
  if (chase !== null && payer !== null) paysOthers(run, 'west', payer, chase.shownWestPoints)
  ask(run, { stage: 'acting', offer: nextOffer(run), seat })
}

const chowTiles = (run: Run, { seat, with: kinds }: ActionOf<'chow'>): TileId[] =>
  kinds.map((kind) => tilesOfKind(run, seat, kind)[0] as TileId)

type Answer = ActionOf<'chow' | 'pong' | 'kong' | 'win' | 'pass'>

const answerClaim = (run: Run, action: Answer): void => {
  const { stage } = run.state
  if (stage.stage !== 'claiming') return
  const { seat } = action
  const could = stage.asked.find((asked) => asked.seat === seat)?.could ?? []
  const own = action.type === 'chow' ? chowTiles(run, action) : []
  emit(run, { event: 'answer', seat, answer: action.type, tile: stage.tile, could, with: own })
  const answered = run.state.stage
  if (answered.stage === 'claiming') resolveClaims(run, answered)
}

const declineFlowerWin = (run: Run, seat: Seat): void => {
  declineWin(run, seat)
  askFlowerWins(run)
}

const offersWin = (choices: readonly Choice[]): boolean =>
  choices.some(({ action, refused }) => action.type === 'win' && refused === null)

/**
 * Carries out a legal action and all that follows from it by itself, until a seat owes an answer.
 * `choices`: what the seat could do.
 */
export const decide = (run: Run, action: Action, choices: readonly Choice[]): void => {
  const { seat, type } = action
  const claiming = run.state.stage.stage === 'claiming'
  const playsOn = type === 'discard' || type === 'concealed-kong' || type === 'added-kong'
  if (playsOn && offersWin(choices)) declineWin(run, seat)
  switch (action.type) {
    case 'continue':
      return goToNextHand(run)
    case 'discard':
      return discard(run, action)
    case 'concealed-kong':
      return concealedKong(run, action)
    case 'added-kong':
      return addedKong(run, action)
    case 'show-west':
      return showWest(run, action)
    case 'peek':
      emit(run, { event: 'peek', seat })
      return paysOthers(run, 'peek', seat, run.rules.closing?.peekPoints ?? 0)
    case 'win':
      return claiming ? answerClaim(run, action) : winByDraw(run, seat)
    case 'pass':
      return claiming ? answerClaim(run, action) : declineFlowerWin(run, seat)
    case 'chow':
    case 'pong':
    case 'kong':
      return answerClaim(run, action)
  }
}
