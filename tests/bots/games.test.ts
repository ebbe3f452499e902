import { describe, expect, test } from 'vitest'

import { OPPONENTS, opponentOf } from '../../src/bots/opponents'
import type { Opponent } from '../../src/bots/opponents'
import { newGame } from '../../src/engine/table/game'
import { legalActions, seatsOwing } from '../../src/engine/table/legal'
import type { RuleSet } from '../../src/engine/table/ruleSet'
import type { GameLength, GameState } from '../../src/engine/table/state'
import { step } from '../../src/engine/table/step'
import { viewFor } from '../../src/engine/table/viewFor'
import { randomStream } from '../../src/engine/tiles/random'
import type { Seat } from '../../src/engine/tiles/seat'
import { RULE_SET_IDS, ruleSetOf } from '../../src/rules'

type Position = { readonly state: GameState; readonly seat: Seat }

const decide = (rules: RuleSet, level: Opponent, { state, seat }: Position) =>
  opponentOf(level)(
    rules,
    viewFor(rules, state, seat),
    randomStream('bot', seat, state.stage.offer),
  )

/** Every decision of a game of bots; throws when one of them is illegal. */
function* decisionsOf(rules: RuleSet, level: Opponent, seed: string, length: GameLength = 'hand') {
  let state = newGame(rules, { seed, length })
  for (let [seat] = seatsOwing(state); seat !== undefined; [seat] = seatsOwing(state)) {
    const { stage, offer } = state.stage
    const between = stage === 'ceremony' || stage === 'hand-over'
    if (!between) yield { state, seat }
    const action = between
      ? ({ type: 'continue', seat, offer } as const)
      : decide(rules, level, { state, seat })
    state = step(rules, state, action).state
  }
  return state
}

const GAMES = 8
const PATIENCE = 120_000

/** How a game of bots ended. */
const finishedBy = (rules: RuleSet, level: Opponent, seed: string): GameState => {
  const decisions = decisionsOf(rules, level, seed)
  for (;;) {
    const next = decisions.next()
    if (next.done === true) return next.value
  }
}

describe.each(RULE_SET_IDS)('%s: bots at every seat', (id) => {
  const rules = ruleSetOf(id)

  test.each(OPPONENTS)(
    '%s: every answer is legal, and no win is false',
    { timeout: PATIENCE },
    (level) => {
      const hands = Array.from({ length: GAMES }, (_, game) =>
        finishedBy(rules, level, `${id} ${game}`),
      ).flatMap(({ finished }) => finished)
      expect(hands).toHaveLength(GAMES)
      expect(hands.flatMap(({ wins }) => wins).filter(({ falseMahjong }) => falseMahjong)).toEqual(
        [],
      )
    },
  )
})

test('a bot answers out of the list of legal actions', () => {
  const rules = ruleSetOf('worldwide')
  const strangers: unknown[] = []
  for (const position of decisionsOf(rules, 'greedy', 'list')) {
    const legal = legalActions(rules, position.state, position.seat)
    const answer = JSON.stringify(decide(rules, 'greedy', position))
    if (!legal.some((action) => JSON.stringify(action) === answer)) strangers.push(answer)
  }
  expect(strangers).toEqual([])
})
