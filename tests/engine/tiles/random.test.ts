import { describe, expect, it } from 'vitest'

import { dealtTo, wallLine } from '../../../src/engine/table/wall'
import { EngineError } from '../../../src/engine/tiles/error'
import {
  checkSeed,
  diceSum,
  randomStream,
  shuffled,
  throwDice,
} from '../../../src/engine/tiles/random'
import { SEATS } from '../../../src/engine/tiles/seat'
import { ALL_TILES, isHonour, kindOf, TILE_COUNT } from '../../../src/engine/tiles/tile'
import type { TileId } from '../../../src/engine/tiles/tile'

const counter = (cells: number) => {
  const counts = Array.from({ length: cells }, () => 0)
  return { counts, count: (cell: number) => (counts[cell] = (counts[cell] ?? 0) + 1) }
}

/** How far counts stray from equal shares: the sum of the squares over the share. */
const chiSquare = (counts: readonly number[]): number => {
  const share = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - share) ** 2 / share, 0)
}

/** What chi-square stays below in 999 of 1000 fair samples, after Wilson and Hilferty. */
const fairLimit = (cells: number): number => {
  const free = cells - 1
  const spread = 2 / (9 * free)
  return free * (1 - spread + 3.09 * Math.sqrt(spread)) ** 3
}

const [FIRST, SECOND] = ALL_TILES as [TileId, TileId]
const LAST = ALL_TILES.at(-1) as TileId

describe('the shuffle', () => {
  it.each([
    ['of many games', (sample: number) => wallLine(`game ${sample}`, 0)],
    ['of the hands of one game', (sample: number) => wallLine('one game', sample)],
  ] as const)('%s lays a tile in each of the 144 places equally often', (_, lineOf) => {
    const places = [counter(TILE_COUNT), counter(TILE_COUNT), counter(TILE_COUNT)] as const
    for (let sample = 0; sample < 40_000; sample += 1) {
      const line = lineOf(sample)
      const first = line.indexOf(FIRST)
      places[0].count(first)
      places[1].count(line.indexOf(LAST))
      places[2].count((line.indexOf(SECOND) - first + TILE_COUNT) % TILE_COUNT)
    }
    expect(chiSquare(places[0].counts)).toBeLessThan(fairLimit(TILE_COUNT))
    expect(chiSquare(places[1].counts)).toBeLessThan(fairLimit(TILE_COUNT))
    expect(places[2].counts[0]).toBe(0)
    expect(chiSquare(places[2].counts.slice(1))).toBeLessThan(fairLimit(TILE_COUNT - 1))
  })

  it('deals every seat as many honours as any other', () => {
    const hands = 10_000
    const sums = counter(4)
    for (let hand = 0; hand < hands; hand += 1) {
      const line = wallLine('honours', hand)
      for (const seat of SEATS) {
        const held = dealtTo(line, 0, seat).slice(0, 16)
        sums.counts[seat]! += held.filter((tile) => isHonour(kindOf(tile))).length
      }
    }
    const mean = (16 * 28) / TILE_COUNT
    const deviation = Math.sqrt(16 * (28 / 144) * (116 / 144) * (128 / 143))
    for (const sum of sums.counts) {
      expect(Math.abs(sum / hands - mean)).toBeLessThan((4 * deviation) / Math.sqrt(hands))
    }
  })

  it('keeps every item and leaves the given list alone', () => {
    const given = Object.freeze([...ALL_TILES])
    const line = shuffled(given, randomStream('any'))
    expect(line.toSorted((a, b) => a - b)).toEqual(ALL_TILES)
    expect(line).not.toEqual(ALL_TILES)
  })
})

describe('three dice', () => {
  it('show each of the 216 throws equally often', () => {
    const throws = counter(216)
    const random = randomStream('dice')
    for (let sample = 0; sample < 60_000; sample += 1) {
      const [a, b, c] = throwDice(random)
      throws.count((a - 1) * 36 + (b - 1) * 6 + c - 1)
    }
    expect(throws.counts).toHaveLength(216)
    expect(chiSquare(throws.counts)).toBeLessThan(fairLimit(216))
  })

  it('are added up', () => {
    expect(diceSum([1, 1, 1])).toBe(3)
    expect(diceSum([6, 5, 4])).toBe(15)
  })
})

describe('a seed', () => {
  const walls = (seed: string) => [wallLine(seed, 0), wallLine(seed, 1)]

  it('gives the same wall again, and another for each hand', () => {
    expect(walls('abc')).toEqual(walls('abc'))
    const [first, second] = walls('abc')
    expect(first).not.toEqual(second)
  })

  it('differs from every seed near it', () => {
    const seeds = ['abc', 'abd', 'Abc', 'abc ', ' abc', 'ab', 'cba', 'abcabc', 'ａｂｃ', '0', '00']
    const lines = seeds.map((seed) => wallLine(seed, 0).join())
    expect(new Set(lines).size).toBe(seeds.length)
  })

  it('is one thing and its purpose another', () => {
    const sample = (...purpose: (string | number)[]) => {
      const random = randomStream('abc', ...purpose)
      return [random(0, 1e9), random(0, 1e9)].join()
    }
    const purposes = [[], ['wall'], ['wall', 1], ['wall', 11], ['wall', 1, 1], ['wall1'], ['1']]
    expect(new Set(purposes.map((purpose) => sample(...purpose))).size).toBe(purposes.length)
  })

  it.each(['1', 'a', ' ', 'x'.repeat(64), '十六張', 'naïve', '🀄', '🀄'.repeat(64), '<b>"\\'])(
    'may be %j',
    (seed) => {
      expect(() => checkSeed(seed)).not.toThrow()
    },
  )

  it.each([
    '',
    'x'.repeat(65),
    'a\nb',
    '\t',
    '\u0000',
    '\u007f',
    '\u2028',
    '\ud800',
    '🀄'.repeat(65),
  ])('may not be %j', (seed) => {
    expect(() => checkSeed(seed)).toThrow(EngineError)
    expect(() => checkSeed(seed)).toThrow('seed')
  })
})
