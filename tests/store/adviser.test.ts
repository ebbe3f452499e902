import { afterEach, describe, expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'

import type { Advice } from '../../src/bots/adviceTypes'
import type { AdviceRequest } from '../../src/bots/service'
import type { Action } from '../../src/engine/table/action'
import { seatingOf } from '../../src/engine/table/seating'
import type { PlayerView } from '../../src/engine/table/view'
import { adviceStore } from '../../src/store/adviceStore'
import { createAdviser } from '../../src/store/adviser'
import type { Game } from '../../src/store/gameTypes'
import { problems } from '../../src/store/log'
import { defaultSettings } from '../../src/store/settings'
import type { AdviceMode, Settings } from '../../src/store/settings'
import { adviceInOrder, adviceOf } from '../support/advice'
import { choice, discardsOf, tileSet, viewOf } from '../support/views'
import { pause } from './tab'

const bot = { kind: 'bot', level: 'greedy' } as const

const gameOf = (view: PlayerView, more: Partial<Game> = {}): Game => ({
  id: 'advised',
  record: {
    version: 1,
    rulesVersion: 1,
    ruleSetId: 'worldwide',
    options: {},
    seed: 'plum',
    length: 'round',
    practice: true,
    players: [{ kind: 'person' }, bot, bot, bot],
  },
  seating: seatingOf('winds', 'plum'),
  seat: 0,
  view,
  events: [],
  step: 1,
  canUndo: false,
  readOnly: false,
  ...more,
})

const set = tileSet()
const tiles = set.take('123m456p789s11122z55z')
const ownTurn = (offer = 7, over: Partial<PlayerView> = {}) =>
  gameOf(viewOf({ choices: discardsOf(tiles, false, offer), ...over }))
const othersTurn = gameOf(viewOf({ stage: { stage: 'acting', seat: 2 } }))
const discard = set.one('9m')
const claim = (offer: number) =>
  gameOf(
    viewOf({
      stage: { stage: 'claiming', on: 'discard', tile: discard, from: 3 },
      choices: [choice({ type: 'pong' }, { offer }), choice({ type: 'pass' }, { offer })],
    }),
  )
const legal = ({ view }: Game, at = 0): Action => view.choices[at]!.action

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** An adviser whose questions a test answers, and a game that goes on at once when the person answers. */
const advise = (mode: AdviceMode, answer?: (request: AdviceRequest) => Promise<Advice>) => {
  const asked: {
    request: AdviceRequest
    answer: () => Promise<void>
    fail: () => Promise<void>
  }[] = []
  const settings = createStore<Settings>(() => ({ ...defaultSettings(['en']), advice: mode }))
  const advice = (request: AdviceRequest) =>
    new Promise<Advice>((resolve, reject) => {
      asked.push({
        request,
        answer: () => {
          resolve(adviceInOrder(request.view))
          return pause()
        },
        fail: () => {
          reject(new Error('no worker'))
          return pause()
        },
      })
    })
  const adviser = createAdviser({ advice: answer ?? advice }, settings)
  ends.push(adviser.stop)
  const answers = (action: Action, then: Game) => {
    adviser.answered(action)
    adviser.look(then)
  }
  return { asked, settings, adviser, answers }
}

const shown = () => adviceStore.getState()

describe('live advice', () => {
  test('weighs the question on the table, and is gone with it', async () => {
    const { asked, adviser, answers } = advise('live')
    const game = ownTurn()
    adviser.look(game)
    expect(shown()).toMatchObject({ live: null, weighing: true })
    expect(asked[0]?.request).toMatchObject({ ruleSetId: 'worldwide', view: game.view })
    await asked[0]?.answer()
    expect(shown()).toMatchObject({ live: { view: game.view }, weighing: false })
    answers(legal(game), othersTurn)
    expect(shown()).toMatchObject({ live: null, weighing: false })
  })

  test('is worked out once, however often the same question is shown', async () => {
    const { asked, adviser } = advise('live')
    adviser.look(ownTurn())
    await asked[0]?.answer()
    adviser.look(ownTurn())
    expect(asked).toHaveLength(1)
    expect(shown().live).not.toBeNull()
  })

  test('of two questions weighs the newer one next, and never shows the older one', async () => {
    const { asked, adviser, answers } = advise('live')
    adviser.look(claim(5))
    answers(legal(claim(5), 1), ownTurn(6))
    expect(asked).toHaveLength(1)
    await asked[0]?.answer()
    expect(shown()).toMatchObject({ live: null, weighing: true })
    expect(asked[1]?.request.view.choices[0]?.action.offer).toBe(6)
  })

  test('that fails is tried once more; then it is none, and the next question is weighed', async () => {
    const { asked, adviser, answers } = advise('live')
    adviser.look(ownTurn(7))
    await asked[0]?.fail()
    expect(problems().at(-1)?.code).toBe('hints-failed')
    expect(shown()).toMatchObject({ live: null, weighing: true })
    await asked[1]?.fail()
    expect(shown()).toMatchObject({ live: null, weighing: false })
    expect(asked).toHaveLength(2)
    answers(legal(ownTurn(7)), othersTurn)
    adviser.look(ownTurn(9))
    await asked[2]?.answer()
    expect(shown().live).not.toBeNull()
  })

  test('that has nothing to say is none', async () => {
    const { adviser } = advise('live', async () => adviceOf())
    adviser.look(ownTurn())
    await pause()
    expect(shown()).toEqual({ live: null, weighing: false, last: null })
  })

  test('is not asked for where there is nothing to decide, nor where another tab plays', () => {
    const { asked, adviser } = advise('live')
    adviser.look(othersTurn)
    adviser.look(gameOf(viewOf({ choices: discardsOf(tiles.slice(0, 1)) })))
    adviser.look({ ...ownTurn(), readOnly: true })
    expect(asked).toHaveLength(0)
  })
})

describe('advice after the move', () => {
  test('shows nothing before, and the decision with its advice after', async () => {
    const { asked, adviser, answers } = advise('after')
    const game = ownTurn()
    adviser.look(game)
    await asked[0]?.answer()
    expect(shown()).toEqual({ live: null, weighing: false, last: null })
    answers(legal(game, 2), othersTurn)
    expect(shown().last).toEqual({
      view: game.view,
      advice: adviceInOrder(game.view),
      taken: legal(game, 2),
    })
  })

  test('comes late where the person was faster', async () => {
    const { asked, adviser, answers } = advise('after')
    adviser.look(ownTurn())
    answers(legal(ownTurn()), othersTurn)
    expect(shown().last).toBeNull()
    await asked[0]?.answer()
    expect(shown().last?.taken).toEqual(legal(ownTurn()))
  })

  test('stays while the others play, and ends with the next turn', async () => {
    const { asked, adviser, answers } = advise('after')
    adviser.look(ownTurn(7))
    await asked[0]?.answer()
    answers(legal(ownTurn(7)), othersTurn)
    adviser.look(claim(8))
    expect(shown().last).not.toBeNull()
    adviser.look(ownTurn(9))
    expect(shown().last).toBeNull()
  })

  test('on a claim stays through the discard that it asks for', async () => {
    const { asked, adviser, answers } = advise('after')
    adviser.look(claim(7))
    await asked[0]?.answer()
    answers(legal(claim(7)), ownTurn(8))
    expect(shown().last?.taken.type).toBe('pong')
  })

  test('ends with the hand', async () => {
    const { asked, adviser, answers } = advise('after')
    adviser.look(ownTurn())
    await asked[0]?.answer()
    answers(legal(ownTurn()), othersTurn)
    adviser.look(gameOf(viewOf({ stage: { stage: 'hand-over' } })))
    expect(shown().last).toBeNull()
  })

  test('is not given on a move that was taken back', async () => {
    const { asked, adviser, answers } = advise('after')
    adviser.look(ownTurn())
    answers(legal(ownTurn()), othersTurn)
    adviser.forget()
    adviser.look(ownTurn())
    await asked[0]?.answer()
    await asked[1]?.answer()
    expect(shown().last).toBeNull()
    expect(asked).toHaveLength(2)
  })
})

describe('switched in the middle of a hand', () => {
  test('on, it weighs what is asked already', async () => {
    const { asked, settings, adviser } = advise('off')
    adviser.look(ownTurn())
    expect(asked).toHaveLength(0)
    settings.setState({ advice: 'live' })
    await asked[0]?.answer()
    expect(shown().live).not.toBeNull()
  })

  test('from live to after, it hides at once what it showed, and back', async () => {
    const { asked, settings, adviser } = advise('live')
    adviser.look(ownTurn())
    await asked[0]?.answer()
    settings.setState({ advice: 'after' })
    expect(shown()).toEqual({ live: null, weighing: false, last: null })
    settings.setState({ advice: 'live' })
    expect(shown().live).not.toBeNull()
    expect(asked).toHaveLength(1)
  })

  test('off, nothing is left', async () => {
    const { asked, settings, adviser, answers } = advise('live')
    adviser.look(ownTurn(7))
    await asked[0]?.answer()
    answers(legal(ownTurn(7)), othersTurn)
    settings.setState({ advice: 'off' })
    expect(shown()).toEqual({ live: null, weighing: false, last: null })
    settings.setState({ advice: 'live' })
    expect(shown().last).toBeNull()
  })
})

test('what is left to chance is seeded by game, hand and question, and gives the game’s seed away to nobody', () => {
  const seeds = [7, 7, 8].map((offer) => {
    const { asked, adviser } = advise('live')
    adviser.look(ownTurn(offer))
    return asked[0]?.request.seed
  })
  expect(seeds[0]).toBe(seeds[1])
  expect(seeds[0]).not.toBe(seeds[2])
  expect(seeds[0]).not.toContain('plum')
})
