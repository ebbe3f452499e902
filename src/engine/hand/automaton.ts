import { COPIES } from '../tiles/tile'
import { ENTRIES, MAX_SETS, NEVER, WITH_PAIR } from './shortfall'
import type { Shortfall } from './shortfall'

/** Reads a suit number by number; a state stands for everything that the numbers read so far allow. */
export type Automaton = {
  /** The state after the next number: so many tiles in hand, so many more in melds. */
  readonly next: (state: number, held: number, melded: number) => number
  /** What the suit lacks when it ends in this state. */
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
 * without the pair and with so many sets (begun ones counted), the tiles it lacks.
 */
type Ways = Uint8Array

const each = <T>(value: (way: number) => T): T[] =>
  Array.from({ length: WIDTH }, (_, way) => value(way))
const RUN = each((way) => Math.floor((way % AFTER_RUNS) / ENTRIES))
const BEGUN = each((way) => Math.floor(way / AFTER_RUNS) + (RUN[way] as number))
const PAIR = each((way) => (way % ENTRIES < WITH_PAIR ? 0 : 1))
const SETS = each((way) => way % WITH_PAIR)

/** The least that the ways one step below can do for this one: with a run less, or a pair or set bought. */
const leastBelow = (loose: Ways, way: number): number => {
  const runs = way >= AFTER_RUNS ? (loose[way - AFTER_RUNS] as number) : NEVER
  const run = RUN[way] === 0 ? NEVER : (loose[way - ENTRIES] as number)
  const pair = PAIR[way] === 0 ? NEVER : (loose[way - WITH_PAIR] as number) + 2
  const set = SETS[way] === 0 ? NEVER : (loose[way - 1] as number) + 3
  return Math.min(runs, run, pair, set)
}

const loosened = (ways: Ways): Ways => {
  const loose = Uint8Array.from(ways)
  for (let way = 1; way < WIDTH; way += 1) {
    loose[way] = Math.min(loose[way] as number, leastBelow(loose, way))
  }
  return loose
}

/** Strikes out the ways that lesser ones can match, so that equal prospects make equal states. */
const prune = (ways: Ways): void => {
  const loose = ways.slice()
  for (let way = 1; way < WIDTH; way += 1) {
    const least = leastBelow(loose, way)
    if (least > (ways[way] as number)) continue
    loose[way] = least
    ways[way] = NEVER
  }
}

/** The ways after one more number, `limit` copies of which may stand in the hand. */
const step = (ways: Ways, held: number, limit: number): Ways => {
  const after = new Uint8Array(WIDTH).fill(NEVER)
  for (let way = 0; way < WIDTH; way += 1) {
    const lack = ways[way] as number
    if (lack === NEVER) continue
    const passed = (RUN[way] as number) * AFTER_RUNS + (way % ENTRIES)
    for (let b = 0; b < BEGINNINGS.length; b += 1) {
      const { chows, sets, pair, tiles } = BEGINNINGS[b] as (typeof BEGINNINGS)[number]
      const used = (BEGUN[way] as number) + tiles
      const tooMany = used > limit || (SETS[way] as number) + sets > MAX_SETS
      if (tooMany || (PAIR[way] as number) + pair > 1) continue
      const to = passed + chows * ENTRIES + pair * WITH_PAIR + sets
      const total = used > held ? lack + used - held : lack
      if (total < (after[to] as number)) after[to] = total
    }
  }
  prune(after)
  return after
}

/**
 * Makes an automaton that finds its states as they are asked for. Two readings of a suit lead to the same
 * state when every continuation lacks the same in both.
 */
export const createAutomaton = (): Automaton => {
  const states: Ways[] = []
  const known = new Map<string, number>()
  const moves: number[] = []
  const stateOf = (ways: Ways): number => {
    const name = String.fromCharCode.apply(null, ways as unknown as number[])
    const found = known.get(name)
    if (found !== undefined) return found
    for (let symbol = 0; symbol < SYMBOLS; symbol += 1) moves.push(UNKNOWN)
    known.set(name, states.length)
    return states.push(ways) - 1
  }
  stateOf(new Uint8Array(WIDTH).fill(NEVER, 1))
  return {
    next: (state, held, melded) => {
      const move = state * SYMBOLS + melded * (COPIES + 1) + held
      const there = moves[move] as number
      if (there !== UNKNOWN) return there
      const found = stateOf(step(states[state] as Ways, held, COPIES - melded))
      moves[move] = found
      return found
    },
    shortfallAt: (state) => loosened(states[state] as Ways).slice(0, ENTRIES),
    size: () => states.length,
  }
}
