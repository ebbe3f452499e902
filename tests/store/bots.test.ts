import { afterEach, beforeEach, expect, test } from 'vitest'

import { inProcessBots } from '../../src/bots/inProcess'
import type { Action } from '../../src/engine/table/action'
import { problems } from '../../src/store/log'
import {
  clearStorage,
  closeTabs,
  gameOf,
  isMyTurn,
  isOver,
  legalIn,
  openTab,
  REQUEST,
  until,
} from './tab'
import type { Tab } from './tab'

beforeEach(clearStorage)
afterEach(closeTabs)

const bots = inProcessBots()

/** What a bot would answer in the person's place. */
const advised = async (tab: Tab): Promise<Action> => {
  const { record, view } = gameOf(tab)
  const { ruleSetId, options, seed } = record
  const opening = legalIn(view).find(({ type }) => type === 'continue')
  return opening ?? bots.decide({ ruleSetId, options, level: 'greedy', view, seed })
}

test('a round against the real bots comes to its end with nothing to note', async () => {
  const noted = problems().length
  const tab = openTab(bots, { waitHint: true })
  await tab.actions.boot()
  await tab.actions.start({ ...REQUEST, length: 'round' })
  for (;;) {
    const state = await until(tab, (now) => isMyTurn(now) || isOver(now))
    if (isOver(state)) break
    tab.actions.answer(await advised(tab))
  }
  const { finished, scores, pool } = gameOf(tab).view
  expect(finished.length).toBeGreaterThanOrEqual(4)
  expect(finished.at(-1)).toMatchObject({ scores, next: { over: true } })
  expect(scores.reduce((sum, score) => sum + score, pool)).toBe(0)
  expect(problems().slice(noted)).toEqual([])
})
