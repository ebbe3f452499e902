import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { isFlower, kindOf } from '../../src/engine/tiles/tile'
import { problems } from '../../src/store/log'
import {
  clearStorage,
  closeTabs,
  fakeBots,
  gameOf,
  isMyTurn,
  legalIn,
  openTab,
  pause,
  playOn,
  REQUEST,
  scriptedAnswer,
  until,
} from './tab'
import type { Tab } from './tab'

let noted = 0
const newProblems = () => problems().slice(noted)

beforeEach(() => {
  clearStorage()
  noted = problems().length
})
afterEach(closeTabs)

const started = async (tab: Tab, changes: Partial<typeof REQUEST> = {}): Promise<Tab> => {
  await tab.actions.boot()
  await tab.actions.start({ ...REQUEST, ...changes })
  return tab
}

/** Bots that never answer leave the table as the person's last answer left it. */
const stillBots = () => fakeBots({ decide: () => new Promise(() => {}) })

describe('an answer', () => {
  test('given twice counts once, and the second is noted once (U01, E10)', async () => {
    const tab = await started(openTab(stillBots()))
    const answer = scriptedAnswer(gameOf(tab))
    tab.actions.answer(answer)
    const after = gameOf(tab)
    tab.actions.answer(answer)
    expect(gameOf(tab)).toBe(after)
    expect(newProblems()).toEqual([{ code: 'stale-answer', detail: 'continue to question 0' }])
  })

  test('to a question that is no longer asked changes nothing (E10)', async () => {
    const tab = await started(openTab())
    await playOn(tab, (given) => given >= 2)
    await until(tab, isMyTurn)
    const old = scriptedAnswer(gameOf(tab))
    tab.actions.answer(old)
    await until(tab, isMyTurn)
    const before = gameOf(tab)
    tab.actions.answer(old)
    expect(gameOf(tab)).toBe(before)
    expect(newProblems().map(({ code }) => code)).toEqual(['stale-answer'])
  })

  test('in the name of another seat is no answer', async () => {
    const tab = await started(openTab(stillBots()))
    const before = gameOf(tab)
    const [mine] = legalIn(before.view)
    if (!mine) throw new Error('Nothing is asked')
    tab.actions.answer({ ...mine, seat: mine.seat === 0 ? 1 : 0 })
    expect(gameOf(tab)).toBe(before)
  })

  test('that the rules do not allow changes nothing', async () => {
    const tab = await started(openTab(stillBots()))
    const { seat } = gameOf(tab)
    const before = gameOf(tab)
    tab.actions.answer({ type: 'win', seat, offer: 0 })
    expect(gameOf(tab)).toBe(before)
    expect(newProblems().map(({ code }) => code)).toEqual(['illegal-answer'])
  })
})

describe('normal play', () => {
  test('notes no problem', async () => {
    const tab = await started(openTab())
    await playOn(tab)
    expect(newProblems()).toEqual([])
  })

  test('shows the person no tile of another hand and nothing of the wall', async () => {
    const tab = await started(openTab())
    await playOn(tab, (given) => given >= 6)
    await until(tab, isMyTurn)
    const { record, view, seat } = gameOf(tab)
    expect(Object.keys(record)).not.toContain('actions')
    const others = view.events.flatMap((event) =>
      event.event === 'draw' && event.seat !== seat ? [event.tile] : [],
    )
    expect(others.length).toBeGreaterThan(4)
    expect(others.filter((tile) => tile !== null && !isFlower(kindOf(tile)))).toEqual([])
    expect(view.events.find((event) => event.event === 'hand-started')).toMatchObject({ line: [] })
  })

  test('counts a step for everything there is to see, and only for that', async () => {
    const tab = await started(openTab())
    const steps: number[] = []
    tab.store.subscribe(({ game }) => {
      if (game && steps.at(-1) !== game.step) steps.push(game.step)
    })
    const first = gameOf(tab).step
    await playOn(tab)
    expect(steps).toEqual(steps.map((_, at) => first + 1 + at))
    expect(gameOf(tab).events.length).toBeGreaterThan(0)
  })
})

describe('undo', () => {
  test('takes back the last decision of the hand, and what the bots made of it', async () => {
    const tab = await started(openTab(), { practice: true })
    await playOn(tab, (given) => given >= 3)
    await until(tab, isMyTurn)
    const before = gameOf(tab)
    tab.actions.answer(scriptedAnswer(before))
    await until(tab, isMyTurn)
    expect(gameOf(tab).view).not.toEqual(before.view)
    tab.actions.undo()
    expect(gameOf(tab).view).toEqual(before.view)
  })

  test('goes back to the first decision of the hand and no further', async () => {
    const tab = await started(openTab(), { practice: true })
    expect(gameOf(tab).canUndo).toBe(false)
    await playOn(tab, (given) => given >= 5)
    for (let times = 0; times < 10; times += 1) tab.actions.undo()
    expect(gameOf(tab).canUndo).toBe(false)
    expect(gameOf(tab).view.stage.stage).not.toBe('ceremony')
    expect(legalIn(gameOf(tab).view).length).toBeGreaterThan(0)
  })

  test('leads to the same game when the same is decided again', async () => {
    const tab = await started(openTab(), { practice: true })
    await playOn(tab, (given) => given >= 4)
    await until(tab, isMyTurn)
    const before = gameOf(tab)
    await playOn(tab, (given) => given >= 2)
    await until(tab, isMyTurn)
    const once = gameOf(tab)
    tab.actions.undo()
    tab.actions.undo()
    expect(gameOf(tab).view).toEqual(before.view)
    await playOn(tab, (given) => given >= 2)
    await until(tab, isMyTurn)
    expect(gameOf(tab).view).toEqual(once.view)
  })

  test('drops what a bot answers to a question that was taken back', async () => {
    const waiting: (() => void)[] = []
    const slow = fakeBots({
      decide: (request) =>
        new Promise((resolve, reject) => {
          waiting.push(() => void fakeBots().decide(request).then(resolve, reject))
        }),
    })
    const tab = await started(openTab(slow), { practice: true })
    tab.actions.answer(scriptedAnswer(gameOf(tab)))
    for (let turn = 0; turn < 20 && !isMyTurn(tab.store.getState()); turn += 1) {
      await expect.poll(() => waiting.length).toBe(1)
      waiting.pop()?.()
      await expect.poll(() => waiting.length + Number(isMyTurn(tab.store.getState()))).toBe(1)
    }
    const before = gameOf(tab)
    tab.actions.answer(scriptedAnswer(before))
    await expect.poll(() => waiting.length).toBe(1)
    tab.actions.undo()
    const back = gameOf(tab)
    waiting.pop()?.()
    await pause()
    expect(gameOf(tab)).toBe(back)
    expect(back.view).toEqual(before.view)
  })

  test('is no part of a counted game', async () => {
    const tab = await started(openTab(), { practice: false })
    await playOn(tab, (given) => given >= 3)
    await until(tab, isMyTurn)
    const before = gameOf(tab)
    tab.actions.undo()
    expect(before.canUndo).toBe(false)
    expect(gameOf(tab)).toBe(before)
  })

  test('is there again after a reload', async () => {
    const tab = await started(openTab(), { practice: true })
    await playOn(tab, (given) => given >= 3)
    await until(tab, (state) => isMyTurn(state) && state.kept)
    const page = openTab()
    await page.actions.boot()
    await page.actions.resume()
    tab.actions.undo()
    page.actions.undo()
    expect(gameOf(page).view).toEqual(gameOf(tab).view)
  })
})
