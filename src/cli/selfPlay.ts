import { opponentOf } from '../bots/opponents'
import type { Opponent } from '../bots/opponents'
import type { Action } from '../engine/table/action'
import type { TableEvent } from '../engine/table/event'
import { newGame } from '../engine/table/game'
import { brokenInvariant } from '../engine/table/invariants'
import { seatsOwing } from '../engine/table/legal'
import type { RuleSet } from '../engine/table/ruleSet'
import type { GameLength, GameState, HandResult } from '../engine/table/state'
import { step } from '../engine/table/step'
import { viewFor } from '../engine/table/viewFor'
import { randomStream } from '../engine/tiles/random'
import type { RandomStream } from '../engine/tiles/random'
import type { BySeat, Seat } from '../engine/tiles/seat'

/** A finished hand with everything that happened in it. */
export type PlayedHand = {
  readonly seed: string
  readonly length: GameLength
  readonly line: GameState['wall']['line']
  readonly events: readonly TableEvent[]
  readonly result: HandResult
}

/** A game after one more action. */
export type Moment = {
  readonly seed: string
  /** All actions of the game so far; more will be added. */
  readonly actions: readonly Action[]
  readonly state: GameState
  /** The hand that this action ended. */
  readonly hand: PlayedHand | null
}

/** Thrown at the first thing that must not happen; `actions` replay it from the game's seed. */
export class BrokenGame extends Error {
  readonly seed: string
  readonly actions: readonly Action[]

  constructor(message: string, seed: string, actions: readonly Action[]) {
    super(message)
    this.name = 'BrokenGame'
    this.seed = seed
    this.actions = actions
  }
}

/** What to play: `levels` by seat. */
export type SelfPlay = {
  readonly rules: RuleSet
  readonly seed: string
  readonly length: GameLength
  readonly levels: BySeat<Opponent>
}

/** A stream that is made only if a bot draws from it. */
export const streamOf = (seed: string, { hand, stage }: GameState, seat: Seat): RandomStream => {
  let stream: RandomStream | undefined
  return (low, high) => (stream ??= randomStream(seed, 'bot', hand, seat, stage.offer))(low, high)
}

const choose = ({ rules, seed, levels }: SelfPlay, state: GameState, seat: Seat): Action =>
  opponentOf(levels[seat])(rules, viewFor(rules, state, seat), streamOf(seed, state, seat))

const nextAction = (game: SelfPlay, state: GameState): Action | null => {
  const [seat] = seatsOwing(state)
  if (seat === undefined) return null
  const { stage, offer } = state.stage
  if (stage === 'ceremony' || stage === 'hand-over') return { type: 'continue', seat, offer }
  return choose(game, state, seat)
}

/** Throws a BrokenGame where a moment breaks an invariant; `before` may be a state that breaks none. */
export const checkMoment = ({ seed, actions, state }: Moment, before: GameState | null): void => {
  const broken = brokenInvariant(state, before)
  if (broken !== null) throw new BrokenGame(`not so: ${broken}`, seed, [...actions])
}

const endedHand = ({ seed, length }: SelfPlay, state: GameState): PlayedHand | null => {
  const result = state.finished.at(-1)
  if (state.stage.stage !== 'hand-over' || result === undefined) return null
  return { seed, length, line: state.wall.line, events: state.events, result }
}

/**
 * Plays one game of bots and hands out every moment, to be checked by whoever takes it. Throws a BrokenGame when an
 * answer is illegal or a bot fails.
 */
export function* selfPlay(game: SelfPlay): Generator<Moment, void> {
  const { rules, seed, length } = game
  const actions: Action[] = []
  let state = newGame(rules, { seed, length })
  for (;;) {
    let action: Action | null = null
    try {
      action = nextAction(game, state)
      if (action === null) return
      state = step(rules, state, action).state
    } catch (error) {
      const tried = action === null ? actions : [...actions, action]
      throw new BrokenGame(error instanceof Error ? error.message : String(error), seed, tried)
    }
    actions.push(action)
    yield { seed, actions, state, hand: endedHand(game, state) }
  }
}
