/*
 * The service worker: it stores one build of the game as a whole and answers from it, whatever the network
 * does. The build writes the two constants in front of it, see `offline.ts`.
 */
declare const VERSION: string
declare const FILES: readonly string[]

type Lifetime = Event & { readonly waitUntil: (work: Promise<unknown>) => void }
type Asked = Event & {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}
type Scope = {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { readonly claim: () => Promise<void> }
  readonly skipWaiting: () => Promise<void>
}

const scope = globalThis as unknown as Scope
/** Caches belong to the whole origin: another copy of the game may lie beside this one. */
const FAMILY = `sixteen ${scope.registration.scope} `
const OWN = FAMILY + VERSION

/** A name with a hash tells what is in the file; any other file may be an older one in the browser's cache. */
const requestFor = (file: string): Request =>
  new Request(file, { cache: file.startsWith('assets/') ? 'default' : 'no-cache' })

const store = async (): Promise<void> => {
  await caches.delete(OWN)
  const cache = await caches.open(OWN)
  try {
    await cache.addAll(FILES.map(requestFor))
  } catch (thrown) {
    await caches.delete(OWN)
    throw thrown
  }
}

/** The build before this one stays for tabs that still show it; it goes with the next. */
const takeOver = async (): Promise<void> => {
  const builds = (await caches.keys()).filter((name) => name.startsWith(FAMILY))
  await Promise.all(builds.slice(0, -2).map((name) => caches.delete(name)))
  await scope.clients.claim()
}

const answer = async (request: Request): Promise<Response> => {
  const own = await caches.open(OWN)
  // Some servers answer with `Vary`, which would keep a file from being found again.
  const stored =
    (await own.match(request, { ignoreVary: true, ignoreSearch: request.mode === 'navigate' })) ??
    (await caches.match(request, { ignoreVary: true }))
  return stored ?? fetch(request)
}

addEventListener('install', (event) => (event as Lifetime).waitUntil(store()))
addEventListener('activate', (event) => (event as Lifetime).waitUntil(takeOver()))
addEventListener('message', ({ data }) => {
  if (data === 'take over') void scope.skipWaiting()
})
addEventListener('fetch', (event) => {
  const asked = event as Asked
  if (asked.request.method === 'GET') asked.respondWith(answer(asked.request))
})
