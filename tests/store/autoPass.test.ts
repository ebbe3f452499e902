import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import type { Action, Choice, Move } from '../../src/engine/table/action'
import { autoPassOn } from '../../src/store/autoPass'
import type { PassedKind } from '../../src/store/settings'
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

const choice = (move: Move, refused: Choice['refused'] = null): Choice => ({
  action: { ...move, seat: 0, offer: 7 },
  refused,
  worth: null,
})
const chow = choice({ type: 'chow', with: [1, 2] as never })
const [pong, kong, win, pass] = (['pong', 'kong', 'win', 'pass'] as const).map((type) =>
  choice({ type }),
) as [Choice, Choice, Choice, Choice]
const refusedWin = choice({ type: 'win' }, 'below-minimum')
const refusedChow = choice({ type: 'chow', with: [1, 2] as never }, 'not-next-seat')

test.each<[string, Choice[], PassedKind[], boolean]>([
  ['runs alone are passed', [chow, chow, pass], ['chow'], true],
  ['a triplet beside them is asked about', [chow, pong, pass], ['chow'], false],
  ['unless both are passed', [chow, pong, pass], ['chow', 'pong'], true],
  ['a four of a kind brings its triplet', [pong, kong, pass], ['kong'], false],
  ['what is refused is not offered', [refusedChow, pong, pass], ['pong'], true],
  ['a win never is', [win, chow, pass], ['chow', 'pong', 'kong'], false],
  ['not even one that is refused', [refusedWin, pong, pass], ['chow', 'pong', 'kong'], false],
  ['nothing is where nothing was chosen', [chow, pass], [], false],
  ['nothing is where no pass is offered', [choice({ type: 'peek' })], ['chow'], false],
])('%s', (_, choices, kinds, passed) => {
  expect(autoPassOn(choices, kinds)).toEqual(passed ? pass.action : null)
})

describe('at the table', () => {
  beforeEach(clearStorage)
  afterEach(closeTabs)

  type Person = (tab: Tab) => Action
  const discardsTheDrawn: Person = (tab) => {
    const { view } = gameOf(tab)
    const legal = legalIn(view).filter((action) => !('close' in action && action.close))
    const by = (type: Action['type']) => legal.find((action) => action.type === type)
    return (by('continue') ?? by('pass') ?? legal.findLast(({ type }) => type === 'discard'))!
  }

  /** Plays hands to their end, passing; answers what was asked, and the moves of the record. */
  const playHands = async (autoPass: readonly PassedKind[]) => {
    const tab = openTab(undefined, { autoPass })
    const asked: Action['type'][][] = []
    await tab.actions.boot()
    await tab.actions.start({ ...REQUEST, length: 'round', seed: 'by itself' })
    for (;;) {
      const state = await until(tab, (now) => isMyTurn(now) || isOver(now))
      if (isOver(state)) break
      asked.push(legalIn(gameOf(tab).view).map(({ type }) => type))
      tab.actions.answer(discardsTheDrawn(tab))
    }
    const { view } = gameOf(tab)
    return { asked, finished: view.finished, scores: view.scores }
  }

  test('the same game is played as by somebody who passes, and only the rest is asked', async () => {
    const byHand = await playHands([])
    const byItself = await playHands(['chow', 'pong', 'kong'])
    expect(byItself.finished).toEqual(byHand.finished)
    expect(byItself.scores).toEqual(byHand.scores)
    const claims = (asked: Action['type'][][]) => asked.filter((types) => types.includes('pass'))
    expect(claims(byHand.asked).length).toBeGreaterThan(10)
    expect(claims(byItself.asked).filter((types) => !types.includes('win'))).toEqual([])
  })

  test('it is live: switched on before a question it answers that one, once', async () => {
    const tab = openTab()
    await tab.actions.boot()
    await tab.actions.start({ ...REQUEST, seed: 'by itself' })
    const isClaim = (types: Action['type'][]) => types.includes('pass') && !types.includes('win')
    const types = () => legalIn(gameOf(tab).view).map(({ type }) => type)
    while (!isClaim(types())) {
      await until(tab, isMyTurn)
      if (!isClaim(types())) tab.actions.answer(discardsTheDrawn(tab))
    }
    const [question] = legalIn(gameOf(tab).view)
    tab.settings.setState({ autoPass: ['chow', 'pong', 'kong'] })
    const offers = legalIn(gameOf(tab).view).map(({ offer }) => offer)
    expect(offers).not.toContain(question!.offer)
  })
})
