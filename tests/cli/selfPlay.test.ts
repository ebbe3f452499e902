import { describe, expect, test } from 'vitest'

import { BrokenGame, checkMoment, selfPlay } from '../../src/cli/selfPlay'
import type { Moment } from '../../src/cli/selfPlay'
import { newGame } from '../../src/engine/table/game'
import { step } from '../../src/engine/table/step'
import { ruleSetOf } from '../../src/rules/index'

const rules = ruleSetOf('worldwide', {})

/** The moments of the first two hands of a game of random bots. */
const twoHands = (): Moment[] => {
  const moments: Moment[] = []
  let hands = 0
  const levels = ['random', 'random', 'random', 'random'] as const
  for (const moment of selfPlay({ rules, seed: 'moments', length: 'round', levels })) {
    moments.push({ ...moment, actions: [...moment.actions] })
    if (moment.hand !== null) hands += 1
    if (hands === 2) break
  }
  return moments
}

const moments = twoHands()

/** What a check of every moment after the one before says. */
const brokenIn = (checked: readonly Moment[]): unknown => {
  try {
    checked.forEach((moment, at) => checkMoment(moment, checked[at - 1]?.state ?? null))
    return null
  } catch (error) {
    return error
  }
}

describe('the moments of a game of bots', () => {
  test('are the states that the actions lead to', () => {
    let state = newGame(rules, { seed: 'moments', length: 'round' })
    const last = moments.at(-1) as Moment
    const states = last.actions.map((action) => (state = step(rules, state, action).state))
    expect(moments.map((moment) => moment.state)).toEqual(states)
  })

  test('hand a hand out where it ends', () => {
    const ended = moments.filter(({ hand }) => hand !== null)
    expect(ended.map(({ state }) => state.stage.stage)).toEqual(['hand-over', 'hand-over'])
    expect(ended.map(({ hand }) => hand?.result)).toEqual(ended.at(-1)?.state.finished)
  })

  test('keep tiles and points', () => {
    expect(brokenIn(moments)).toBeNull()
  })

  test('tell which actions lead to the first that loses points', () => {
    const broken = moments.map((moment, at) =>
      at < 30 ? moment : { ...moment, state: { ...moment.state, pool: moment.state.pool + 1 } },
    )
    const error = brokenIn(broken) as BrokenGame
    expect(error).toBeInstanceOf(BrokenGame)
    expect(error.message).toBe('not so: points and pool sum to nothing')
    expect(error.actions).toEqual(moments[30]?.actions)
  })

  test('tell of a seat whose counts go wrong while all other seats stay as they are', () => {
    const at = moments.findIndex(({ state }) => state.stage.stage === 'acting')
    const { state, ...moment } = moments[at + 1] as Moment
    const [first, ...others] = state.players
    const counts = first.counts.map((count, kind) => (kind === 0 ? count + 1 : count))
    const players = [{ ...first, counts }, ...others] as unknown as typeof state.players
    const wrong = { ...moment, state: { ...state, players } }
    expect(() => checkMoment(wrong, moments[at]?.state ?? null)).toThrow('counts agree with tiles')
  })
})
