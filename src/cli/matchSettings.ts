import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'

import type { Opponent } from '../bots/opponents'
import type { RuleOptions } from '../engine/table/ruleSet'
import { EngineError } from '../engine/tiles/error'
import { checkSeed } from '../engine/tiles/random'
import { ruleSetOf } from '../rules/index'
import { optionsOf, wholeOf } from './flags'
import { levelNamed } from './levelNames'

/** Everything that a wall's figures depend on. */
export type Match = {
  readonly ruleset: string
  readonly rulesVersion: number
  readonly options: RuleOptions
  readonly candidate: Opponent
  /** Who sits after the candidate, in turn order. */
  readonly field: readonly [Opponent, Opponent, Opponent]
  readonly seed: string
}

export type MatchSettings = {
  readonly match: Match
  readonly walls: number
  readonly jobs: number
  readonly out: string | null
  readonly json: boolean
}

const fieldOf = (text: string): Match['field'] => {
  const [first, second, third, ...more] = text.split(',').map((name) => levelNamed('--field', name))
  if (first !== undefined && second === undefined) return [first, first, first]
  if (!first || !second || !third || more.length > 0) {
    throw new EngineError('not-listed', '--field', text)
  }
  return [first, second, third]
}

/** The settings of a command line. Throws an error that names the flag and its value. */
export const matchSettings = (args: readonly string[]): MatchSettings => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      ruleset: { type: 'string', default: 'worldwide' },
      options: { type: 'string', default: '{}' },
      candidate: { type: 'string', default: 'greedy+' },
      field: { type: 'string', default: 'greedy+' },
      walls: { type: 'string', default: '100' },
      seed: { type: 'string', default: 'sixteen' },
      jobs: { type: 'string', default: `${availableParallelism()}` },
      out: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  const { id, version, options } = ruleSetOf(values.ruleset, optionsOf(values.options))
  checkSeed(values.seed)
  return {
    match: {
      ruleset: id,
      rulesVersion: version,
      options,
      candidate: levelNamed('--candidate', values.candidate),
      field: fieldOf(values.field),
      seed: values.seed,
    },
    walls: wholeOf('--walls', values.walls),
    jobs: wholeOf('--jobs', values.jobs),
    out: values.out ?? null,
    json: values.json,
  }
}
