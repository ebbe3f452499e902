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

/** Whether the person could close now: the screen warns of discards that leave the hand not ready. */
const mayClose = ({ view }: Game): boolean =>
  view.choices.some(({ action, refused }) => action.type === 'discard' && action.close && !refused)

const hintsFor = async (bots: Helpers, game: Game, wanted: Settings): Promise<Hints> => {
  const { view } = game
  const { ruleSetId, options } = game.record
  const request = { ruleSetId, options, view }
  const [hand, readyDiscards] = await Promise.all([
    wanted.waitHint ? bots.waitHints(request) : { distance: null, waits: [] },
    wanted.advice === 'live' || mayClose(game) ? bots.readyDiscards(request) : [],
  ])
  return { ...hand, readyDiscards }
}

/** Keeps the hints of the store true to what is on the table and to the settings; late answers are dropped. */
export const createHinter = (bots: Helpers, settings: StoreApi<Settings>): Hinter => {
  let current: Game | null = null
  let asking = false
  /** The question being answered is no longer the right one. */
  let stale = false

  /** The same hints stay the same object: nothing is drawn anew for them. */
  const show = (hints: Hints | null): void => {
    const shown = hintStore.getState().hints
    if (JSON.stringify(hints) !== JSON.stringify(shown)) hintStore.setState({ hints })
  }

  const answer = async (game: Game): Promise<Hints | null> => {
    const wanted = settings.getState()
    if (!wanted.waitHint && wanted.advice !== 'live' && !mayClose(game)) return null
    return hintsFor(bots, game, wanted).catch((thrown: unknown) => {
      logProblem('hints-failed', reasonOf(thrown))
      return null
    })
  }

  /** One question at a time: what changes meanwhile is asked about once, at the end. */
  const ask = async (game: Game): Promise<void> => {
    asking = true
    const hints = await answer(game)
    asking = false
    if (stale) update()
    else show(hints)
  }

  const update = (): void => {
    stale = asking
    if (current && !asking) void ask(current)
  }

  const forget = settings.subscribe((now, before) => {
    if (now.waitHint !== before.waitHint || now.advice !== before.advice) update()
  })

  return {
    look: (game) => {
      current = game
      update()
    },
    stop: () => {
      current = null
      stale = true
      forget()
      show(null)
    },
  }
}
