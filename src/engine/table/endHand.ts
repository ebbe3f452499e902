import { bySeat, seatAfter, WINDS } from '../tiles/seat'
import type { Wind } from '../tiles/seat'
import type { TableEvent } from './event'
import { returnPool } from './payments'
import type { DealOutcome } from './ruleSet'
import { emit } from './run'
import type { Run } from './run'
import type { GameState, HandResult, HandWin, NextHand, Payment } from './state'

/** How a hand ended: `false-only` when all who declared a win did so falsely. */
export type Ending = DealOutcome | { readonly kind: 'false-only' }

type Deal = Pick<NextHand, 'round' | 'dealer' | 'streak'> & { readonly roundOver: boolean }

const windAfter = (round: Wind): Wind => WINDS[(WINDS.indexOf(round) + 1) % WINDS.length] as Wind

const nextDeal = ({ rules, state }: Run, ending: Ending): Deal => {
  const { round, dealer, streak } = state
  if (ending.kind === 'false-only') return { round, dealer, streak, roundOver: false }
  if (rules.keepsDeal(ending, streak)) {
    return { round, dealer, streak: streak + 1, roundOver: false }
  }
  const next = seatAfter(dealer)
  const roundOver = next === 0
  return { round: roundOver ? windAfter(round) : round, dealer: next, streak: 0, roundOver }
}

const isOver = ({ length, round }: GameState, roundOver: boolean): boolean =>
  length === 'hand' ||
  (length === 'round' && roundOver) ||
  (length === 'game' && roundOver && round === 'N')

const paymentsOf = (events: readonly TableEvent[]): Payment[] =>
  events.filter((event) => event.event === 'pay').map(({ event: _, ...payment }) => payment)

const winsOf = (events: readonly TableEvent[]): HandWin[] =>
  events
    .filter((event) => event.event === 'win')
    .map(({ seat, tile, win, judgement, falseMahjong }) => {
      const sheet = judgement.complete ? judgement.sheet : null
      return { seat, tile, win, sheet, falseMahjong }
    })

const outcomeOf = (ending: Ending): HandResult['outcome'] =>
  ending.kind === 'false-only' ? 'false-mahjong' : ending.kind

const resultOf = (state: GameState, ending: Ending, next: NextHand): HandResult => {
  const payments = paymentsOf(state.events)
  return {
    hand: state.hand,
    round: state.round,
    dealer: state.dealer,
    streak: state.streak,
    outcome: outcomeOf(ending),
    wins: winsOf(state.events),
    payments,
    deltas: bySeat((seat) => payments.reduce((sum, { deltas }) => sum + deltas[seat], 0)),
    scores: state.scores,
    hands: bySeat((seat) => {
      const { concealed, melds, flowers, closed } = state.players[seat]
      return { concealed, melds, flowers, closed }
    }),
    next,
  }
}

/** Closes a hand whose payments are made: who deals next, whether the game is over, and the result. */
export const endHand = (run: Run, ending: Ending): void => {
  const { roundOver, ...deal } = nextDeal(run, ending)
  const over = isOver(run.state, roundOver)
  if (over) returnPool(run)
  const result = resultOf(run.state, ending, { ...deal, pool: run.state.pool, over })
  emit(run, { event: 'hand-over', result, offer: run.state.stage.offer + 1 })
}
