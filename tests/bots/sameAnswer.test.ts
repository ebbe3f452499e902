import { expect, test } from 'vitest'

import { adviceFor } from '../../src/bots/advice'
import { beginner } from '../../src/bots/beginner'
import { expert } from '../../src/bots/expert'
import { normal } from '../../src/bots/normal'
import type { RuleSet } from '../../src/engine/table/ruleSet'
import type { PlayerView } from '../../src/engine/table/view'
import { viewFor } from '../../src/engine/table/viewFor'
import { randomStream } from '../../src/engine/tiles/random'
import { RULE_SET_IDS, ruleSetOf } from '../../src/rules'
import { somePositions } from '../support/playouts'

type Question = { readonly rules: RuleSet; readonly view: PlayerView }

const questions = (count: number, every: number): Question[] =>
  RULE_SET_IDS.flatMap((id) => {
    const rules = ruleSetOf(id)
    return somePositions(rules, 'same answer', count, every).map(({ state, seat }) => ({
      rules,
      view: viewFor(rules, state, seat),
    }))
  })

const decide = ({ rules, view }: Question): string =>
  JSON.stringify([beginner, normal, expert].map((level) => level(rules, view, randomStream('s'))))

const advise = ({ rules, view }: Question): string =>
  JSON.stringify(adviceFor(rules, view, randomStream('s')))

/** The answers, asked from the first to the last and from the last to the first. */
const bothWays = (asked: readonly Question[], answer: (question: Question) => string) => [
  asked.map(answer),
  asked.toReversed().map(answer).toReversed(),
]

test('a level decides the same whatever was asked before', () => {
  const [first, again] = bothWays(questions(40, 5), decide)
  expect(again).toEqual(first)
  expect(new Set(first).size).toBeGreaterThan(100)
})

test('the same is advised whatever was asked before', { timeout: 60_000 }, () => {
  const [first, again] = bothWays(questions(1, 90), advise)
  expect(again).toEqual(first)
})
