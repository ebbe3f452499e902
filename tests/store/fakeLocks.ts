import { vi } from 'vitest'

type Holding = (lock: Lock | null) => Promise<void>
type Held = { readonly done: Promise<unknown>; readonly steal: () => void }

/**
 * The part of the browser's lock manager that the game uses: exclusive locks that wait, give up or steal. It
 * answers after `delay` ms.
 */
export const installLocks = (delay = 0): { readonly heldNames: () => string[] } => {
  const held = new Map<string, Held>()

  const hold = (name: string, callback: Holding): Promise<void> =>
    new Promise((resolve, reject) => {
      const steal = () => reject(new DOMException('stolen', 'AbortError'))
      const done = callback({ name, mode: 'exclusive' }).then(() => {
        if (held.get(name)?.steal === steal) held.delete(name)
        return resolve()
      })
      held.set(name, { done, steal })
    })

  const aborted = (signal?: AbortSignal) =>
    new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('late', 'AbortError')))
    })

  const later = (ms: number) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, ms)
    })

  const request = async (
    name: string,
    { steal, ifAvailable, signal }: LockOptions,
    callback: Holding,
  ): Promise<void> => {
    await Promise.race([later(delay), aborted(signal)])
    if (ifAvailable && held.has(name)) return callback(null)
    if (steal) held.get(name)?.steal()
    else while (held.has(name)) await Promise.race([held.get(name)?.done, aborted(signal)])
    return hold(name, callback)
  }

  vi.stubGlobal('navigator', { locks: { request }, languages: ['en'] })
  return { heldNames: () => [...held.keys()] }
}
