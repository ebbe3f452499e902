import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import type { BotClient } from '../bots/client'
import { EngineError } from '../engine/tiles/error'
import type {
  FinishedGame,
  GameActions,
  GameStoreState,
  StartRequest,
  StoreError,
} from './gameTypes'
import { createHealth } from './health'
import { logProblem, reasonOf } from './log'
import { createSaves } from './saves'
import type { Found } from './saves'
import { randomText } from './seed'
import type { Settings } from './settings'
import { settingsStore } from './settingsStore'
import { openShelf } from './shelf'
import type { TableHost } from './table'
import { holdGame } from './tabs'
import { createTurns } from './turns'
import { beginVisit, playing, refusalOf, replaying } from './visit'
import type { Visit } from './visit'

const NOTHING_YET: GameStoreState = {
  phase: 'loading',
  saved: null,
  game: null,
  kept: true,
  storage: 'ok',
  storageNotice: false,
  finishedGames: [],
  unreadable: [],
  error: null,
}

/** Nobody sits at a table. */
const AWAY = { phase: 'lobby', game: null, kept: true } as const

const TAB_NAME_LENGTH = 12

const errorOf = (thrown: unknown): StoreError =>
  thrown instanceof EngineError && thrown.detail.code === 'unreadable-seed'
    ? { code: 'unreadable-seed', value: String(thrown.detail.value) }
    : { code: 'not-started', detail: reasonOf(thrown) }

type Finder = (use: 'look' | 'write') => Promise<Found>

export type GameNeeds = {
  readonly settings: StoreApi<Settings>
  readonly startBots: () => Promise<BotClient>
}

/** A tab's store of the game with everything that may be done to it. */
export const createGame = ({
  settings,
  startBots,
}: GameNeeds): { readonly store: StoreApi<GameStoreState>; readonly actions: GameActions } => {
  const store = createStore<GameStoreState>(() => NOTHING_YET)
  const publish = (part: Partial<GameStoreState>): void => store.setState(part)
  const turns = createTurns()
  let visit: Visit | null = null
  let booted: Promise<void> | null = null

  const saves = createSaves(openShelf(), createHealth(publish), {
    writer: randomText(TAB_NAME_LENGTH),
    kept: ({ finished }) => {
      publish({ kept: true })
      visit?.written()
      if (finished) void refresh()
    },
    taken: () => {
      publish({ kept: true })
      void visit?.follow()
    },
  })

  const host: TableHost = {
    settings,
    startBots,
    show: (game) => publish({ phase: 'playing', game }),
    keep: (entry) => {
      publish({ kept: false })
      saves.keep(entry)
    },
  }

  const refresh = async (): Promise<void> => {
    const { unfinished, finished, unreadable } = await saves.catalogue()
    publish({ saved: unfinished[0] ?? null, finishedGames: finished, unreadable })
  }

  const refuse = async (error: StoreError): Promise<void> => {
    await refresh()
    publish(visit ? { error } : { error, ...AWAY })
  }

  const attempt = (work: () => Promise<StoreError | null>): Promise<boolean> =>
    turns.once(async () => {
      publish({ error: null })
      const error = await work().catch(errorOf)
      if (error) await refuse(error)
      return !error
    })

  const sit = async (id: string, find: Finder): Promise<StoreError | null> => {
    const begun = await beginVisit(id, find, saves, host)
    if ('code' in begun) return begun
    visit = begun
    return null
  }

  /** Gets up from the table; what lies on it is seen until something else is. */
  const getUp = async (): Promise<void> => {
    const left = visit
    left?.stop()
    await saves.settled()
    left?.release()
    visit = null
    await refresh()
  }

  const leave = async (): Promise<void> => {
    await getUp()
    publish(AWAY)
  }

  /** The unfinished game that a new one takes the place of, unless another tab plays it. */
  const removeReplaced = async (id: string): Promise<void> => {
    const release = await holdGame(id, false, () => {})
    if (!release) return
    await saves.remove(id)
    publish({ saved: null })
    release()
  }

  const start = async (request: StartRequest): Promise<StoreError | null> => {
    const save = (await playing()).newSave(request)
    if (visit) await getUp()
    const replaced = store.getState().saved
    const error = await sit(save.id, async () => ({ found: 'save', save }))
    if (!error && replaced) await removeReplaced(replaced.id)
    return error
  }

  const lookBack = async (id: string): Promise<FinishedGame | StoreError> => {
    const found = await saves.open(id, 'look')
    if (found.found !== 'save') return refusalOf(id, found)
    return replaying(saves, id, async () => (await playing()).lookBack(found.save))
  }

  const actions: GameActions = {
    boot: () => {
      booted ??= refresh().then(() => publish({ phase: 'lobby' }))
      return booted
    },
    start: (request) => attempt(() => start(request)),
    resume: () =>
      attempt(async () => {
        const id = store.getState().saved?.id
        return id === undefined ? null : sit(id, (use) => saves.open(id, use))
      }),
    answer: (action) => visit?.table.answer(action),
    undo: () => visit?.table.undo(),
    leave: () => turns.inTurn(leave),
    takeOver: () => attempt(async () => (visit ? visit.takeOver() : null)),
    openFinished: async (id) => {
      const result = await lookBack(id).catch(errorOf)
      if (!('code' in result)) return result
      await refuse(result)
      return null
    },
    exportUnreadable: async (id) => {
      const text = await saves.text(id)
      return text === null ? null : { name: `sixteen-${id}.json`, text }
    },
    discardUnreadable: async (id) => {
      await saves.remove(id)
      await refresh()
    },
    dismissStorageNotice: () => publish({ storageNotice: false }),
    dismissError: () => publish({ error: null }),
  }
  return { store, actions }
}

const logBotProblem = (problem: string): void => logProblem('bot-failed', problem)

/** Bots in a worker; on the page itself only where there are no workers. */
const startBots = async (): Promise<BotClient> => {
  if (typeof Worker === 'undefined') {
    return (await import('../bots/inProcess')).inProcessBots(logBotProblem)
  }
  return (await import('../bots/client')).createBotClient(logBotProblem)
}

const { store, actions } = createGame({ settings: settingsStore, startBots })

export const gameStore = store
export const gameActions = actions
