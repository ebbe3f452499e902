import type { StoreApi } from 'zustand/vanilla'

import type { BotHelp } from './botHelp'
import type { Game } from './gameTypes'
import { hintStore } from './hintStore'
import type { Hints } from './hintStore'
import { logProblem, reasonOf } from './log'
import type { Settings } from './settings'

export type Hinter = {
  /** To be called with the game whenever it has something new to see. */
  readonly look: (game: Game) => void
  readonly stop: () => void
}

type Helpers = Pick<BotHelp, 'waitHints' | 'readyDiscards'>

const hintsFor = async (
  bots: Helpers,
  { record, view }: Game,
  wanted: Settings,
): Promise<Hints> => {
  const { ruleSetId, options } = record
  const request = { ruleSetId, options, view }
  const [waits, readyDiscards] = await Promise.all([
    wanted.waitHint ? bots.waitHints(request) : [],
    wanted.discardHint ? bots.readyDiscards(request) : [],
  ])
  return { waits, readyDiscards }
}

/** Keeps the hints of the store true to what is on the table and to the settings; late answers are dropped. */
export const createHinter = (bots: Helpers, settings: StoreApi<Settings>): Hinter => {
  let current: Game | null = null
  let changes = 0
  let busy = false

  const show = (hints: Hints | null): void => hintStore.setState({ hints })

  const answer = async (game: Game): Promise<Hints | null> => {
    const wanted = settings.getState()
    if (!wanted.waitHint && !wanted.discardHint) return null
    return hintsFor(bots, game, wanted).catch((thrown: unknown) => {
      logProblem('hints-failed', reasonOf(thrown))
      return null
    })
  }

  /** One question at a time: what changes meanwhile is asked about once, at the end. */
  const ask = async (): Promise<void> => {
    changes += 1
    if (busy) return
    busy = true
    for (let asked = 0; asked !== changes && current;) {
      asked = changes
      const hints = await answer(current)
      if (asked === changes) show(hints)
    }
    busy = false
  }

  const forget = settings.subscribe((now, before) => {
    if (now.waitHint !== before.waitHint || now.discardHint !== before.discardHint) void ask()
  })

  return {
    look: (game) => {
      current = game
      void ask()
    },
    stop: () => {
      current = null
      changes += 1
      forget()
      show(null)
    },
  }
}
