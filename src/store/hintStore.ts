import { createStore } from 'zustand/vanilla'

import type { HandHint, ReadyDiscard } from '../bots/hints'

/** What the current view allows to say; `readyDiscards` also where the person could close. */
export type Hints = HandHint & {
  readonly readyDiscards: readonly ReadyDiscard[]
}

export const hintStore = createStore<{ readonly hints: Hints | null }>(() => ({ hints: null }))
