import { describe, expect, test, vi } from 'vitest'

import { problems } from '../../src/store/log'
import { createOffline } from '../../src/store/offline'

/** A worker that can be brought from one state to the next. */
class FakeWorker extends EventTarget {
  state = 'installing'
  postMessage = vi.fn<(message: unknown) => void>()

  become(state: string): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

/** The browser's side of service workers: what is registered, and how one takes over. */
class FakeWorkers extends EventTarget {
  controller: FakeWorker | null = null
  registration = Object.assign(new EventTarget(), {
    active: null as FakeWorker | null,
    waiting: null as FakeWorker | null,
    installing: null as FakeWorker | null,
  })
  register = vi.fn<(url: string) => Promise<unknown>>(async () => this.registration)

  /** A worker that stores a build. */
  find(): FakeWorker {
    const worker = new FakeWorker()
    this.registration.installing = worker
    this.registration.dispatchEvent(new Event('updatefound'))
    return worker
  }

  stored(worker: FakeWorker): void {
    Object.assign(this.registration, { installing: null, waiting: worker })
    worker.become('installed')
  }

  takeOver(worker: FakeWorker): void {
    Object.assign(this.registration, { waiting: null, active: worker })
    this.controller = worker
    worker.become('activated')
    this.dispatchEvent(new Event('controllerchange'))
  }

  asBrowser = (): ServiceWorkerContainer => this as unknown as ServiceWorkerContainer
}

const served = (): FakeWorkers => {
  const workers = new FakeWorkers()
  const current = new FakeWorker()
  workers.controller = current
  workers.registration.active = current
  return workers
}

const watched = async (workers: FakeWorkers) => {
  const load = vi.fn<() => void>()
  const offline = createOffline(workers.asBrowser, load)
  await offline.keep()
  return { ...offline, load, news: () => offline.store.getState().news }
}

describe('a first visit', () => {
  test('says that the game is stored once it is', async () => {
    const workers = new FakeWorkers()
    const { news } = await watched(workers)
    const worker = workers.find()
    workers.stored(worker)
    expect(news()).toBe('none')
    workers.takeOver(worker)
    expect(news()).toBe('ready')
  })

  test('registers the worker beside the page, whatever path that has', async () => {
    const workers = new FakeWorkers()
    await watched(workers)
    expect(workers.register).toHaveBeenCalledExactlyOnceWith('./sw.js')
  })
})

describe('a later visit', () => {
  test('has nothing to say while the build is the same', async () => {
    const { news } = await watched(served())
    expect(news()).toBe('none')
  })

  test('offers a newer build once it is stored, and does not load it by itself', async () => {
    const workers = served()
    const { news, load } = await watched(workers)
    const worker = workers.find()
    expect(news()).toBe('none')
    workers.stored(worker)
    expect(news()).toBe('newer')
    expect(worker.postMessage).not.toHaveBeenCalled()
    expect(load).not.toHaveBeenCalled()
  })

  test('offers a newer build that has waited since the last visit', async () => {
    const workers = served()
    workers.registration.waiting = new FakeWorker()
    const { news } = await watched(workers)
    expect(news()).toBe('newer')
  })

  test('loads the newer build when asked, as soon as it has taken over', async () => {
    const workers = served()
    const { takeNewer, load } = await watched(workers)
    const worker = workers.find()
    workers.stored(worker)
    takeNewer()
    expect(worker.postMessage).toHaveBeenCalledWith('take over')
    expect(load).not.toHaveBeenCalled()
    workers.takeOver(worker)
    expect(load).toHaveBeenCalledOnce()
  })

  test('plays on when another tab takes the newer build, and offers it', async () => {
    const workers = served()
    const { news, load, takeNewer } = await watched(workers)
    const worker = workers.find()
    workers.stored(worker)
    workers.takeOver(worker)
    expect(load).not.toHaveBeenCalled()
    expect(news()).toBe('newer')
    takeNewer()
    expect(load).toHaveBeenCalledOnce()
  })
})

describe('where nothing can be stored', () => {
  test('the game goes on without a word where there are no service workers', async () => {
    const offline = createOffline(
      () => undefined,
      () => {},
    )
    await offline.keep()
    expect(offline.store.getState().news).toBe('none')
  })

  test('a refusal is noted, and the game goes on', async () => {
    const workers = new FakeWorkers()
    workers.register.mockRejectedValue(new DOMException('not here', 'SecurityError'))
    const { news } = await watched(workers)
    expect(news()).toBe('none')
    expect(problems().at(-1)).toEqual({ code: 'not-stored', detail: 'SecurityError: not here' })
  })
})
