import { describe, expect, test } from 'vitest'

import { matchSettings } from '../../src/cli/matchSettings'

test('says who plays whom under which rules', () => {
  const flags = ['--ruleset', 'club', '--candidate', 'random', '--field', 'greedy+', '--seed', 'x']
  expect(matchSettings([...flags, '--walls', '7', '--jobs', '3', '--out', 'f'])).toMatchObject({
    match: {
      ruleset: 'club',
      options: { minimum: 'none' },
      candidate: 'random',
      field: ['greedy', 'greedy', 'greedy'],
      seed: 'x',
    },
    walls: 7,
    jobs: 3,
    out: 'f',
    json: false,
  })
})

test('takes three rivals in turn order', () => {
  const { match } = matchSettings(['--field', 'random,greedy+,greedy'])
  expect(match.field).toEqual(['random', 'greedy', 'greedy'])
})

test('takes house rules', () => {
  const { match } = matchSettings(['--ruleset', 'taiwan', '--options', '{"multipleWinners":true}'])
  expect(match.options).toMatchObject({ multipleWinners: true })
})

describe('refuses, by flag and value,', () => {
  test.each([
    ['a rule set that is none', ['--ruleset', 'riichi'], 'ruleset: "riichi"'],
    ['a candidate that is none', ['--candidate', 'genius'], '--candidate: "genius"'],
    ['a rival that is none', ['--field', 'greedy,genius,greedy'], '--field: "genius"'],
    ['two rivals', ['--field', 'greedy,random'], '--field: "greedy,random"'],
    ['four rivals', ['--field', 'greedy,random,greedy,random'], '--field: "greedy,random'],
    ['no number of walls', ['--walls', '1.5'], '--walls: "1.5"'],
    ['no walls at all', ['--walls', '0'], '--walls: "0"'],
    ['no process at all', ['--jobs', '0'], '--jobs: "0"'],
    ['a seed that is none', ['--seed', ''], 'seed: ""'],
    ['house rules that are no JSON', ['--options', '{'], '--options: "{"'],
    ['a house rule that is none', ['--options', '{"jokers":1}'], 'options.jokers: 1'],
    ['a flag that is none', ['--fast'], '--fast'],
  ])('%s', (_name, flags, message) => expect(() => matchSettings(flags)).toThrow(message))
})
