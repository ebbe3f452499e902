import { RECORD_VERSION } from '../engine/table/record'
import type { GameRecord, PlayerSpec } from '../engine/table/record'
import { ruleSetOf } from '../rules/index'
import type { FinishedGame, StartRequest } from './gameTypes'
import { SAVE_VERSION } from './saveFormat'
import type { Save } from './saveFormat'
import { summaryOf } from './entry'
import { chosenSeed, randomText } from './seed'
import { resumeSession } from './session'
import { openTable } from './table'
import type { Table, TableHost } from './table'
import { seenOf } from './tableView'

const ID_LENGTH = 12

const bot = (level: string): PlayerSpec => ({ kind: 'bot', level })

const newRecord = (request: StartRequest): GameRecord => {
  const { ruleSetId, options, length, practice, levels } = request
  return {
    version: RECORD_VERSION,
    rulesVersion: ruleSetOf(ruleSetId, options).version,
    ruleSetId,
    options,
    seed: chosenSeed(request.seed),
    length,
    practice,
    players: [{ kind: 'person' }, bot(levels[0]), bot(levels[1]), bot(levels[2])],
    actions: [],
  }
}

/** A game before its first action. Throws an EngineError for a seed or rules that do not exist. */
export const newSave = (request: StartRequest): Save => {
  const record = newRecord(request)
  const now = Date.now()
  return { version: SAVE_VERSION, id: randomText(ID_LENGTH), startedAt: now, savedAt: now, record }
}

/** Puts a game on the table. Rejects with an EngineError when its record cannot be played. */
export const sitDown = async (save: Save, following: boolean, host: TableHost): Promise<Table> =>
  openTable(save, await resumeSession(save.record), following, host)

/** Opens a game to look back on it. Rejects with an EngineError when its record cannot be played. */
export const lookBack = async (save: Save): Promise<FinishedGame> => {
  const session = await resumeSession(save.record)
  const { record, seating, seat } = seenOf(session)
  const { version: _, finished: __, ...summary } = summaryOf(save, session, save.savedAt)
  return { summary, record, seating, seat, results: session.state.finished }
}
