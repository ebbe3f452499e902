import { catalogueOf } from './catalogue'
import { isFull } from './health'
import type { Entry, Shelf } from './shelf'

/** Older finished games make room for new ones. */
export const FINISHED_KEPT = 200

export type KeeperHost = {
  readonly writer: string
  /** The browser says that it is written, and nothing newer waits. */
  readonly kept: (entry: Entry) => void
  /** Nothing was written, as another tab plays the game. */
  readonly taken: (entry: Entry) => void
  readonly failed: (entry: Entry, thrown: unknown) => void
}

export type Keeper = {
  /** Writes a game as it now stands; of several that wait only the last is written. */
  readonly keep: (entry: Entry) => void
  /** Resolves when nothing waits to be written. */
  readonly settled: () => Promise<void>
}

/** Removes all but the newest `limit` finished games. Answers whether there were more. */
const prune = async (shelf: Shelf, limit: (count: number) => number): Promise<boolean> => {
  const { finished } = catalogueOf(await shelf.list())
  const oldest = finished.slice(limit(finished.length)).map(({ id }) => id)
  if (oldest.length > 0) await shelf.remove(oldest)
  return oldest.length > 0
}

const tenthLess = (count: number): number => Math.floor(count * 0.9)

const writeMakingRoom = async (shelf: Shelf, entry: Entry, writer: string) => {
  for (;;) {
    try {
      return await shelf.write(entry, writer)
    } catch (thrown) {
      if (!isFull(thrown) || !(await prune(shelf, tenthLess))) throw thrown
    }
  }
}

/** Writes games to a shelf one after the other, and lets the oldest go where room is short. */
export const createKeeper = (shelf: Shelf, host: KeeperHost): Keeper => {
  let waiting: Entry | null = null
  let writing: Promise<void> | null = null

  const write = async (entry: Entry): Promise<void> => {
    try {
      const outcome = await writeMakingRoom(shelf, entry, host.writer)
      if (entry.finished) await prune(shelf, () => FINISHED_KEPT)
      if (outcome === 'taken') host.taken(entry)
      else if (waiting === null) host.kept(entry)
    } catch (thrown) {
      host.failed(entry, thrown)
    }
  }

  const writeAll = async (): Promise<void> => {
    while (waiting) {
      const entry: Entry = waiting
      waiting = null
      await write(entry)
    }
    writing = null
  }

  return {
    keep: (entry) => {
      waiting = entry
      writing ??= writeAll()
    },
    settled: async () => writing ?? undefined,
  }
}
