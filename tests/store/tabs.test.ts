import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { installLocks } from './fakeLocks'
import { keptSaves } from './kept'
import {
  clearStorage,
  closeTabs,
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
afterEach(async () => {
  await closeTabs()
  vi.unstubAllGlobals()
})

const isMine = ({ game }: { game: { readOnly: boolean } | null }) => game?.readOnly === false

const playing = async (answers: number): Promise<Tab> => {
  const tab = openTab()
  await tab.actions.boot()
  await tab.actions.start(REQUEST)
  await playOn(tab, (given) => given >= answers)
  await until(tab, (state) => isMyTurn(state) && state.kept)
  return tab
}

const resumed = async (): Promise<Tab> => {
  const tab = openTab()
  await tab.actions.boot()
  await tab.actions.resume()
  return tab
}

const actionsKept = async (): Promise<number> => (await keptSaves())[0]?.record.actions.length ?? 0

describe('a second tab with the same game (U12)', () => {
  test('shows it, and cannot play it', async () => {
    installLocks()
    const first = await playing(3)
    const second = await resumed()
    expect(gameOf(second)).toMatchObject({ readOnly: true, view: gameOf(first).view })
    const before = gameOf(second)
    second.actions.answer(scriptedAnswer(before))
    second.actions.undo()
    expect(gameOf(second)).toBe(before)
    expect(gameOf(first).readOnly).toBe(false)
  })

  test('shows what the first one plays', async () => {
    installLocks()
    const first = await playing(3)
    const second = await resumed()
    await playOn(first, (given) => given >= 2)
    await until(first, (state) => isMyTurn(state) && state.kept)
    await expect.poll(() => gameOf(second).view).toEqual(gameOf(first).view)
    expect(gameOf(second).readOnly).toBe(true)
    await playOn(first)
    await until(second, isOver)
  })

  test('takes over from where the first one is, which then only follows', async () => {
    installLocks()
    const first = await playing(3)
    const second = await resumed()
    await playOn(first, (given) => given >= 2)
    expect(await second.actions.takeOver()).toBe(true)
    await until(first, (state) => !isMine(state))
    await until(second, isMyTurn)
    expect(await actionsKept()).toBeGreaterThan(5)
    await playOn(second)
    await until(first, isOver)
    expect(gameOf(first).view).toEqual(gameOf(second).view)
    expect(gameOf(second).readOnly).toBe(false)
  })

  test('gives it back in the same way', async () => {
    installLocks()
    const first = await playing(3)
    const second = await resumed()
    await second.actions.takeOver()
    await until(second, (state) => isMyTurn(state) && state.kept)
    await until(first, (state) => !isMine(state))
    await first.actions.takeOver()
    await until(second, (state) => !isMine(state))
    expect(isMine(first.store.getState())).toBe(true)
    await playOn(first)
    await until(second, isOver)
  })

  test('plays it at once after the first one has left', async () => {
    installLocks()
    const first = await playing(3)
    await first.actions.leave()
    expect(isMine((await resumed()).store.getState())).toBe(true)
  })

  test('does not take it away by starting a game of its own', async () => {
    const { heldNames } = installLocks()
    const first = await playing(3)
    const second = openTab()
    await second.actions.boot()
    await second.actions.start({ ...REQUEST, seed: 'orchid' })
    await until(second, ({ kept }) => kept)
    expect(heldNames()).toHaveLength(2)
    expect((await keptSaves()).map(({ record }) => record.seed).sort()).toEqual(['orchid', 'plum'])
    await playOn(first)
    await until(first, ({ kept }) => kept)
    expect(isMine(first.store.getState())).toBe(true)
  })

  test('holds nothing any more once all have left', async () => {
    const { heldNames } = installLocks()
    const first = await playing(3)
    const second = await resumed()
    await second.actions.takeOver()
    await Promise.all([first, second].map(({ actions }) => actions.leave()))
    expect(heldNames()).toEqual([])
  })
})

test('a browser that is slow to answer does not make up another tab', async () => {
  installLocks(400)
  const alone = await playing(1)
  expect(isMine(alone.store.getState())).toBe(true)
})

describe('where the browser has no locks', () => {
  test('the newer tab plays, and the older one writes nothing over it', async () => {
    const first = await playing(3)
    const second = await resumed()
    await playOn(second, (given) => given >= 3)
    await until(second, (state) => isMyTurn(state) && state.kept)
    const kept = await actionsKept()
    first.actions.answer(scriptedAnswer(gameOf(first)))
    await until(first, (state) => !isMine(state))
    expect(await actionsKept()).toBe(kept)
    await expect.poll(() => gameOf(first).view).toEqual(gameOf(second).view)
    expect(gameOf(second).readOnly).toBe(false)
  })
})
