import type { TableEvent } from './event'
import { evolveWith, isFact } from './evolve'
import type { RuleSet } from './ruleSet'
import type { GameState, Stage } from './state'

/** A decision being carried out: the state so far and the events that led to it. */
export type Run = {
  readonly rules: RuleSet
  state: GameState
  readonly events: TableEvent[]
  /** The facts of the hand, copied once: the states on the way, which nobody else sees, have them together. */
  facts: TableEvent[]
}

export const startRun = (rules: RuleSet, state: GameState): Run => ({
  rules,
  state,
  events: [],
  facts: [...state.events],
})

/** Makes an event happen. */
export const emit = (run: Run, event: TableEvent): void => {
  run.events.push(event)
  if (event.event === 'hand-started') run.facts = [event]
  else if (isFact(event)) run.facts.push(event)
  run.state = evolveWith(run.state, event, run.facts)
}

/** The number of the next question. */
export const nextOffer = ({ state }: Run): number => state.stage.offer + 1

/** Lets the table wait for the answer to a new question. */
export const ask = (run: Run, stage: Stage): void => emit(run, { event: 'awaits', stage })
