import { EngineError } from '../tiles/error'
import type { Action } from './action'
import { decide } from './decide'
import type { TableEvent } from './event'
import { choicesOf } from './legal'
import type { RuleSet } from './ruleSet'
import { startRun } from './run'
import type { GameState } from './state'

/** Whether two actions are the same answer to the same question. */
export const sameAction = (a: Action, b: Action): boolean => {
  if (a.type !== b.type || a.seat !== b.seat || a.offer !== b.offer) return false
  switch (a.type) {
    case 'discard':
      return b.type === a.type && a.tile === b.tile && a.close === b.close
    case 'chow':
      return b.type === a.type && a.with[0] === b.with[0] && a.with[1] === b.with[1]
    case 'concealed-kong':
    case 'added-kong':
      return b.type === a.type && a.kind === b.kind
    default:
      return true
  }
}

/** What one decision leads to: the facts in order, and the state when a seat owes an answer again. */
export type Step = { readonly state: GameState; readonly events: readonly TableEvent[] }

/**
 * Takes one action and all that follows from it by itself (draws, flowers, claims resolved).
 * Throws an EngineError `illegal-action` and changes nothing unless the action is legal at this moment.
 */
export const step = (rules: RuleSet, state: GameState, action: Action): Step => {
  const choices = choicesOf(rules, state, action.seat)
  const choice =
    choices.find((one) => one.action === action) ??
    choices.find((one) => sameAction(one.action, action))
  if (choice?.refused !== null) throw new EngineError('illegal-action', 'action', action)
  const run = startRun(rules, state)
  decide(run, action, choices)
  return { state: run.state, events: run.events }
}
