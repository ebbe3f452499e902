import { COPIES } from '../tiles/tile'
import { ENTRIES, MAX_SETS, NEVER, WITH_PAIR } from './shortfall'
import type { Shortfall } from './shortfall'

/** Reads a suit number by number; a state stands for everything that the numbers read so far allow. */
export type Automaton = {
  /** The state after the next number: so many tiles in hand, so many more in melds. */
  readonly next: (state: number, held: number, melded: number) => number
  /** What the suit lacks when it ends in this state; to be read before the next call. */
  readonly shortfallAt: (state: number) => Shortfall
  /** States met so far; 0 is where every suit begins. */
  readonly size: () => number
}

/** Three equal chows are three pongs, so no more than two begin at one number. */
const RUNS = 3
const AFTER_RUNS = RUNS * ENTRIES
const WIDTH = RUNS * AFTER_RUNS
const SYMBOLS = (COPIES + 1) * (COPIES + 1)
const UNKNOWN = -1

/** What may begin at a number: chows, a pong, the pair, with the tiles of this number that they take. */
const BEGINNINGS = [0, 1, 2].flatMap((chows) =>
  [
    { sets: chows, pair: 0, tiles: chows },
    { sets: chows + 1, pair: 0, tiles: chows + 3 },
    { sets: chows, pair: 1, tiles: chows + 2 },
  ]
    .filter(({ tiles }) => tiles <= COPIES)
    .map((beginning) => ({ ...beginning, chows })),
)

/**
 * Every way to read the numbers so far: for so many chows begun two numbers ago and one number ago, with or
 * without the pair and with so many sets (begun ones counted), the tiles it lacks. Kept as the ways that lesser
 * ones cannot match, each as lack × `WIDTH` + way.
 */
type Ways = Uint16Array

const each = <T>(value: (way: number) => T): T[] =>
  Array.from({ length: WIDTH }, (_, way) => value(way))
const RUN = each((way) => Math.floor((way % AFTER_RUNS) / ENTRIES))
const BEGUN = each((way) => Math.floor(way / AFTER_RUNS) + (RUN[way] as number))
const PAIR = each((way) => (way % ENTRIES < WITH_PAIR ? 0 : 1))
const SETS = each((way) => way % WITH_PAIR)

/** From each way, what may begin: the way that it leads to less the way that goes on without, and the tiles it takes. */
const STEPS = each((way) =>
  BEGINNINGS.filter(
    ({ sets, pair }) =>
      (SETS[way] as number) + sets <= MAX_SETS && (PAIR[way] as number) + pair <= 1,
  ).flatMap(({ chows, sets, pair, tiles }) => [
    (RUN[way] as number) * AFTER_RUNS + (way % ENTRIES) + chows * ENTRIES + pair * WITH_PAIR + sets,
    (BEGUN[way] as number) + tiles,
  ]),
)

/** The ways one step below each: with a run less, or with the pair or a set less, which can be bought. */
const BELOW = each((way) => [
  ...(way >= AFTER_RUNS ? [way - AFTER_RUNS, 0] : []),
  ...(RUN[way] === 0 ? [] : [way - ENTRIES, 0]),
  ...(PAIR[way] === 0 ? [] : [way - WITH_PAIR, 2]),
  ...(SETS[way] === 0 ? [] : [way - 1, 3]),
])

/** The least that the ways below one can do for it. */
const leastBelow = (lacks: Uint8Array, way: number): number => {
  const below = BELOW[way] as number[]
  let least = NEVER
  for (let i = 0; i < below.length; i += 2) {
    const lack = (lacks[below[i] as number] as number) + (below[i + 1] as number)
    if (lack < least) least = lack
  }
  return least
}

const scratch = new Uint8Array(WIDTH)
const live: number[] = []

/** Strikes out the ways that lesser ones can match, so that equal prospects make equal states. */
const pruned = (lacks: Uint8Array): number[] => {
  live.length = 0
  for (let way = 0; way < WIDTH; way += 1) {
    const least = leastBelow(lacks, way)
    const lack = lacks[way] as number
    if (lack < least) live.push(lack * WIDTH + way)
    else lacks[way] = least
  }
  return live
}

/** The ways after one more number, `limit` copies of which may stand in the hand. */
const step = (ways: Ways, held: number, limit: number): number[] => {
  scratch.fill(NEVER)
  for (let i = 0; i < ways.length; i += 1) {
    const way = (ways[i] as number) % WIDTH
    const lack = ((ways[i] as number) - way) / WIDTH
    const steps = STEPS[way] as number[]
    for (let s = 0; s < steps.length; s += 2) {
      const used = steps[s + 1] as number
      if (used > limit) continue
      const to = steps[s] as number
      const total = used > held ? lack + used - held : lack
      if (total < (scratch[to] as number)) scratch[to] = total
    }
  }
  return pruned(scratch)
}

/**
 * Makes an automaton that finds its states as they are asked for. Two readings of a suit lead to the same
 * state when every continuation lacks the same in both.
 */
export const createAutomaton = (): Automaton => {
  const states: Ways[] = []
  const known = new Map<string, number>()
  const moves: number[] = []
  const stateOf = (ways: readonly number[]): number => {
    const name = String.fromCharCode(...ways)
    const found = known.get(name)
    if (found !== undefined) return found
    for (let symbol = 0; symbol < SYMBOLS; symbol += 1) moves.push(UNKNOWN)
    known.set(name, states.length)
    return states.push(new Uint16Array(ways)) - 1
  }
  stateOf([0])
  return {
    next: (state, held, melded) => {
      const move = state * SYMBOLS + melded * (COPIES + 1) + held
      const there = moves[move] as number
      if (there !== UNKNOWN) return there
      const found = stateOf(step(states[state] as Ways, held, COPIES - melded))
      moves[move] = found
      return found
    },
    shortfallAt: (state) => {
      const ends = scratch.fill(NEVER).subarray(0, ENTRIES)
      for (const packed of states[state] as Ways) {
        const way = packed % WIDTH
        if (way < ENTRIES) ends[way] = (packed - way) / WIDTH
      }
      for (let way = 1; way < ENTRIES; way += 1) {
        ends[way] = Math.min(ends[way] as number, leastBelow(ends, way))
      }
      return ends
    },
    size: () => states.length,
  }
}
