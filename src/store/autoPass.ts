import type { Action, Choice } from '../engine/table/action'
import type { TableEvent } from '../engine/table/event'
import { seatsOwing } from '../engine/table/legal'
import { viewFor } from '../engine/table/viewFor'
import { played } from './session'
import type { Session } from './session'
import type { PassedKind } from './settings'

/** The pass on an offer of nothing but such sets; null where there is none, or a win, offered or refused. */
export const autoPassOn = (
  choices: readonly Choice[],
  kinds: readonly PassedKind[],
): Action | null => {
  if (choices.some(({ action }) => action.type === 'win')) return null
  const legal = choices.filter(({ refused }) => refused === null).map(({ action }) => action)
  const passed = new Set<Action['type']>(['pass', ...kinds])
  const all = legal.every(({ type }) => passed.has(type))
  return all ? (legal.find(({ type }) => type === 'pass') ?? null) : null
}

/** The pass that the settings give in the person's name, if one is. */
export const autoPassIn = (
  { rules, state, seat }: Session,
  kinds: readonly PassedKind[],
): Action | null => {
  const asked = kinds.length > 0 && state.stage.stage === 'claiming'
  if (!asked || !seatsOwing(state).includes(seat)) return null
  return autoPassOn(viewFor(rules, state, seat).choices, kinds)
}

/** A session after an action and after the passes that the settings give, with all that happened. */
export const playedOn = (
  session: Session,
  action: Action,
  kinds: readonly PassedKind[],
): { readonly session: Session; readonly events: readonly TableEvent[] } => {
  const result = played(session, action)
  const pass = autoPassIn(result.session, kinds)
  if (!pass) return result
  const rest = playedOn(result.session, pass, kinds)
  return { session: rest.session, events: [...result.events, ...rest.events] }
}
