import { mayTake } from '../bots/policy'
import type { Policy } from '../bots/policy'
import type { Action, Choice } from '../engine/table/action'
import { claimChoices } from '../engine/table/claims'
import { dealHand } from '../engine/table/deal'
import type { TableEvent } from '../engine/table/event'
import { evolve } from '../engine/table/evolve'
import { newGame } from '../engine/table/game'
import { brokenInvariant } from '../engine/table/invariants'
import { seatsOwing } from '../engine/table/legal'
import type { RuleSet } from '../engine/table/ruleSet'
import { startRun } from '../engine/table/run'
import type { GameState, HandResult } from '../engine/table/state'
import { step } from '../engine/table/step'
import { viewFor } from '../engine/table/viewFor'
import { SEATS, WINDS } from '../engine/tiles/seat'
import type { BySeat, Seat } from '../engine/tiles/seat'
import { BrokenGame, streamOf } from './selfPlay'

/** One hand of a tournament: who sits where, and whose decisions are timed. */
export type WallHand = {
  readonly rules: RuleSet
  readonly seed: string
  readonly wall: number
  readonly policies: BySeat<Policy>
  readonly timed: Seat
}

export type PlayedWallHand = {
  readonly result: HandResult
  readonly events: readonly TableEvent[]
  /** Who had a complete hand that the minimum forbade to declare. */
  readonly belowMinimum: ReadonlySet<Seat>
  /** Milliseconds of each decision of the timed seat that was one: between two answers or more. */
  readonly ms: readonly number[]
}

/** A game of one hand, dealt: seat 0 deals, no streak, an empty pool, the round wind that the wall's number has. */
const dealt = ({ rules, seed, wall }: WallHand): GameState => {
  const run = startRun(rules, newGame(rules, { seed, length: 'hand' }))
  const round = WINDS[wall % WINDS.length] as (typeof WINDS)[number]
  dealHand(run, { hand: wall, round, dealer: 0, streak: 0 })
  return run.state
}

const isTooLow = ({ worth }: Choice): boolean => worth?.falseMahjong === 'below-minimum'

/** The seats that were not even asked about a tile that completes their hands, since the minimum forbids it. */
const unaskedBelowMinimum = (
  rules: RuleSet,
  before: GameState,
  events: readonly TableEvent[],
): Seat[] => {
  if (rules.belowMinimum !== 'not-offered') return []
  const at = events.findIndex(({ event }) => event === 'discard' || event === 'added-kong')
  const shown = events[at]
  if (shown?.event !== 'discard' && shown?.event !== 'added-kong') return []
  const { event: on, tile, seat: from } = shown
  const then = events.slice(0, at + 1).reduce(evolve, before)
  return SEATS.filter((seat) => claimChoices(rules, then, seat, { on, tile, from }).some(isTooLow))
}

type Course = {
  readonly actions: Action[]
  readonly belowMinimum: Set<Seat>
  readonly ms: number[]
}

/** The state after the next answer, which is noted in the course of the hand. */
const playOn = (hand: WallHand, state: GameState, seat: Seat, course: Course): GameState => {
  const { rules, seed, policies, timed } = hand
  const view = viewFor(rules, state, seat)
  if (view.choices.some(isTooLow)) course.belowMinimum.add(seat)
  const stream = streamOf(seed, state, seat)
  const started = performance.now()
  const action = policies[seat](rules, view, stream)
  const ms = performance.now() - started
  if (seat === timed && view.choices.filter(mayTake).length > 1) course.ms.push(ms)
  course.actions.push(action)
  const { state: after, events } = step(rules, state, action)
  for (const one of unaskedBelowMinimum(rules, state, events)) course.belowMinimum.add(one)
  return after
}

/**
 * Plays one hand. Throws a BrokenGame when an invariant breaks, an answer is illegal or a policy fails; its actions
 * begin with the dealt hand.
 */
export const playWallHand = (hand: WallHand): PlayedWallHand => {
  const course: Course = { actions: [], belowMinimum: new Set(), ms: [] }
  const stop = (message: string) => new BrokenGame(message, hand.seed, course.actions)
  let state = dealt(hand)
  for (;;) {
    const broken = brokenInvariant(state)
    if (broken !== null) throw stop(`not so: ${broken}`)
    const [result] = state.finished
    if (result !== undefined) return { ...course, result, events: state.events }
    try {
      state = playOn(hand, state, seatsOwing(state)[0] as Seat, course)
    } catch (error) {
      throw stop(error instanceof Error ? error.message : String(error))
    }
  }
}
