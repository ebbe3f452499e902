/** Ends a hold on a game. */
export type Release = () => void

/** A tab that reloads may still hold for a moment what it held before. */
const PATIENCE_MS = 300

const lockName = (id: string): string => `sixteen/${id}`

const locksOf = (): LockManager | undefined => globalThis.navigator?.locks

/** Asks for the lock of a game; null where it is not given. */
const request = (
  locks: LockManager,
  id: string,
  options: LockOptions,
  lost: () => void,
): Promise<Release | null> =>
  new Promise((resolve) => {
    let held = false
    const holding = async (lock: Lock | null): Promise<void> => {
      if (lock === null) return resolve(null)
      held = true
      await new Promise<void>((release) => {
        resolve(release)
      })
    }
    locks.request(lockName(id), options, holding).catch(() => {
      if (held) lost()
      else resolve(null)
    })
  })

/**
 * Takes hold of a game for this tab; null when another tab has it and `steal` is false. `lost` is called
 * when another tab steals it. Where the browser has no locks every tab gets hold. A browser that is slow to
 * answer is waited for: only a game that is held keeps the tab from having it.
 */
export const holdGame = async (
  id: string,
  steal: boolean,
  lost: () => void,
): Promise<Release | null> => {
  const locks = locksOf()
  if (!locks) return () => {}
  const taken = await request(locks, id, steal ? { steal } : { ifAvailable: true }, lost)
  return taken ?? request(locks, id, { signal: AbortSignal.timeout(PATIENCE_MS) }, lost)
}

/** What tabs tell each other about a game: that there is something new to read. */
export type Channel = {
  readonly tell: () => void
  readonly close: () => void
}

/** Hears of every other tab that writes the same game. */
export const openChannel = (id: string, heard: () => void): Channel => {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} }
  const channel = new BroadcastChannel(lockName(id))
  channel.addEventListener('message', heard)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- for windows, not channels
    tell: () => channel.postMessage('written'),
    close: () => channel.close(),
  }
}
