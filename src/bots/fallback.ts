import type { Action } from '../engine/table/action'
import { EngineError } from '../engine/tiles/error'
import type { PlayerView } from '../engine/table/view'
import { mayTake } from './policy'
import type { Policy } from './policy'

/**
 * An answer that needs no thought: pass, else the drawn tile, else the last discard in the list.
 * Throws an EngineError when the seat is asked nothing.
 */
export const fallbackAction = ({ choices, own, seat }: PlayerView): Action => {
  const allowed = choices.filter(mayTake).map(({ action }) => action)
  const discards = allowed.filter((action) => action.type === 'discard' && !action.close)
  const answer =
    allowed.find((action) => action.type === 'pass') ??
    discards.find((action) => action.type === 'discard' && action.tile === own.drawn) ??
    discards.at(-1) ??
    allowed.at(-1)
  if (answer === undefined) throw new EngineError('illegal-action', 'seat', seat)
  return answer
}

const reasonOf = (thrown: unknown): string =>
  thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown)

/** A policy that cannot fail: what goes wrong is reported, and the fallback answers in its place. */
export const guarded =
  (policy: Policy, report: (problem: string) => void): Policy =>
  (rules, view, random) => {
    try {
      const action = policy(rules, view, random)
      if (view.choices.some((choice) => choice.action === action && mayTake(choice))) return action
      report(`not allowed: ${JSON.stringify(action)}`)
    } catch (thrown) {
      report(reasonOf(thrown))
    }
    return fallbackAction(view)
  }
