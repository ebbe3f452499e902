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

type Question = Stage extends infer One ? (One extends Stage ? Omit<One, 'offer'> : never) : never

/** Lets the table wait for the answer to a new question. */
export const ask = (run: Run, question: Question): void =>
  emit(run, { event: 'awaits', stage: { ...question, offer: run.state.stage.offer + 1 } as Stage })
