import type { GameStoreState } from './gameTypes'
import { logProblem, reasonOf } from './log'

/** What is known of the storage, from how the last use of it went. */
export type Health = {
  readonly well: () => void
  readonly failed: (thrown: unknown) => void
}

/** Whether a write failed for want of room. */
export const isFull = (thrown: unknown): boolean =>
  thrown instanceof DOMException && thrown.name === 'QuotaExceededError'

/** Publishes how the storage is; the notice comes up with the first failure only. */
export const createHealth = (publish: (part: Partial<GameStoreState>) => void): Health => {
  let noticed = false
  return {
    well: () => publish({ storage: 'ok' }),
    failed: (thrown) => {
      logProblem('save-failed', reasonOf(thrown))
      publish({
        storage: isFull(thrown) ? 'full' : 'blocked',
        ...(noticed ? {} : { storageNotice: true }),
      })
      noticed = true
    },
  }
}
