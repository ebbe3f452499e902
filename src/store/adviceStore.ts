import { createStore } from 'zustand/vanilla'

import type { Advice } from '../bots/adviceTypes'
import type { Action } from '../engine/table/action'
import type { PlayerView } from '../engine/table/view'

/** A question of the table, as the person saw it, and what each answer comes to. */
export type Weighed = { readonly view: PlayerView; readonly advice: Advice }

/** A question that the person has answered, weighed. */
export type Answered = Weighed & { readonly taken: Action }

/** What the person may know of the advice: in the mode "after my move", nothing before it. */
export type AdviceShown = {
  /** What is asked now; null unless advice is live and worked out. */
  readonly live: Weighed | null
  /** What is asked now is being weighed, and will be shown. */
  readonly weighing: boolean
  /** The person's last decision, until the next turn. */
  readonly last: Answered | null
}

export const adviceStore = createStore<AdviceShown>(() => ({
  live: null,
  weighing: false,
  last: null,
}))
