import { catalogueOf } from './catalogue'
import type { Catalogue } from './catalogue'
import type { UnreadableSave } from './gameTypes'
import type { Health } from './health'
import { createKeeper } from './keeper'
import type { Keeper, KeeperHost } from './keeper'
import { readSave } from './saveFormat'
import type { Save } from './saveFormat'
import type { Entry, Shelf } from './shelf'

/** A save that was looked for. */
export type Found =
  | { readonly found: 'save'; readonly save: Save }
  | { readonly found: 'unreadable'; readonly unreadable: UnreadableSave }
  | { readonly found: 'nothing' }

/** What is kept. Nothing here rejects: what the storage refuses is told to its health, and held in memory. */
export type Saves = Keeper & {
  readonly catalogue: () => Promise<Catalogue>
  /** A save as it lies there. */
  readonly text: (id: string) => Promise<string | null>
  /** Opens a save, to look at it or to be the one that writes it from now on. */
  readonly open: (id: string, use: 'look' | 'write') => Promise<Found>
  /** Remembers that a save cannot be played. */
  readonly mark: (save: UnreadableSave) => void
  readonly remove: (id: string) => Promise<void>
}

const foundIn = (id: string, text: unknown): Found => {
  if (text === undefined) return { found: 'nothing' }
  const read = readSave(text)
  if (read.ok) return { found: 'save', save: read.value }
  return { found: 'unreadable', unreadable: { id, problem: read.problem, fault: read.fault } }
}

export const createSaves = (
  shelf: Shelf,
  health: Health,
  host: Pick<KeeperHost, 'writer' | 'kept' | 'taken'>,
): Saves => {
  const unwritten = new Map<string, Entry>()
  const broken = new Map<string, UnreadableSave>()

  const attempt = async <T>(work: Promise<T>, otherwise: T): Promise<T> =>
    work.catch((thrown: unknown) => {
      health.failed(thrown)
      return otherwise
    })

  const keeper = createKeeper(shelf, {
    ...host,
    kept: (entry) => {
      unwritten.delete(entry.id)
      health.well()
      host.kept(entry)
    },
    taken: (entry) => {
      unwritten.delete(entry.id)
      host.taken(entry)
    },
    failed: (entry, thrown) => {
      unwritten.set(entry.id, entry)
      health.failed(thrown)
    },
  })

  const textOf = async (id: string, use: 'look' | 'write'): Promise<unknown> => {
    const inMemory = unwritten.get(id)?.game
    if (inMemory !== undefined) return inMemory
    return attempt(use === 'look' ? shelf.read(id) : shelf.claim(id, host.writer), undefined)
  }

  const open: Saves['open'] = async (id, use) => {
    const result = foundIn(id, await textOf(id, use))
    if (result.found === 'unreadable') broken.set(id, result.unreadable)
    return result
  }

  const catalogue: Saves['catalogue'] = async () => {
    const summaries = new Map(await attempt(shelf.list(), new Map<string, unknown>()))
    for (const { id, summary } of unwritten.values()) summaries.set(id, summary)
    const sorted = catalogueOf(summaries, broken)
    const [newest] = sorted.unfinished
    const unreadable = newest && (await open(newest.id, 'look')).found === 'unreadable'
    return unreadable ? catalogue() : sorted
  }

  return {
    ...keeper,
    catalogue,
    open,
    text: async (id) => {
      const text = await textOf(id, 'look')
      if (text === undefined) return null
      return typeof text === 'string' ? text : JSON.stringify(text)
    },
    mark: (save) => broken.set(save.id, save),
    remove: async (id) => {
      unwritten.delete(id)
      broken.delete(id)
      await attempt(shelf.remove([id]), undefined)
    },
  }
}
