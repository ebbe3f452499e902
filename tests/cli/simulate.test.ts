import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

import { scoreRecord } from '../../src/rules/scoreRecord'

const simulate = (...flags: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/simulate.ts', ...flags], {
    encoding: 'utf8',
  })

const folder = mkdtempSync(join(tmpdir(), 'sixteen-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Written = {
  readonly seed: string
  readonly hand: number
  readonly pool: number
  readonly wall: string
  readonly events: readonly {
    readonly event: string
    readonly record: object
    readonly answer: object
    readonly deltas: readonly number[]
  }[]
  readonly deltas: readonly number[]
  readonly next: { readonly pool: number }
}

const transcript = (...flags: string[]): Written[] => {
  const file = join(folder, 'hands.jsonl')
  const { status, stderr } = simulate('--transcript', file, ...flags)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.map((line) => JSON.parse(line) as Written)
}

test('tells what happened in as many hands as were asked for', () => {
  const { status, stdout } = simulate('--hands', '40', '--seed', 'one', '--json')
  expect(status).toBe(0)
  const told = JSON.parse(stdout) as {
    wins: Record<string, number>
    draws: number
    rows: Record<string, number>
  }
  expect(told).toMatchObject({ ruleset: 'worldwide', seed: 'one', hands: 40, falseMahjong: 0 })
  const won = Object.values(told.wins).reduce((sum, wins) => sum + wins, 0)
  expect(won).toBeGreaterThanOrEqual(40 - told.draws)
  expect(told.rows['mahjong']).toBeGreaterThan(0)
})

test('plays the same hands again from the same seed, and others from another', () => {
  const walls = (seed: string) =>
    transcript('--hands', '3', '--seed', seed).map(({ wall, events }) => ({ wall, events }))
  expect(walls('two')).toEqual(walls('two'))
  expect(walls('two')).not.toEqual(walls('three'))
})

describe('a transcript', () => {
  const hands = transcript('--hands', '30', '--levels', 'greedy,random,greedy,greedy')

  test('holds the whole wall', () => {
    for (const { wall } of hands) expect(wall.match(/../g)?.toSorted()).toHaveLength(144)
  })

  test('adds up: what a hand moved is what its payments moved, the pool included', () => {
    for (const { events, deltas, pool, next } of hands) {
      const paid = [0, 1, 2, 3].map((seat) =>
        events
          .filter(({ event }) => event === 'pay')
          .reduce((sum, pay) => sum + (pay.deltas[seat] ?? 0), 0),
      )
      expect(paid).toEqual(deltas)
      expect(deltas.reduce((left, delta) => left - delta, pool)).toBe(next.pool)
    }
  })

  test('writes a win as a record that scores as it was answered', () => {
    const wins = hands.flatMap(({ events }) => events.filter(({ event }) => event === 'win'))
    expect(wins.length).toBeGreaterThan(0)
    for (const { record, answer } of wins) {
      expect(scoreRecord(JSON.parse(JSON.stringify(record)))).toEqual(answer)
    }
  })

  test('begins with the dice', () => {
    for (const { events } of hands) expect(events[0]?.event).toBe('dice')
  })
})

test('plays by house rules', () => {
  const flags = ['--ruleset', 'taiwan', '--options', '{"multipleWinners":true}', '--hands', '1']
  expect(transcript(...flags)[0]).toMatchObject({ options: { multipleWinners: true, base: 100 } })
})

describe('says what is wrong and ends with 2', () => {
  test.each([
    ['a rule set that is none', ['--ruleset', 'riichi'], 'ruleset: "riichi"'],
    ['no number of hands', ['--hands', 'many'], '--hands: "many"'],
    ['no hands at all', ['--hands', '0'], '--hands: "0"'],
    ['a level that is none', ['--levels', 'greedy,greedy,greedy,genius'], '--levels: "genius"'],
    ['too few levels', ['--levels', 'greedy,random'], '--levels: "greedy,random"'],
    ['a length that is none', ['--length', 'week'], '--length: "week"'],
    ['a seed that is none', ['--seed', ''], 'seed'],
    ['a flag that is none', ['--fast'], '--fast'],
    ['house rules that are no JSON', ['--options', '{'], '--options: "{"'],
    ['a house rule that is none', ['--options', '{"jokers":1}'], 'options.jokers: 1'],
    ['a file that cannot be written', ['--transcript', '/no/such/folder/x'], '/no/such/folder/x'],
  ])('%s', (_name, flags, message) => {
    const { status, stdout, stderr } = simulate(...flags)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain(message)
    expect(stderr).toContain('usage')
  })
})
