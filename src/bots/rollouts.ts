import { bySeat } from '../engine/tiles/seat'
import type { Seat } from '../engine/tiles/seat'
import type { RandomStream } from '../engine/tiles/random'
import type { Candidate } from './candidates'
import { guess } from './playout/guess'
import type { Known } from './playout/known'
import { playOut } from './playout/play'
import { PLAIN } from './playout/style'
import type { Style } from './playout/style'
import { copyWorld, emptyWorld } from './playout/world'
import type { Deal, World } from './playout/world'
import { worthsOf } from './playout/worth'

/** What the played-out continuations of one candidate came to for the seat. */
export type Tried = {
  readonly candidate: Candidate
  readonly gains: readonly number[]
  readonly won: number
}

/** How many worlds everybody is tried in, and how many more the best are. */
export type Budget = { readonly all: number; readonly best: number; readonly finalists: number }

type Trial = { readonly candidate: Candidate; readonly gains: number[]; won: number }

/** A mean with its standard error. */
export const meanOf = (
  numbers: readonly number[],
): { readonly mean: number; readonly error: number } => {
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0)
  return { mean, error: Math.sqrt(squares / (numbers.length - 1) / numbers.length) }
}

/** How the seat itself goes on: the rivals play plainly. */
const OWN: Style = { ...PLAIN, prices: true, caution: 20 }

/** The first, and of the others those that came out best. */
const finalists = ([first, ...others]: readonly Trial[], most: number): Trial[] => {
  if (first === undefined) return []
  const best = others.toSorted((a, b) => meanOf(b.gains).mean - meanOf(a.gains).mean)
  return [first, ...best.slice(0, most - 1)]
}

/**
 * Plays candidates out in guessed worlds, each world with all of them; the first is always among those that are
 * tried in more. Gains are in what changes hands, from now to the end of the hand.
 */
export const rollOut = (
  deal: Deal,
  known: Known,
  seat: Seat,
  candidates: readonly Candidate[],
  { all, best, finalists: most }: Budget,
  random: RandomStream,
): Tried[] => {
  const styles = bySeat((player) => (player === seat ? OWN : PLAIN))
  const playout = { deal, worths: worthsOf(deal), styles }
  const [guessed, world]: [World, World] = [emptyWorld(), emptyWorld()]
  const tryOut = (trials: readonly Trial[]): void => {
    guess(playout, known, guessed, random)
    for (const trial of trials) {
      copyWorld(guessed, world)
      playOut(playout, world, trial.candidate.begin(playout, world))
      trial.gains.push(world.gains[seat] as number)
      if (world.winners.includes(seat)) trial.won += 1
    }
  }
  const trials = candidates.map((candidate): Trial => ({ candidate, gains: [], won: 0 }))
  for (let i = 0; i < all; i += 1) tryOut(trials)
  const going = finalists(trials, most)
  for (let i = 0; i < best; i += 1) tryOut(going)
  return trials
}
