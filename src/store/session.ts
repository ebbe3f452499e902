import type { Action } from '../engine/table/action'
import type { TableEvent } from '../engine/table/event'
import { newGame } from '../engine/table/game'
import type { GameRecord } from '../engine/table/record'
import type { RuleSet } from '../engine/table/ruleSet'
import { seatsOwing } from '../engine/table/legal'
import { seatOfPlayer } from '../engine/table/seating'
import type { GameState } from '../engine/table/state'
import { sameAction, step } from '../engine/table/step'
import { EngineError } from '../engine/tiles/error'
import type { Seat } from '../engine/tiles/seat'
import { ruleSetOf } from '../rules/index'
import { breathe } from './breathe'

/** A moment that can be gone back to: how many actions had been taken, and the state then. */
type Moment = { readonly actions: number; readonly state: GameState }

/** A game being played: its record, and the state folded from it. */
export type Session = {
  readonly rules: RuleSet
  readonly record: GameRecord
  readonly state: GameState
  /** The person's. */
  readonly seat: Seat
  /** Before each decision of the person in this hand; only in practice games. */
  readonly moments: readonly Moment[]
}

/** The main thread is let go this often while a long record is replayed. */
const SLICE_MS = 20

/** The game of a record before its first action. Throws an EngineError for rules or a seed that do not exist. */
export const openSession = (record: GameRecord): Session => {
  const rules = ruleSetOf(record.ruleSetId, record.options)
  if (rules.version !== record.rulesVersion) {
    throw new EngineError('contradiction', 'rulesVersion', record.rulesVersion)
  }
  const state = newGame(rules, record)
  const seat = seatOfPlayer(state.seating, 0)
  return { rules, record: { ...record, actions: [] }, state, seat, moments: [] }
}

const momentsAfter = (session: Session, action: Action, state: GameState): readonly Moment[] => {
  const { record, seat, moments } = session
  if (!record.practice || state.hand !== session.state.hand) return []
  if (action.seat !== seat || action.type === 'continue') return moments
  return [...moments, { actions: record.actions.length, state: session.state }]
}

/** The session after one more action, and what happened. Throws an EngineError when it is not legal. */
export const played = (
  session: Session,
  action: Action,
): { readonly session: Session; readonly events: readonly TableEvent[] } => {
  const { state, events } = step(session.rules, session.state, action)
  const record = { ...session.record, actions: [...session.record.actions, action] }
  const moments = momentsAfter(session, action, state)
  return { session: { ...session, record, state, moments }, events }
}

/** The session before the person's last decision of this hand; null when there is none to take back. */
export const undone = (session: Session): Session | null => {
  const last = session.moments.at(-1)
  if (!last) return null
  const record = { ...session.record, actions: session.record.actions.slice(0, last.actions) }
  return { ...session, record, state: last.state, moments: session.moments.slice(0, -1) }
}

const playedAt = (session: Session, action: Action, at: number): Session => {
  try {
    return played(session, action).session
  } catch (thrown) {
    if (!(thrown instanceof EngineError)) throw thrown
    throw new EngineError(thrown.detail.code, `actions[${at}]`, action)
  }
}

const leadsTo = ({ record }: Session, { seed, actions }: GameRecord): boolean =>
  record.seed === seed &&
  record.actions.every((action, at) => {
    const other = actions[at]
    return other !== undefined && sameAction(action, other)
  })

/**
 * The game that a record leads to; `known` is a session of the same game that may be on the way to it.
 * Rejects with an EngineError that says what in the record cannot be played.
 */
export const resumeSession = async (record: GameRecord, known?: Session): Promise<Session> => {
  let session = known && leadsTo(known, record) ? known : openSession(record)
  let since = performance.now()
  for (let at = session.record.actions.length; at < record.actions.length; at += 1) {
    session = playedAt(session, record.actions[at] as Action, at)
    if (performance.now() - since < SLICE_MS) continue
    await breathe()
    since = performance.now()
  }
  return session
}

/** Whether an answer of this seat to this question is still waited for. */
export const isAsked = ({ state }: Session, { seat, offer }: Action): boolean =>
  state.stage.offer === offer && seatsOwing(state).includes(seat)
