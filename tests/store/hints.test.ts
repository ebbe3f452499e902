import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { BotClient } from '../../src/bots/client'
import type { HandHint, WaitHint } from '../../src/bots/hints'
import type { TileKind } from '../../src/engine/tiles/tile'
import { hintStore } from '../../src/store/hintStore'
import { problems } from '../../src/store/log'
import {
  clearStorage,
  closeTabs,
  fakeBots,
  gameOf,
  openTab,
  pause,
  REQUEST,
  scriptedAnswer,
} from './tab'
import type { Tab } from './tab'

beforeEach(clearStorage)
afterEach(closeTabs)

const hint = (kind: number): WaitHint => ({
  kind: kind as TileKind,
  left: 2,
  form: 'open-wait',
  discard: null,
  selfDraw: { total: 30, minimum: 20, gain: 90, falseMahjong: null, byFlowers: false },
  passed: false,
  barredByClosing: false,
})

const waitingFor = (kind: number): HandHint => ({ distance: 0, waits: [hint(kind)] })

const shown = () => hintStore.getState().hints

/** Bots that never move, so that the table stays as it is, and that answer hints when told to. */
const slowHelper = () => {
  const asked: { request: unknown; answer: (hints: HandHint) => void }[] = []
  const waitHints: BotClient['waitHints'] = (request) =>
    new Promise((resolve) => {
      asked.push({ request, answer: resolve })
    })
  const decide: BotClient['decide'] = () => new Promise(() => {})
  return { asked, bots: fakeBots({ waitHints, decide }) }
}

const started = async (tab: Tab): Promise<Tab> => {
  await tab.actions.boot()
  await tab.actions.start(REQUEST)
  return tab
}

describe('hints', () => {
  test('are about the view on the table', async () => {
    const waitHints = vi.fn<BotClient['waitHints']>(async () => waitingFor(3))
    const tab = await started(openTab(fakeBots({ waitHints }), { waitHint: true }))
    await expect.poll(shown).toEqual({ ...waitingFor(3), readyDiscards: [] })
    const { view } = gameOf(tab)
    expect(waitHints).toHaveBeenLastCalledWith({ ruleSetId: 'worldwide', options: {}, view })
  })

  test('are not worked out while they are switched off, and come as soon as they are on', async () => {
    const waitHints = vi.fn<BotClient['waitHints']>(async () => waitingFor(3))
    const tab = await started(openTab(fakeBots({ waitHints }), { waitHint: false }))
    expect(waitHints).not.toHaveBeenCalled()
    expect(shown()).toBeNull()
    tab.settings.setState({ waitHint: true })
    await expect.poll(shown).not.toBeNull()
    tab.settings.setState({ waitHint: false })
    await expect.poll(shown).toBeNull()
  })

  test('for discards are a setting of their own', async () => {
    const readyDiscards = vi.fn<BotClient['readyDiscards']>(async () => [
      { kind: 5 as TileKind, waits: [hint(3)] },
    ])
    await started(openTab(fakeBots({ readyDiscards }), { advice: 'live' }))
    const expected = { distance: null, waits: [], readyDiscards: [{ kind: 5, waits: [hint(3)] }] }
    await expect.poll(shown).toEqual(expected)
  })

  test('that come late are dropped, and the view of now is asked about once', async () => {
    const { asked, bots } = slowHelper()
    const tab = await started(openTab(bots, { waitHint: true }))
    await expect.poll(() => asked.length).toBe(1)
    tab.actions.answer(scriptedAnswer(gameOf(tab)))
    asked[0]?.answer(waitingFor(1))
    await expect.poll(() => asked.length).toBe(2)
    expect(shown()).toBeNull()
    expect(asked[1]?.request).toMatchObject({ view: gameOf(tab).view })
    asked[1]?.answer(waitingFor(2))
    await expect.poll(shown).toEqual({ ...waitingFor(2), readyDiscards: [] })
  })

  test('that say the same as before stay what they are', async () => {
    const waitHints = vi.fn<BotClient['waitHints']>(async () => waitingFor(3))
    const tab = await started(openTab(fakeBots({ waitHints }), { waitHint: true }))
    await expect.poll(shown).not.toBeNull()
    const before = shown()
    const asked = waitHints.mock.calls.length
    tab.actions.answer(scriptedAnswer(gameOf(tab)))
    await expect.poll(() => waitHints.mock.calls.length).toBeGreaterThan(asked)
    await pause()
    expect(shown()).toBe(before)
  })

  test('are gone with the game, also those under way', async () => {
    const { asked, bots } = slowHelper()
    const tab = await started(openTab(bots, { waitHint: true }))
    await expect.poll(() => asked.length).toBe(1)
    await tab.actions.leave()
    asked[0]?.answer(waitingFor(1))
    await pause()
    expect(shown()).toBeNull()
  })

  test('that fail are none', async () => {
    const waitHints: BotClient['waitHints'] = async () => {
      throw new Error('no worker')
    }
    await started(openTab(fakeBots({ waitHints }), { waitHint: true }))
    await expect.poll(() => problems().at(-1)?.code).toBe('hints-failed')
    expect(shown()).toBeNull()
  })
})
