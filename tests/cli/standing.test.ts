import { describe, expect, test } from 'vitest'

import { standingOf } from '../../src/cli/standing'
import { NO_SUMS, seatSums } from '../../src/cli/wallFigures'
import type { Sums, WallFigures } from '../../src/cli/wallFigures'
import type { PlayedWallHand } from '../../src/cli/wallHand'
import type { TableEvent } from '../../src/engine/table/event'
import { SEATS } from '../../src/engine/tiles/seat'
import type { Seat } from '../../src/engine/tiles/seat'
import type { TileId } from '../../src/engine/tiles/tile'
import { drawnHand, wonHand } from '../support/results'
import { winOf } from '../support/score'

/** Worth far more than any minimum, and far less. */
const PURE_SUIT = '1112223334445556m + 6m'
const CHEAP = '234m678p456s55z45s(789m) + 3s'

/** A hand as played, of which a test says only what matters to it. */
const played = (over: Partial<PlayedWallHand>): PlayedWallHand => ({
  result: drawnHand(),
  events: [],
  belowMinimum: new Set(),
  ms: [],
  ...over,
})

describe('of a hand is counted', () => {
  const sums = (hand: Partial<PlayedWallHand>, seat: Seat): Sums => seatSums(played(hand), seat)

  test('the win, its score and the points of whoever wins, and the deal-in of whoever discarded', () => {
    const facts = { win: 'discard', seat: 'E', discarder: 'W', closed: true, discards: 30 }
    const result = wonHand([winOf(PURE_SUIT, facts)])
    const { wins, scores, dealIns, points } = sums({ result }, 0)
    expect({ wins, dealIns }).toEqual({ wins: 1, dealIns: 0 })
    expect(scores).toBe(result.wins[0]?.sheet?.total)
    expect(points).toBe(result.deltas[0])
    expect(sums({ result }, 2)).toMatchObject({ wins: 0, scores: 0, dealIns: 1, points: -points })
    expect(sums({ result }, 1)).toEqual(NO_SUMS)
  })

  test('no deal-in where the tile was drawn', () => {
    const result = wonHand([winOf(PURE_SUIT, { win: 'self-draw', seat: 'E' })])
    expect(SEATS.map((seat) => sums({ result }, seat).dealIns)).toEqual([0, 0, 0, 0])
  })

  test('a False Mahjong, which is no win, and the tile for it no deal-in', () => {
    const result = wonHand([winOf(CHEAP, { win: 'discard', seat: 'S', discarder: 'E' })])
    expect(result.outcome).toBe('false-mahjong')
    expect(sums({ result }, 1)).toEqual({ ...NO_SUMS, falseMahjongs: 1 })
    expect(sums({ result }, 0).dealIns).toBe(0)
  })

  test('each claim of a set, and Closing', () => {
    const tile = 0 as TileId
    const events: TableEvent[] = [
      { event: 'chow', seat: 1, tile, with: [], from: 0 },
      { event: 'kong', seat: 1, tile, with: [], from: 0 },
      { event: 'concealed-kong', seat: 1, tiles: [] },
      { event: 'discard', seat: 1, tile, drawn: false, close: true },
      { event: 'discard', seat: 2, tile, drawn: false, close: false },
    ]
    expect(sums({ events }, 1)).toEqual({ ...NO_SUMS, claims: 2, closings: 1 })
    expect(sums({ events }, 2)).toEqual(NO_SUMS)
  })

  test('a hand below the minimum', () => {
    expect(sums({ belowMinimum: new Set([3]) }, 3)).toEqual({ ...NO_SUMS, belowMinimum: 1 })
  })
})

describe('a standing', () => {
  const MATCH = {
    ruleset: 'worldwide',
    rulesVersion: 1,
    options: {},
    candidate: 'greedy',
    field: ['random', 'random', 'random'],
    seed: 'any',
  } as const
  const wallOf = (
    wall: number,
    candidate: Partial<Sums>,
    over: Partial<WallFigures> = {},
  ): WallFigures => ({
    wall,
    drawn: 0,
    candidate: { ...NO_SUMS, ...candidate },
    rivals: NO_SUMS,
    ms: [],
    ...over,
  })

  test('takes the mean of a wall as the unit of its interval', () => {
    // Walls of 10, 20 and 30 points a hand: a standard deviation of 10, and 1.96 · 10 / √3.
    const walls = [40, 80, 120].map((points, wall) => wallOf(wall, { points }))
    expect(standingOf(MATCH, walls).points).toEqual({ mean: 20, halfWidth: 11.316 })
  })

  test('has no interval for one wall', () => {
    expect(standingOf(MATCH, [wallOf(0, { points: 6 })]).points).toEqual({
      mean: 1.5,
      halfWidth: null,
    })
  })

  test('counts by the hand and by the player', () => {
    const rivals = { ...NO_SUMS, wins: 3, scores: 90, dealIns: 6, claims: 18, points: -24 }
    const walls = [wallOf(0, { wins: 1, scores: 33, points: 24 }, { rivals, drawn: 1 })]
    const { draws, candidate, rivals: others } = standingOf(MATCH, walls)
    expect(draws).toBe(0.25)
    expect(candidate).toMatchObject({ wins: 0.25, averageScore: 33, points: 6 })
    expect(others).toMatchObject({
      wins: 0.25,
      averageScore: 30,
      dealIns: 0.5,
      claims: 1.5,
      points: -2,
    })
  })

  test('has no average score where nobody won', () => {
    expect(standingOf(MATCH, [wallOf(0, {})]).candidate.averageScore).toBeNull()
  })

  test('ranks the times of all decisions', () => {
    const ms = Array.from({ length: 100 }, (_, at) => 100 - at)
    const walls = [wallOf(0, {}, { ms: ms.slice(0, 50) }), wallOf(1, {}, { ms: ms.slice(50) })]
    expect(standingOf(MATCH, walls).decisionMs).toEqual({
      decisions: 100,
      p50: 50,
      p95: 95,
      max: 100,
    })
    expect(standingOf(MATCH, [wallOf(0, {})]).decisionMs).toMatchObject({ decisions: 0, p95: null })
  })
})
