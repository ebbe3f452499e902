import { afterEach, beforeEach, expect, test } from 'vitest'

import type { BotClient } from '../../src/bots/client'
import { adviceStore } from '../../src/store/adviceStore'
import { adviceInOrder } from '../support/advice'
import {
  clearStorage,
  closeTabs,
  fakeBots,
  gameOf,
  isMyTurn,
  isOver,
  openTab,
  playOn,
  REQUEST,
  scriptedAnswer,
  until,
} from './tab'
import type { Tab } from './tab'

beforeEach(clearStorage)
afterEach(closeTabs)

const shown = () => adviceStore.getState()
const advice: BotClient['advice'] = async ({ view }) => adviceInOrder(view)

/** A tab with a game in which the person is asked what to discard. */
const onTurn = async (tab: Tab, practice = false): Promise<Tab> => {
  await tab.actions.boot()
  await tab.actions.start({ ...REQUEST, practice })
  await playOn(tab, () => gameOf(tab).view.stage.stage === 'acting')
  await until(tab, isMyTurn)
  return tab
}

test('what is asked is weighed, and the answer judged by that', async () => {
  const tab = await onTurn(openTab(fakeBots({ advice }), { advice: 'live' }))
  const { view } = gameOf(tab)
  await expect.poll(() => shown().live).toEqual({ view, advice: adviceInOrder(view) })
  const taken = scriptedAnswer(gameOf(tab))
  tab.actions.answer(taken)
  expect(shown()).toMatchObject({ live: null, last: { view, taken } })
})

test('a move that is taken back takes its verdict along', async () => {
  const tab = await onTurn(openTab(fakeBots({ advice }), { advice: 'after' }), true)
  await expect.poll(() => shown().weighing).toBe(false)
  tab.actions.answer(scriptedAnswer(gameOf(tab)))
  await expect.poll(() => shown().last).not.toBeNull()
  tab.actions.undo()
  expect(shown().last).toBeNull()
})

test('nobody waits for advice: a hand is played to its end while none comes', async () => {
  const silent: BotClient['advice'] = () => new Promise(() => {})
  const tab = openTab(fakeBots({ advice: silent }), { advice: 'live' })
  await tab.actions.boot()
  await tab.actions.start(REQUEST)
  await playOn(tab)
  expect(isOver(tab.store.getState())).toBe(true)
})

test('advice is gone with the game', async () => {
  const tab = await onTurn(openTab(fakeBots({ advice }), { advice: 'live' }))
  await expect.poll(() => shown().live).not.toBeNull()
  await tab.actions.leave()
  expect(shown()).toEqual({ live: null, weighing: false, last: null })
})
