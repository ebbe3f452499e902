import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import { logProblem, reasonOf } from './log'

/** `ready`: everything has just been stored to play offline; `newer`: another build of the game is there. */
export type OfflineNews = 'none' | 'ready' | 'newer'

/** What there is to say about the stored game, and how a newer build of it is taken. */
export type Offline = {
  readonly store: StoreApi<{ readonly news: OfflineNews }>
  /** Has the whole game stored. Where the browser does not allow it nothing changes. */
  readonly keep: () => Promise<void>
  /** Shows the newest build. Other tabs go on with theirs until they are loaded again. */
  readonly takeNewer: () => void
}

/** Calls back when this worker has stored its build, and has to wait for an older one. */
const whenWaiting = (worker: ServiceWorker | null, waits: () => void): void =>
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed') waits()
  })

/**
 * What a page knows of the service worker that stores the game. No worker takes over by itself while an older
 * one serves a page: the person is told, and asks for it. `find` answers the browser's service workers, and may
 * throw where they are forbidden; `load` loads the page again.
 */
export const createOffline = (
  find: () => ServiceWorkerContainer | undefined,
  load: () => void,
): Offline => {
  const store = createStore<{ readonly news: OfflineNews }>(() => ({ news: 'none' }))
  const tell = (news: OfflineNews): void => store.setState({ news })
  let registration: ServiceWorkerRegistration | null = null
  let asked = false

  const follow = async (): Promise<void> => {
    const workers = find()
    if (!workers) return
    let served = workers.controller !== null
    workers.addEventListener('controllerchange', () => {
      if (asked) load()
      else tell(served ? 'newer' : 'ready')
      served = true
    })
    const found = await workers.register('./sw.js')
    const waits = (): void => {
      if (found.active) tell('newer')
    }
    if (found.waiting) waits()
    whenWaiting(found.installing, waits)
    found.addEventListener('updatefound', () => whenWaiting(found.installing, waits))
    registration = found
  }

  return {
    store,
    keep: () => follow().catch((thrown: unknown) => logProblem('not-stored', reasonOf(thrown))),
    takeNewer: () => {
      const waiting = registration?.waiting
      asked = true
      if (!waiting) return load()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- for windows, not workers
      waiting.postMessage('take over')
    },
  }
}

export const offline = createOffline(
  () => navigator.serviceWorker,
  () => window.location.reload(),
)
