import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { BotClient } from '../../src/bots/client'
import type { Action } from '../../src/engine/table/action'
import type { Game } from '../../src/store/gameTypes'
import { problems } from '../../src/store/log'
import { SPEEDS } from '../../src/store/settings'
import type { Speed } from '../../src/store/settings'
import {
  clearStorage,
  closeTabs,
  fakeBots,
  gameOf,
  isMyTurn,
  isOver,
  legalIn,
  openTab,
  REQUEST,
  scriptedAnswer,
  seededChoice,
} from './tab'
import type { Tab } from './tab'

const fakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })

beforeEach(clearStorage)
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await closeTabs()
})

const page = Object.assign(new EventTarget(), { hidden: false })
const setHidden = (hidden: boolean): void => {
  page.hidden = hidden
  page.dispatchEvent(new Event('visibilitychange'))
}

/** A game whose person has opened the ceremony: from here the clock is the test's. */
const dealt = async (bots: BotClient, speed: Speed = 'instant', seed = 'plum'): Promise<Tab> => {
  const tab = openTab(bots, { speed })
  await tab.actions.boot()
  await tab.actions.start({ ...REQUEST, seed })
  fakeTimers()
  tab.actions.answer(scriptedAnswer(gameOf(tab)))
  return tab
}

/** Lets everything happen that is due now. */
const settle = () => vi.advanceTimersByTimeAsync(0)

/** Plays the person's part, at no time, until the game is as wanted. */
const playUntil = async (tab: Tab, wanted: (game: Game) => boolean): Promise<void> => {
  for (let turns = 0; !wanted(gameOf(tab)); turns += 1) {
    if (turns > 2000 || isOver(tab.store.getState())) throw new Error('It never came to that')
    if (isMyTurn(tab.store.getState())) tab.actions.answer(scriptedAnswer(gameOf(tab)))
    await vi.advanceTimersByTimeAsync(1)
  }
}

const isMyDiscard = ({ view, seat }: Game): boolean =>
  view.stage.stage === 'acting' && view.stage.seat === seat

const discardNow = (tab: Tab): void => {
  const { view } = gameOf(tab)
  const [discard] = legalIn(view).filter((action) => action.type === 'discard' && !action.close)
  if (discard) tab.actions.answer(discard)
}

/** How long it takes until there is something new to see. */
const timeToNextStep = async (tab: Tab): Promise<number> => {
  const { step } = gameOf(tab)
  for (let waited = 0; waited < 10_000; waited += 1) {
    await vi.advanceTimersByTimeAsync(waited === 0 ? 0 : 1)
    if (gameOf(tab).step !== step) return waited
  }
  throw new Error('Nothing happened for ten seconds')
}

const CLAIMING = ['chow', 'pong', 'kong']

/** Bots that claim whatever they may and never win. */
const greedyForClaims = () =>
  fakeBots({
    decide: async ({ view, seed }) =>
      legalIn(view).find(({ type }) => CLAIMING.includes(type)) ?? seededChoice(view, seed),
  })

/** A seed by which a bot deals first. */
const BOT_DEALS = 'pear'

const PACE: Record<Speed, number> = { slow: 1200, normal: 600, fast: 250, instant: 0 }

describe('the pace', () => {
  test.each(SPEEDS)('%s lets what was seen stay for its time', async (speed) => {
    const tab = await dealt(fakeBots())
    await playUntil(tab, isMyDiscard)
    tab.settings.setState({ speed })
    discardNow(tab)
    expect(await timeToNextStep(tab)).toBe(PACE[speed])
  })

  test('lets a claim stay a little longer', async () => {
    const tab = await dealt(greedyForClaims())
    await playUntil(tab, ({ events, seat }) =>
      events.some(
        (event) => CLAIMING.includes(event.event) && 'seat' in event && event.seat !== seat,
      ),
    )
    tab.settings.setState({ speed: 'normal' })
    expect(await timeToNextStep(tab)).toBe(810)
  })

  test('lets a deal be seen to its end', async () => {
    const tab = await dealt(fakeBots(), 'normal', BOT_DEALS)
    expect(gameOf(tab).view.dealer).not.toBe(gameOf(tab).seat)
    expect(await timeToNextStep(tab)).toBe(2520)
  })

  test('follows the setting while a bot waits', async () => {
    const tab = await dealt(fakeBots())
    await playUntil(tab, isMyDiscard)
    tab.settings.setState({ speed: 'slow' })
    discardNow(tab)
    await vi.advanceTimersByTimeAsync(300)
    tab.settings.setState({ speed: 'fast' })
    expect(await timeToNextStep(tab)).toBe(0)
  })

  test('does not let the clock answer for the person (U19)', async () => {
    const tab = await dealt(fakeBots())
    await playUntil(tab, ({ view }) => legalIn(view).some(({ type }) => type === 'pass'))
    const asked = gameOf(tab)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(gameOf(tab)).toBe(asked)
  })
})

describe('a bot that', () => {
  const codes = () => problems().map(({ code }) => code)
  test('throws gives the answer that needs no thought, and the game goes on', async () => {
    const decide = vi.fn<BotClient['decide']>(async () => {
      throw new Error('out of memory')
    })
    const tab = await dealt(fakeBots({ decide }))
    await playUntil(tab, ({ view }) => view.stage.stage === 'hand-over')
    const { view, seat } = gameOf(tab)
    const discards = view.events.filter((event) => event.event === 'discard' && event.seat !== seat)
    expect(discards.length).toBeGreaterThan(20)
    expect(discards.every((event) => event.event === 'discard' && event.drawn)).toBe(true)
    expect(problems().at(-1)).toEqual({ code: 'bot-failed', detail: 'Error: out of memory' })
  })

  test('throws before it promises anything is no worse', async () => {
    const decide: BotClient['decide'] = () => {
      throw new Error('no worker')
    }
    const tab = await dealt(fakeBots({ decide }))
    await playUntil(tab, ({ view }) => view.stage.stage === 'hand-over')
    expect(problems().at(-1)).toEqual({ code: 'bot-failed', detail: 'Error: no worker' })
  })

  test('never answers is started anew after five seconds', async () => {
    const dispose = vi.fn<() => void>()
    const tab = await dealt(fakeBots({ decide: () => new Promise(() => {}), dispose }))
    await playUntil(tab, isMyDiscard)
    discardNow(tab)
    const waited = await timeToNextStep(tab)
    expect(waited).toBeGreaterThanOrEqual(5000)
    expect(waited).toBeLessThan(5010)
    expect(dispose).toHaveBeenCalled()
    expect(codes()).toContain('bot-failed')
  })

  test('answers what is not legal gives the fallback answer instead', async () => {
    const decide: BotClient['decide'] = async ({ view: { seat } }) =>
      ({ type: 'win', seat, offer: -1 }) satisfies Action
    const tab = await dealt(fakeBots({ decide }))
    await playUntil(tab, ({ view }) => view.stage.stage === 'hand-over')
    expect(codes()).toContain('illegal-answer')
  })

  test('sees its own view only, and never the seed of the game', async () => {
    const asked: Parameters<BotClient['decide']>[0][] = []
    const decide: BotClient['decide'] = async (request) => {
      asked.push(request)
      return seededChoice(request.view, request.seed)
    }
    const tab = await dealt(fakeBots({ decide }), 'instant', 'a seed to be kept')
    await playUntil(tab, ({ view }) => view.stage.stage === 'hand-over')
    expect(asked.length).toBeGreaterThan(20)
    expect(JSON.stringify(asked)).not.toContain('a seed to be kept')
    expect(asked.every(({ view }) => view.seat !== gameOf(tab).seat)).toBe(true)
    expect(new Set(asked.map(({ seed }) => seed)).size).toBe(asked.length)
  })
})

describe('a hidden tab', () => {
  test('lets nothing happen unseen, and goes on when it comes back (U03)', async () => {
    vi.stubGlobal('document', page)
    setHidden(false)
    const tab = await dealt(fakeBots())
    await playUntil(tab, isMyDiscard)
    tab.settings.setState({ speed: 'normal' })
    discardNow(tab)
    const before = gameOf(tab)
    setHidden(true)
    await vi.advanceTimersByTimeAsync(180_000)
    expect(gameOf(tab)).toBe(before)
    setHidden(false)
    await settle()
    expect(gameOf(tab)).toBe(before)
    expect(await timeToNextStep(tab)).toBe(600)
    expect(gameOf(tab).step).toBe(before.step + 1)
  })

  test('keeps a question to the person open (U03)', async () => {
    vi.stubGlobal('document', page)
    setHidden(false)
    const tab = await dealt(fakeBots())
    await playUntil(tab, ({ view }) => legalIn(view).some(({ type }) => type === 'pass'))
    const asked = gameOf(tab)
    setHidden(true)
    await vi.advanceTimersByTimeAsync(180_000)
    setHidden(false)
    await vi.advanceTimersByTimeAsync(180_000)
    expect(gameOf(tab)).toBe(asked)
    tab.actions.answer(scriptedAnswer(asked))
    expect(gameOf(tab)).not.toBe(asked)
  })
})

describe('leaving', () => {
  test('stops every timer', async () => {
    const tab = await dealt(fakeBots(), 'slow')
    await playUntil(tab, isMyDiscard)
    discardNow(tab)
    await settle()
    expect(vi.getTimerCount()).toBeGreaterThan(0)
    const left = tab.actions.leave()
    await vi.waitFor(() => expect(tab.store.getState().phase).toBe('lobby'))
    await left
    expect(vi.getTimerCount()).toBe(0)
  })

  test('stops waiting for a bot', async () => {
    const tab = await dealt(fakeBots({ decide: () => new Promise(() => {}) }), 'slow')
    await playUntil(tab, isMyDiscard)
    discardNow(tab)
    await settle()
    await tab.actions.leave()
    expect(vi.getTimerCount()).toBe(0)
  })
})
