import type { Counts } from './counts'
import type { Shape } from './reading'
import {
  isAnyPairsAndPong,
  isDifferentPairsAndPong,
  sixteenOrphansPair,
  thirteenOrphansSplits,
} from './specials'

const COMPLETE = 17
const HONOURS = 27
const HAND_END = 34
/** Where the honours and the suits begin: honours first, since most hands hold a lone one. */
const GROUPS = [HONOURS, 0, 9, 18] as const
const NO_PAIR = -1
const NOT_WHOLE = 2

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

const tilesIn = (counts: Counts, first: number, end: number): number => {
  let tiles = 0
  for (let kind = first; kind < end; kind += 1) tiles += counts[kind] as number
  return tiles
}

const honourPairs = (counts: Counts): number => {
  let pairs = 0
  for (let kind = HONOURS; kind < HAND_END; kind += 1) {
    const count = counts[kind] as number
    if (count === 1 || count > 3) return NOT_WHOLE
    if (count === 2) pairs += 1
  }
  return pairs
}

/** The pairs in the suit or the honours that begin there, beside sets: 0, 1, or more where no hand has them so. */
const pairsIn = (counts: Counts, first: number): number => {
  if (first === HONOURS) return honourPairs(counts)
  const over = tilesIn(counts, first, first + 9) % 3
  if (over === 0) return areSets(counts, first, NO_PAIR) ? 0 : NOT_WHOLE
  return over === 2 && arePairAndSets(counts, first) ? 1 : NOT_WHOLE
}

const isStandard = (counts: Counts, meldCount: number): boolean => {
  let pairs = 0
  for (const first of GROUPS) {
    pairs += pairsIn(counts, first)
    if (pairs > 1) return false
  }
  return pairs === 1 && tilesIn(counts, 0, HAND_END) === COMPLETE - 3 * meldCount
}

/** By kind, 1 where it completes the tiles in hand beside `meldCount` declared sets in the standard shape. */
export const standardWaits = (counts: Counts, meldCount: number): Uint8Array => {
  const completes = new Uint8Array(HAND_END)
  if (tilesIn(counts, 0, HAND_END) !== COMPLETE - 1 - 3 * meldCount) return completes
  const pairs = GROUPS.map((first) => pairsIn(counts, first))
  const tried = counts.slice()
  for (const [at, first] of GROUPS.entries()) {
    const others = pairs.reduce((sum, found, i) => (i === at ? sum : sum + found), 0)
    if (others > 1) continue
    for (let kind = first as number; kind < Math.min(first + 9, HAND_END); kind += 1) {
      const held = counts[kind] as number
      tried[kind] = held + 1
      if (pairsIn(tried, first) + others === 1) completes[kind] = 1
      tried[kind] = held
    }
  }
  return completes
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
