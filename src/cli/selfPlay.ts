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

/** What was done in a game so far, and the state after each of the last actions. */
type Course = {
  readonly seed: string
  readonly actions: readonly Action[]
  readonly moments: readonly GameState[]
}

/** A finished hand with everything that happened in it; its `moments` are yet to be checked. */
export type PlayedHand = Course & {
  readonly length: GameLength
  readonly line: GameState['wall']['line']
  readonly events: readonly TableEvent[]
  readonly result: HandResult
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

/** Throws a BrokenGame at the first moment that breaks an invariant. */
export const checkMoments = ({ seed, actions, moments }: Course): void => {
  const before = actions.length - moments.length
  for (const [at, state] of moments.entries()) {
    const broken = brokenInvariant(state)
    if (broken === null) continue
    throw new BrokenGame(`not so: ${broken}`, seed, actions.slice(0, before + at + 1))
  }
}

/**
 * Plays one game of bots and hands out each finished hand. Throws a BrokenGame when an answer is illegal or a bot
 * fails, or when an invariant broke before.
 */
export function* selfPlay(game: SelfPlay): Generator<PlayedHand, void> {
  const { rules, seed, length } = game
  const actions: Action[] = []
  let moments: GameState[] = []
  let state = newGame(rules, { seed, length })
  for (;;) {
    let action: Action | null = null
    try {
      action = nextAction(game, state)
      if (action === null) break
      state = step(rules, state, action).state
    } catch (error) {
      checkMoments({ seed, actions, moments })
      const tried = action === null ? actions : [...actions, action]
      throw new BrokenGame(error instanceof Error ? error.message : String(error), seed, tried)
    }
    actions.push(action)
    moments.push(state)
    const result = state.finished.at(-1)
    if (state.stage.stage === 'hand-over' && result !== undefined) {
      const { events, wall } = state
      yield { seed, length, line: wall.line, events, result, actions, moments }
      moments = []
    }
  }
  checkMoments({ seed, actions, moments })
}
