import { describe, expect, test } from 'vitest'

import { OPPONENTS, opponentOf } from '../../src/bots/opponents'
import { mayTake } from '../../src/bots/policy'
import type { Policy } from '../../src/bots/policy'
import type { Action } from '../../src/engine/table/action'
import { newGame } from '../../src/engine/table/game'
import { choicesOf, seatsOwing } from '../../src/engine/table/legal'
import type { RuleSet } from '../../src/engine/table/ruleSet'
import type { GameState } from '../../src/engine/table/state'
import { step } from '../../src/engine/table/step'
import { viewFor } from '../../src/engine/table/viewFor'
import { randomStream } from '../../src/engine/tiles/random'
import type { BySeat, Seat } from '../../src/engine/tiles/seat'
import { RULE_SET_IDS, ruleSetOf } from '../../src/rules'
import { reshuffleHidden } from '../support/reshuffle'

/** States that each level is asked in under each rule set; `STATES=2500` makes 10,000 a level. */
const STATES = Number(process.env['STATES'] ?? 50)
const PATIENCE = 60_000 + 10_000 * STATES

type Position = { readonly state: GameState; readonly seat: Seat }
type Decider = (position: Position) => Action

const deciderOf =
  (rules: RuleSet, policy: Policy): Decider =>
  ({ state, seat }) =>
    policy(rules, viewFor(rules, state, seat), randomStream('bot', seat, state.stage.offer))

/** Players of different kinds, so that all sorts of positions come up. */
const PLAYERS: BySeat<Policy> = [
  opponentOf('greedy'),
  opponentOf('second'),
  opponentOf('random'),
  opponentOf('greedy'),
]

const hasChoice = (rules: RuleSet, { state, seat }: Position): boolean =>
  choicesOf(rules, state, seat).filter(mayTake).length > 1

/** Positions of game after game in which a seat has several answers. */
function* positionsOf(rules: RuleSet) {
  for (let game = 0; ; game += 1) {
    let state = newGame(rules, { seed: `honest ${game}`, length: 'round' })
    for (let [seat] = seatsOwing(state); seat !== undefined; [seat] = seatsOwing(state)) {
      const position = { state, seat }
      const { stage, offer } = state.stage
      const between = stage === 'ceremony' || stage === 'hand-over'
      if (!between && hasChoice(rules, position)) yield position
      const action: Action = between
        ? { type: 'continue', seat, offer }
        : deciderOf(rules, PLAYERS[seat])(position)
      state = step(rules, state, action).state
    }
  }
}

/** The decisions of so many that differ once all that is hidden from the seat is dealt anew. */
const changedDecisions = (rules: RuleSet, decide: Decider, states: number): unknown[] => {
  const random = randomStream('hidden', rules.id)
  const changed: unknown[] = []
  let asked = 0
  for (const { state, seat } of positionsOf(rules)) {
    if (asked === states) break
    asked += 1
    const decision = decide({ state, seat })
    const again = decide({ state: reshuffleHidden(state, seat, random), seat })
    if (JSON.stringify(again) !== JSON.stringify(decision)) changed.push([decision, again])
  }
  return changed
}

describe.each(RULE_SET_IDS)('%s', (id) => {
  const rules = ruleSetOf(id)

  test.each(OPPONENTS)(
    `%s decides the same in ${STATES} positions, whatever it does not see`,
    (level) => {
      expect(changedDecisions(rules, deciderOf(rules, opponentOf(level)), STATES)).toEqual([])
    },
    PATIENCE,
  )
})

test('a bot that looked at the next tile of the wall would be found out', () => {
  const rules = ruleSetOf('worldwide')
  const cheat: Decider = ({ state, seat }) => {
    const allowed = choicesOf(rules, state, seat).filter(mayTake)
    const next = state.wall.line[state.wall.front] ?? 0
    return (allowed[next % allowed.length] ?? allowed[0]!).action
  }
  expect(changedDecisions(rules, cheat, 20)).not.toEqual([])
})
