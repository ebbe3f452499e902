import type { Counts } from './counts'
import type { Shape } from './reading'
import {
  isAnyPairsAndPong,
  isDifferentPairsAndPong,
  sixteenOrphansPair,
  thirteenOrphansSplits,
} from './specials'

const SUIT_STARTS = [0, 9, 18] as const
const HONOURS_START = 27
const HAND_END = 34
const NO_PAIR = -1

/** Whether the nine numbers of a suit, two of `pair` set aside, are chows and pongs and nothing else. */
const areSets = (counts: Counts, first: number, pair: number): boolean => {
  let before = 0 // chows that began one number lower
  let twoBefore = 0
  for (let rank = 0; rank < 9; rank += 1) {
    const aside = rank === pair ? 2 : 0
    const left = (counts[first + rank] as number) - aside - before - twoBefore
    if (left < 0) return false
    twoBefore = before
    before = left % 3 // three equal chows are three pongs
  }
  return before === 0 && twoBefore === 0
}

/** Sets leave a number sum divisible by three, so only every third number can be the pair. */
const arePairAndSets = (counts: Counts, first: number): boolean => {
  let sum = 0
  for (let rank = 1; rank < 9; rank += 1) sum += rank * (counts[first + rank] as number)
  for (let pair = (sum * 2) % 3; pair < 9; pair += 3) {
    if ((counts[first + pair] as number) >= 2 && areSets(counts, first, pair)) return true
  }
  return false
}

const tilesIn = (counts: Counts, first: number): number => {
  let tiles = 0
  for (let rank = 0; rank < 9; rank += 1) tiles += counts[first + rank] as number
  return tiles
}

const isStandard = (counts: Counts, meldCount: number): boolean => {
  let pairs = 0
  let tiles = 0
  for (let kind = HONOURS_START; kind < HAND_END; kind += 1) {
    const count = counts[kind] as number
    if (count === 1 || count > 3) return false
    if (count === 2) pairs += 1
    tiles += count
  }
  let pairSuit = NO_PAIR
  for (const first of SUIT_STARTS) {
    const inSuit = tilesIn(counts, first)
    if (inSuit % 3 === 1) return false
    if (inSuit % 3 === 2) {
      pairs += 1
      pairSuit = first
    }
    tiles += inSuit
  }
  if (pairs !== 1 || tiles !== 17 - 3 * meldCount) return false
  for (const first of SUIT_STARTS) {
    const fits =
      first === pairSuit ? arePairAndSets(counts, first) : areSets(counts, first, NO_PAIR)
    if (!fits) return false
  }
  return true
}

const MATCHES: Record<Shape, (counts: Counts, meldCount: number) => boolean> = {
  standard: isStandard,
  'pairs-and-pong': (counts, melds) => melds === 0 && isAnyPairsAndPong(counts),
  'different-pairs-and-pong': (counts, melds) => melds === 0 && isDifferentPairsAndPong(counts),
  'thirteen-orphans': (counts, melds) => melds === 0 && thirteenOrphansSplits(counts).length > 0,
  'sixteen-orphans': (counts, melds) => melds === 0 && sixteenOrphansPair(counts) !== null,
}

/**
 * Whether tiles in hand, the winning one counted, complete a hand beside `meldCount` declared sets
 * in one of the shapes. Needs no tables.
 */
export const isComplete = (
  shapes: readonly Shape[],
  counts: Counts,
  meldCount: number,
): boolean => {
  for (const shape of shapes) if (MATCHES[shape](counts, meldCount)) return true
  return false
}
