import { expect, it } from 'vitest'

import { choicesOf, legalActions, seatsOwing } from '../../../src/engine/table/legal'
import type { RuleSet } from '../../../src/engine/table/ruleSet'
import type { GameState } from '../../../src/engine/table/state'
import { step } from '../../../src/engine/table/step'
import { drawnWin } from '../../../src/engine/table/judged'
import { viewFor } from '../../../src/engine/table/viewFor'
import { randomStream } from '../../../src/engine/tiles/random'
import { SEATS } from '../../../src/engine/tiles/seat'
import { worldwide } from '../../../src/rules/worldwide'
import { playGame } from '../../support/games'
import { tinyRules } from '../../support/tinyRules'

/** Freezes everything in a value; byte arrays, which cannot be frozen, become frozen lists of numbers. */
const deepFrozen = (value: unknown): unknown => {
  if (value === null || typeof value !== 'object') return value
  if (value instanceof Uint8Array) return Object.freeze([...value])
  if (Array.isArray(value)) return Object.freeze(value.map(deepFrozen))
  const entries = Object.entries(value).map(([key, one]) => [key, deepFrozen(one)] as const)
  return Object.freeze(Object.fromEntries(entries))
}

const shownTo = (rules: RuleSet, state: GameState) =>
  SEATS.map((seat) => ({ all: choicesOf(rules, state, seat), view: viewFor(rules, state, seat) }))

/** Asks everything that may be asked of a state, and takes every action of everybody who owes one. */
const lookAndAct = (rules: RuleSet, state: GameState): void => {
  shownTo(rules, state)
  if (state.stage.stage === 'acting') {
    const { seat } = state.stage
    if (state.players[seat].drawn !== null) drawnWin(rules, state, seat)
  }
  for (const seat of seatsOwing(state)) {
    for (const action of legalActions(rules, state, seat)) step(rules, state, action)
  }
}

const ONE_IN = 9

it.each([
  ['worldwide', worldwide],
  ['tiny', tinyRules],
] as const)('%s: to look at a state and to act on it changes nothing in it', (_, rules) => {
  const random = randomStream('frozen')
  let frozen = 0
  for (let game = 0; game < 8; game += 1) {
    playGame(rules, `frozen ${game}`, ({ before }) => {
      if (random(1, ONE_IN) > 1) return
      frozen += 1
      const state = deepFrozen(before) as GameState
      const text = JSON.stringify(state)
      expect(() => lookAndAct(rules, state)).not.toThrow()
      expect(JSON.stringify(state)).toBe(text)
      expect(shownTo(rules, before)).toEqual(shownTo(rules, deepFrozen(before) as GameState))
    })
  }
  expect(frozen).toBeGreaterThan(50)
})
