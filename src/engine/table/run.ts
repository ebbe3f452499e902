import type { TableEvent } from './event'
import { evolve } from './evolve'
import type { RuleSet } from './ruleSet'
import type { GameState, Stage } from './state'

/** A decision being carried out: the state so far and the facts that led to it. */
export type Run = {
  readonly rules: RuleSet
  state: GameState
  readonly events: TableEvent[]
}

export const startRun = (rules: RuleSet, state: GameState): Run => ({ rules, state, events: [] })

/** Makes a fact true. */
export const emit = (run: Run, event: TableEvent): void => {
  run.state = evolve(run.state, event)
  run.events.push(event)
}

/** The number of the next question. */
export const nextOffer = ({ state }: Run): number => state.stage.offer + 1

/** Lets the table wait for the answer to a new question. */
export const ask = (run: Run, stage: Stage): void => emit(run, { event: 'awaits', stage })
