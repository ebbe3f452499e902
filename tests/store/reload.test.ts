import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import type { GameRecord } from '../../src/engine/table/record'
import type { GameStoreState } from '../../src/store/gameTypes'
import { keptSaves } from './kept'
import {
  clearStorage,
  closeTabs,
  gameOf,
  isMyTurn,
  isOver,
  legalIn,
  openTab,
  playOn,
  REQUEST,
  until,
} from './tab'
import type { Tab } from './tab'

const keptRecord = async (): Promise<GameRecord> => {
  const [save] = await keptSaves()
  if (!save) throw new Error('Nothing is kept')
  return save.record
}

const isKept = (tab: Tab) => until(tab, ({ kept }) => kept)

const startGame = async (seed: string): Promise<Tab> => {
  const tab = openTab()
  await tab.actions.boot()
  await tab.actions.start({ ...REQUEST, seed })
  return tab
}

/** A new page: what the old one was about to do is lost, as it does not even say goodbye. */
const reload = async (): Promise<Tab> => {
  const tab = openTab()
  await tab.actions.boot()
  expect(await tab.actions.resume()).toBe(true)
  return tab
}

const finished = async (tab: Tab): Promise<GameRecord> => {
  await playOn(tab)
  await isKept(tab)
  const record = await keptRecord()
  await closeTabs()
  clearStorage()
  return record
}

beforeEach(clearStorage)
afterEach(closeTabs)

describe('a reload', () => {
  test('at any moments leads to the same game as none (E08)', async () => {
    const seeds = fc.constantFrom('plum', 'orchid', 'bamboo', 'chrysanthemum')
    const plays = fc.array(fc.nat({ max: 8 }), { minLength: 1, maxLength: 4 })
    const property = fc.asyncProperty(seeds, plays, async (seed, answersBetween) => {
      const untouched = await finished(await startGame(seed))
      let tab = await startGame(seed)
      for (const answers of answersBetween) {
        await playOn(tab, (given) => given >= answers)
        await isKept(tab)
        if (isOver(tab.store.getState())) break
        tab = await reload()
      }
      expect((await finished(tab)).actions).toEqual(untouched.actions)
    })
    await fc.assert(property, { numRuns: 8 })
  }, 60_000)

  test('finds the question that was open, word for word (U02)', async () => {
    const tab = await startGame('plum')
    await playOn(tab, (given) => given >= 5)
    await until(tab, (state) => isMyTurn(state) && state.kept)
    const asked = gameOf(tab)
    const again = gameOf(await reload())
    expect(legalIn(again.view)).toEqual(legalIn(asked.view))
    expect(again.view).toEqual(asked.view)
  })

  test('shows the finished game with every hand, as it was', async () => {
    const tab = await startGame('plum')
    await playOn(tab)
    const { finished: results } = gameOf(tab).view
    const { finishedGames } = await until(tab, (state) => state.finishedGames.length > 0)
    const page = openTab()
    await page.actions.boot()
    expect(page.store.getState().saved).toBeNull()
    expect(page.store.getState().finishedGames).toEqual(finishedGames)
    const opened = await page.actions.openFinished(finishedGames[0]?.id ?? '')
    expect(opened?.results).toHaveLength(1)
    expect(opened?.results).toEqual(results)
    expect(opened?.summary).toEqual(finishedGames[0])
  })

  test('is no different from leaving and resuming at once', async () => {
    const untouched = await finished(await startGame('plum'))
    const tab = await startGame('plum')
    await playOn(tab, (given) => given >= 5)
    void tab.actions.leave()
    expect(await tab.actions.resume()).toBe(true)
    expect((await finished(tab)).actions).toEqual(untouched.actions)
  })
})

test('two clicks on start are one game', async () => {
  const tab = openTab()
  await tab.actions.boot()
  const both = await Promise.all([tab.actions.start(REQUEST), tab.actions.start(REQUEST)])
  await isKept(tab)
  expect(both).toEqual([true, true])
  expect(await keptSaves()).toHaveLength(1)
})

test('whoever starts another game stays at the table: there is always one on it', async () => {
  const { store, actions } = openTab()
  await actions.start(REQUEST)
  const before = store.getState().game?.id
  const seen: GameStoreState[] = []
  const forget = store.subscribe((state) => void seen.push(state))
  expect(await actions.start(REQUEST)).toBe(true)
  forget()
  expect(seen.every(({ phase, game }) => phase === 'playing' && game !== null)).toBe(true)
  expect(store.getState().game?.id).not.toBe(before)
})
