import { bySeat } from '../engine/tiles/seat'
import { SAVE_VERSION } from './saveFormat'
import type { Save, SavedSummary } from './saveFormat'
import type { Session } from './session'
import type { Entry } from './shelf'

/** What tells one game from another, whatever happens in it. */
export type GameIdentity = { readonly id: string; readonly startedAt: number }

/** What a list says about a game, as it stood at `savedAt`. */
export const summaryOf = (
  { id, startedAt }: GameIdentity,
  session: Session,
  savedAt: number,
): SavedSummary => {
  const { record, state } = session
  const { ruleSetId, options, length, practice, seed } = record
  return {
    version: SAVE_VERSION,
    finished: state.stage.stage === 'game-over',
    ...{ id, ruleSetId, options, length, practice, seed, startedAt, savedAt },
    hand: state.hand,
    round: state.round,
    scores: bySeat((player) => state.scores[state.seating.players.indexOf(player)] as number),
  }
}

/** A game as it is to be written. */
export const entryOf = (identity: GameIdentity, session: Session): Entry => {
  const savedAt = Date.now()
  const summary = summaryOf(identity, session, savedAt)
  const { id, startedAt } = identity
  const save: Save = { version: SAVE_VERSION, id, startedAt, savedAt, record: session.record }
  const [game, beside] = [JSON.stringify(save), JSON.stringify(summary)]
  return { id, finished: summary.finished, game, summary: beside }
}
