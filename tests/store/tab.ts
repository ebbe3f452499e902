import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import type { BotClient } from '../../src/bots/client'
import type { Action } from '../../src/engine/table/action'
import type { PlayerView } from '../../src/engine/table/view'
import { randomStream } from '../../src/engine/tiles/random'
import { createGame } from '../../src/store/gameStore'
import type { Game, GameStoreState, StartRequest } from '../../src/store/gameTypes'
import { defaultSettings } from '../../src/store/settings'
import type { Settings } from '../../src/store/settings'

export const REQUEST: StartRequest = {
  ruleSetId: 'worldwide',
  options: {},
  length: 'hand',
  seed: 'plum',
  practice: false,
  levels: ['greedy', 'greedy', 'greedy'],
}

/** The legal answers that a view offers. */
export const legalIn = ({ choices }: PlayerView): Action[] =>
  choices.filter(({ refused }) => refused === null).map(({ action }) => action)

/** A bot that decides at once, by its seed alone. */
export const seededChoice = (view: PlayerView, seed: string): Action => {
  const legal = legalIn(view).filter((action) => action.type !== 'discard' || !action.close)
  return legal[randomStream(seed, 'choice')(0, legal.length - 1)] as Action
}

/** Bots for tests: legal and predictable, unless a test makes them otherwise. */
export const fakeBots = (changes: Partial<BotClient> = {}): BotClient => ({
  decide: async ({ view, seed }) => seededChoice(view, seed),
  waitHints: async () => ({ distance: null, waits: [] }),
  readyDiscards: async () => [],
  advice: async () => ({ choices: [], samples: 0 }),
  dispose: () => {},
  ...changes,
})

/** Time for whatever should not happen. */
export const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 20)
  })

/** Forgets everything that was saved. */
export const clearStorage = (): void => {
  globalThis.indexedDB = new IDBFactory()
}

export type Tab = ReturnType<typeof createGame> & { readonly settings: StoreApi<Settings> }

const tabs: Tab[] = []

/** Leaves every game that a test left on a table. */
export const closeTabs = async (): Promise<void> => {
  await Promise.all(tabs.splice(0).map(({ actions }) => actions.leave()))
}

/** A tab with the game in it; several of them share one storage. */
export const openTab = (bots: BotClient = fakeBots(), wishes: Partial<Settings> = {}): Tab => {
  const settings = createStore<Settings>(() => ({
    ...defaultSettings(['en']),
    speed: 'instant',
    waitHint: false,
    ...wishes,
  }))
  const { store, actions } = createGame({ settings, startBots: async () => bots })
  const tab: Tab = { store, actions, settings }
  tabs.push(tab)
  return tab
}

/** Resolves with the state of a tab as soon as it is as wanted. */
export const until = (
  { store }: Tab,
  wanted: (state: GameStoreState) => boolean,
): Promise<GameStoreState> =>
  new Promise((resolve) => {
    const look = (state: GameStoreState): void => {
      if (!wanted(state)) return
      forget()
      resolve(state)
    }
    const forget = store.subscribe(look)
    look(store.getState())
  })

export const gameOf = ({ store }: Tab): Game => {
  const { game } = store.getState()
  if (!game) throw new Error('No game on the table')
  return game
}

export const isMyTurn = ({ game }: GameStoreState): boolean =>
  game !== null && legalIn(game.view).length > 0

export const isOver = ({ game }: GameStoreState): boolean => game?.view.stage.stage === 'game-over'

/** What the person of the tests answers: the same to the same question of the same game. */
export const scriptedAnswer = ({ record, view }: Game): Action => {
  const [first] = legalIn(view)
  return seededChoice(view, `${record.seed} ${first?.offer}`)
}

/** Plays the person's part until `enough`, or to the end of the game. */
export const playOn = async (
  tab: Tab,
  enough: (answers: number) => boolean = () => false,
): Promise<void> => {
  for (let answers = 0; !enough(answers); answers += 1) {
    const state = await until(tab, (now) => isMyTurn(now) || isOver(now))
    if (isOver(state)) return
    tab.actions.answer(scriptedAnswer(gameOf(tab)))
  }
}
