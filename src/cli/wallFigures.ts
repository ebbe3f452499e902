import type { Policy } from '../bots/policy'
import type { RuleSet } from '../engine/table/ruleSet'
import { bySeat, SEATS, seatAfter, turnsBetween, windOf } from '../engine/tiles/seat'
import type { BySeat, Seat } from '../engine/tiles/seat'
import { playWallHand } from './wallHand'
import type { PlayedWallHand } from './wallHand'

/** What is counted of a seat in a hand, and summed over seats and hands. */
export const COUNTED = [
  'points',
  'wins',
  'scores',
  'dealIns',
  'belowMinimum',
  'closings',
  'claims',
  'falseMahjongs',
] as const
export type Sums = Readonly<Record<(typeof COUNTED)[number], number>>

export const NO_SUMS: Sums = {
  points: 0,
  wins: 0,
  scores: 0,
  dealIns: 0,
  belowMinimum: 0,
  closings: 0,
  claims: 0,
  falseMahjongs: 0,
}

export const added = (one: Sums, other: Sums): Sums => {
  const sums = COUNTED.map((name) => [name, one[name] + other[name]] as const)
  return Object.fromEntries(sums) as Sums
}

/** The four hands of one wall: those of the candidate, and those of its three rivals together. */
export type WallFigures = {
  readonly wall: number
  readonly drawn: number
  readonly candidate: Sums
  readonly rivals: Sums
  /** Milliseconds of each of the candidate's decisions. */
  readonly ms: readonly number[]
}

/** What one seat did in a hand and what it came to. */
export const seatSums = ({ result, events, belowMinimum }: PlayedWallHand, seat: Seat): Sums => {
  const { wins, deltas, dealer } = result
  const wind = windOf(seat, dealer)
  const valid = wins.filter(({ falseMahjong }) => !falseMahjong)
  const own = valid.filter((win) => win.seat === seat)
  const did = events.filter((event) => 'seat' in event && event.seat === seat)
  return {
    points: deltas[seat],
    wins: own.length,
    scores: own.reduce((sum, { sheet }) => sum + (sheet?.total ?? 0), 0),
    dealIns: valid.some(({ win }) => win.discarder === wind) ? 1 : 0,
    belowMinimum: belowMinimum.has(seat) ? 1 : 0,
    closings: did.filter((event) => event.event === 'discard' && event.close).length,
    claims: did.filter(({ event }) => event === 'chow' || event === 'pong' || event === 'kong')
      .length,
    falseMahjongs: wins.filter((win) => win.seat === seat && win.falseMahjong).length,
  }
}

/** A wall and who plays it: `field` is who sits after the candidate, in turn order. */
export type WallToPlay = {
  readonly rules: RuleSet
  readonly seed: string
  readonly wall: number
  readonly candidate: Policy
  readonly field: readonly [Policy, Policy, Policy]
}

const rounded = (ms: number): number => Math.round(ms * 1000) / 1000

/** Plays a wall four times, with the candidate at each seat. */
export const playWall = ({ candidate, field, ...wall }: WallToPlay): WallFigures => {
  const players: BySeat<Policy> = [candidate, ...field]
  let figures: WallFigures = {
    wall: wall.wall,
    drawn: 0,
    candidate: NO_SUMS,
    rivals: NO_SUMS,
    ms: [],
  }
  for (const seat of SEATS) {
    const policies = bySeat((at) => players[turnsBetween(seat, at) as Seat])
    const hand = playWallHand({ ...wall, policies, timed: seat })
    const others = [1, 2, 3].map((steps) => seatSums(hand, seatAfter(seat, steps)))
    figures = {
      ...figures,
      drawn: figures.drawn + (hand.result.outcome === 'drawn' ? 1 : 0),
      candidate: added(figures.candidate, seatSums(hand, seat)),
      rivals: others.reduce(added, figures.rivals),
      ms: [...figures.ms, ...hand.ms.map(rounded)],
    }
  }
  return figures
}
