import { EngineError } from '../engine/tiles/error'
import type { StoreError } from './gameTypes'
import { logProblem, reasonOf } from './log'
import type { Save } from './saveFormat'
import type { Found, Saves } from './saves'
import type { Table, TableHost } from './table'
import { holdGame, openChannel } from './tabs'
import type { Release } from './tabs'

/** A game on this tab's table, and what ties it to other tabs that show the same game. */
export type Visit = {
  readonly table: Table
  /** To be called when a move is written: tabs that follow look again. */
  readonly written: () => void
  /** To be called when another tab plays: this one shows what that one writes. */
  readonly follow: () => Promise<void>
  /** Plays on here. Answers why not, or null. */
  readonly takeOver: () => Promise<StoreError | null>
  /** Stops the game on this table. */
  readonly stop: () => void
  /** Lets other tabs have it, once its last move is written. */
  readonly release: () => void
}

/** The engine is fetched when somebody first sits down. */
export const playing = () => import('./playing')

/** Why a save that was looked for cannot be played. */
export const refusalOf = (id: string, found: Exclude<Found, { found: 'save' }>): StoreError =>
  found.found === 'nothing'
    ? { code: 'save-gone', id }
    : { code: 'unreadable-save', save: found.unreadable }

/** Does something with a save that replays it; a save whose moves cannot be played is marked. */
export const replaying = async <T>(
  saves: Saves,
  id: string,
  work: () => Promise<T>,
): Promise<T | StoreError> => {
  try {
    return await work()
  } catch (thrown) {
    if (!(thrown instanceof EngineError)) throw thrown
    const { code, field, value } = thrown.detail
    const fault = { code, field, value: JSON.stringify(value) ?? '' }
    const save = { id, problem: 'unplayable', fault } as const
    saves.mark(save)
    return { code: 'unreadable-save', save }
  }
}

const visitOf = (table: Table, held: Release | null, saves: Saves): Visit => {
  const { id } = table
  let release = held
  let news = false
  let looking = false

  const look = async (): Promise<void> => {
    const found = await saves.open(id, 'look')
    if (found.found === 'save') await table.load(found.save.record, true)
  }

  const follow = async (): Promise<void> => {
    table.follow()
    news = true
    if (looking) return
    looking = true
    while (news) {
      news = false
      await look().catch((thrown: unknown) => logProblem('not-followed', reasonOf(thrown)))
    }
    looking = false
  }

  const channel = openChannel(id, () => {
    if (table.isReadOnly()) void follow()
  })

  const takeOver = async (): Promise<StoreError | null> => {
    release = await holdGame(id, true, () => void follow())
    const found = await saves.open(id, 'write')
    if (found.found !== 'save') return refusalOf(id, found)
    await table.load(found.save.record, false)
    channel.tell()
    return null
  }

  return {
    table,
    written: channel.tell,
    follow,
    takeOver,
    stop: table.close,
    release: () => {
      channel.close()
      release?.()
    },
  }
}

/**
 * Sits down at a game: to play it, or to follow it where another tab plays it.
 * `find` answers the save, and is told whether this tab may write it.
 */
export const beginVisit = async (
  id: string,
  find: (use: 'look' | 'write') => Promise<Found>,
  saves: Saves,
  host: TableHost,
): Promise<Visit | StoreError> => {
  let visit: Visit | null = null
  const release = await holdGame(id, false, () => void visit?.follow())
  const found = await find(release ? 'write' : 'look')
  const sit = async (save: Save) => (await playing()).sitDown(save, !release, host)
  const seated =
    found.found === 'save'
      ? await replaying(saves, id, () => sit(found.save))
      : refusalOf(id, found)
  if ('code' in seated) {
    release?.()
    return seated
  }
  visit = visitOf(seated, release, saves)
  return visit
}
