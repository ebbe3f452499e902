import { describe, expect, test } from 'vitest'

import { BrokenGame, checkMoments, selfPlay } from '../../src/cli/selfPlay'
import type { PlayedHand } from '../../src/cli/selfPlay'
import { newGame } from '../../src/engine/table/game'
import { step } from '../../src/engine/table/step'
import { ruleSetOf } from '../../src/rules/index'

const rules = ruleSetOf('worldwide', {})

/** The first two hands of a game of random bots. */
const twoHands = (): [PlayedHand, PlayedHand] => {
  const game = selfPlay({
    rules,
    seed: 'moments',
    length: 'round',
    levels: ['random', 'random', 'random', 'random'],
  })
  const next = (): PlayedHand => game.next().value as PlayedHand
  const first = next()
  return [{ ...first, actions: [...first.actions] }, next()]
}

const [first, second] = twoHands()

const brokenBy = (hand: PlayedHand): unknown => {
  try {
    return checkMoments(hand)
  } catch (error) {
    return error
  }
}

describe('the moments of a played hand', () => {
  test('are the states that its actions lead to', () => {
    let state = newGame(rules, { seed: 'moments', length: 'round' })
    const states = second.actions.map((action) => (state = step(rules, state, action).state))
    expect(states).toEqual([...first.moments, ...second.moments])
  })

  test('keep tiles and points', () => {
    expect(brokenBy(first)).toBeUndefined()
    expect(brokenBy(second)).toBeUndefined()
  })

  test('tell which actions lead to the first that loses points', () => {
    const moments = second.moments.map((state, at) =>
      at < 3 ? state : { ...state, pool: state.pool + 1 },
    )
    const error = brokenBy({ ...second, moments }) as BrokenGame
    expect(error).toBeInstanceOf(BrokenGame)
    expect(error.message).toBe('not so: points and pool sum to nothing')
    expect(error.actions).toEqual(second.actions.slice(0, first.actions.length + 4))
  })
})
