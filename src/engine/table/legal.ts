import type { Seat } from '../tiles/seat'
import type { Action, Choice } from './action'
import { claimChoices, worthOf } from './claims'
import { drawnWin } from './judged'
import { memory } from './remember'
import { seatOfPlayer } from './seating'
import type { RuleSet } from './ruleSet'
import type { GameState, Stage } from './state'
import { peekChoices, turnChoices } from './turns'

const plain = (type: 'pass' | 'continue', seat: Seat, offer: number): Choice => ({
  action: { type, seat, offer },
  refused: null,
  worth: null,
})

const flowerWinChoices = (rules: RuleSet, state: GameState, seat: Seat): Choice[] => {
  const { offer } = state.stage
  const worth = worthOf(rules, drawnWin(rules, state, seat))
  const win: Choice = { action: { type: 'win', seat, offer }, refused: null, worth }
  return [win, plain('pass', seat, offer)]
}

const askedChoices = (
  rules: RuleSet,
  state: GameState,
  stage: Extract<Stage, { stage: 'claiming' }>,
  seat: Seat,
): Choice[] => {
  const owes = stage.asked.some((asked) => asked.seat === seat && asked.answer === null)
  if (!owes) return []
  return [...claimChoices(rules, state, seat, stage), ...peekChoices(rules, state, seat)]
}

const findChoices = (rules: RuleSet, state: GameState, seat: Seat): readonly Choice[] => {
  const { stage } = state
  switch (stage.stage) {
    case 'ceremony':
    case 'hand-over':
      return seat === seatOfPlayer(state.seating, 0) ? [plain('continue', seat, stage.offer)] : []
    case 'flower-win':
      return stage.seat === seat ? flowerWinChoices(rules, state, seat) : []
    case 'acting':
      return stage.seat === seat ? turnChoices(rules, state, seat) : []
    case 'claiming':
      return askedChoices(rules, state, stage, seat)
    case 'dealing':
    case 'game-over':
      return []
  }
}

const remembered = memory<GameState, Seat, readonly Choice[]>()

/**
 * Everything that is possible for a seat at this moment, each with the reason if it is refused.
 * The only source of legality: {@link legalActions} is its unrefused part.
 */
export const choicesOf = (rules: RuleSet, state: GameState, seat: Seat): readonly Choice[] =>
  remembered(rules, state, seat, () => findChoices(rules, state, seat))

/** The actions that a seat may take at this moment. */
export const legalActions = (rules: RuleSet, state: GameState, seat: Seat): Action[] =>
  choicesOf(rules, state, seat)
    .filter((choice) => choice.refused === null)
    .map((choice) => choice.action)

/** The seats that owe an answer, in no particular order. */
export const seatsOwing = ({ stage, seating }: GameState): Seat[] => {
  switch (stage.stage) {
    case 'ceremony':
    case 'hand-over':
      return [seatOfPlayer(seating, 0)]
    case 'flower-win':
    case 'acting':
      return [stage.seat]
    case 'claiming':
      return stage.asked.filter((asked) => asked.answer === null).map((asked) => asked.seat)
    case 'dealing':
    case 'game-over':
      return []
  }
}
