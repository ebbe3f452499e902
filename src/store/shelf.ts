import { createStore, promisifyRequest } from 'idb-keyval'

/** What is written about one game, in one go. */
export type Entry = {
  readonly id: string
  readonly finished: boolean
  readonly game: string
  readonly summary: string
}

/**
 * Where saves lie: for each game its save, its summary, and the tab that writes it. Every call is one
 * transaction, and done only when the browser says that it is. All reject when the storage fails.
 */
export type Shelf = {
  /** Every id that something is kept under, with its summary as it was written. */
  readonly list: () => Promise<ReadonlyMap<string, unknown>>
  readonly read: (id: string) => Promise<unknown>
  /** Makes `writer` the one that may write the game from now on, and reads it. */
  readonly claim: (id: string, writer: string) => Promise<unknown>
  /** Writes unless another writer has claimed the game. */
  readonly write: (entry: Entry, writer: string) => Promise<'written' | 'taken'>
  readonly remove: (ids: readonly string[]) => Promise<void>
}

const DATABASE = 'sixteen'
const PATIENCE_MS = 4000
const GAME = 'game/'
const SUMMARY = 'summary/'
const WRITER = 'writer/'
const PARTS = [GAME, SUMMARY, WRITER]

/** Some browsers never answer where they keep nothing. */
const patiently = <T>(work: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The storage does not answer')), PATIENCE_MS)
    const settled = () => clearTimeout(timer)
    work().then(resolve, reject).finally(settled)
  })

/** Every request is waited for beside the transaction: only it knows why it failed. */
const put = (store: IDBObjectStore, values: Readonly<Record<string, string>>) =>
  Promise.all([
    ...Object.entries(values).map(([key, value]) => promisifyRequest(store.put(value, key))),
    promisifyRequest(store.transaction),
  ])

const listed = async (store: IDBObjectStore): Promise<ReadonlyMap<string, unknown>> => {
  const keys = (await promisifyRequest(store.getAllKeys())).map(String)
  const games = keys.filter((key) => key.startsWith(GAME)).map((key) => key.slice(GAME.length))
  const summaries = await Promise.all(
    games.map((id) => promisifyRequest<unknown>(store.get(SUMMARY + id))),
  )
  return new Map(games.map((id, index) => [id, summaries[index]]))
}

/** The shelf in the browser's own database; nothing is opened before the first call. */
export const openShelf = (): Shelf => {
  const database = createStore(DATABASE, 'games')
  return {
    list: () => patiently(async () => database('readonly', listed)),
    read: (id) =>
      patiently(async () =>
        database('readonly', (store) => promisifyRequest<unknown>(store.get(GAME + id))),
      ),
    claim: (id, writer) =>
      patiently(async () =>
        database('readwrite', async (store) => {
          const game = promisifyRequest<unknown>(store.get(GAME + id))
          await put(store, { [WRITER + id]: writer })
          return game
        }),
      ),
    write: ({ id, game, summary }, writer) =>
      patiently(async () =>
        database('readwrite', async (store) => {
          const holder = await promisifyRequest<unknown>(store.get(WRITER + id))
          if (holder !== undefined && holder !== writer) return 'taken'
          await put(store, { [WRITER + id]: writer, [GAME + id]: game, [SUMMARY + id]: summary })
          return 'written'
        }),
      ),
    remove: (ids) =>
      patiently(async () =>
        database('readwrite', (store) => {
          for (const id of ids) for (const part of PARTS) store.delete(part + id)
          return promisifyRequest(store.transaction)
        }),
      ),
  }
}
