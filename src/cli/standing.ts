import type { Match } from './matchSettings'
import { added, NO_SUMS } from './wallFigures'
import type { Sums, WallFigures } from './wallFigures'

const HANDS_A_WALL = 4
const RIVALS = 3
const SIGMAS_95 = 1.96

const rounded = (number: number, digits: number): number => Number(number.toFixed(digits))

/** The mean with the half of its 95 % interval; null with fewer than two walls. */
const meanOf = (values: readonly number[]) => {
  const n = values.length
  const mean = values.reduce((sum, one) => sum + one, 0) / n
  const variance = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (n - 1)
  const halfWidth = n < 2 ? null : rounded(SIGMAS_95 * Math.sqrt(variance / n), 3)
  return { mean: rounded(mean, 3), halfWidth }
}

/** Rates and means for each hand of one player. */
const aHand = (sums: Sums, hands: number) => {
  const rate = (sum: number): number => rounded(sum / hands, 4)
  return {
    points: rounded(sums.points / hands, 3),
    wins: rate(sums.wins),
    dealIns: rate(sums.dealIns),
    averageScore: sums.wins === 0 ? null : rounded(sums.scores / sums.wins, 2),
    belowMinimum: rate(sums.belowMinimum),
    closings: rate(sums.closings),
    claims: rate(sums.claims),
    falseMahjongs: sums.falseMahjongs,
  }
}

const timesOf = (ms: readonly number[]) => {
  const sorted = ms.toSorted((a, b) => a - b)
  const at = (share: number): number | null => sorted[Math.ceil(share * sorted.length) - 1] ?? null
  return { decisions: sorted.length, p50: at(0.5), p95: at(0.95), max: sorted.at(-1) ?? null }
}

/**
 * What the walls come to: points a hand with their interval, whose unit is a wall's mean over its four hands; then
 * means and rates a hand, of the candidate and of one rival (`falseMahjongs` is a number); times in milliseconds.
 */
export const standingOf = (match: Match, walls: readonly WallFigures[]) => {
  const hands = walls.length * HANDS_A_WALL
  const sums = walls.map((wall) => wall.candidate).reduce(added, NO_SUMS)
  const rivalSums = walls.map((wall) => wall.rivals).reduce(added, NO_SUMS)
  const { ruleset, options, seed, candidate, field } = match
  return {
    ruleset,
    options,
    seed,
    walls: walls.length,
    hands,
    points: meanOf(walls.map((wall) => wall.candidate.points / HANDS_A_WALL)),
    draws: rounded(walls.reduce((sum, { drawn }) => sum + drawn, 0) / hands, 4),
    candidate: { level: candidate, ...aHand(sums, hands) },
    rivals: { levels: field, ...aHand(rivalSums, hands * RIVALS) },
    decisionMs: timesOf(walls.flatMap(({ ms }) => ms)),
  }
}
