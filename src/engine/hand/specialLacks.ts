import { COPIES, HAND_KINDS } from '../tiles/tile'
import type { Counts } from './counts'
import type { Shape } from './reading'
import { NEVER } from './shortfall'

export type SpecialShape = Exclude<Shape, 'standard'>

/**
 * Which kinds a hand holds at least once, twice, three and four times, as bits: for each number of times four words,
 * one for each suit and one for the honours, the lowest kind in the lowest bit.
 */
export type Levels = number[]

export const GROUPS = 4
export const SUITS = 3
export const HONOUR_GROUP = 3
const GROUP_SIZE = 9
/** Where the words of a number of times begin. */
export const [ONCE, TWICE, THRICE, FOURS, LEVELS_END] = [0, 4, 8, 12, 16] as const

/** Adds a tile of a kind that is held `before` times, or takes the last of `before` + 1 away. */
export const toggleLevel = (levels: Levels, kind: number, before: number): void => {
  const group = Math.floor(kind / GROUP_SIZE)
  const at = before * GROUPS + group
  levels[at] = (levels[at] as number) ^ (1 << (kind - group * GROUP_SIZE))
}

export const levelsOf = (counts: Counts): Levels => {
  const levels: Levels = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  for (let group = 0, kind = 0; group < GROUPS; group += 1) {
    for (let bit = 1; bit < 1 << GROUP_SIZE && kind < HAND_KINDS; bit <<= 1, kind += 1) {
      const end = (counts[kind] as number) * GROUPS + group
      for (let at = group; at < end; at += GROUPS) levels[at] = (levels[at] as number) | bit
    }
  }
  return levels
}

const PAIRS = 7
const ORPHANS = 13
const HONOURS = 7
const ENDS = 0b100_000_001
const ORPHAN_BITS = [ENDS, ENDS, ENDS, 0b1_111_111] as const

const EVERY_WORD = Array.from({ length: 1 << GROUP_SIZE }, (_, bits) => bits)
const countBits = (bits: number): number => (bits === 0 ? 0 : (bits & 1) + countBits(bits >> 1))
const BIT_COUNT = Uint8Array.from(EVERY_WORD, countBits)
const most = (sets: readonly number[]): Uint8Array =>
  Uint8Array.from(EVERY_WORD, (bits) => Math.max(...sets.map((set) => countBits(set & bits))))

/** How many numbers of one chow a suit holds at most, by its bits. */
const CHOW_HELD = most([0, 1, 2, 3, 4, 5, 6].map((low) => 0b111 << low))

/** Three numbers of a suit, each at least three above the one before. */
const SPREADS = [0, 1, 2].flatMap((low) =>
  [3, 4, 5].flatMap((middle) =>
    [6, 7, 8]
      .filter((high) => middle - low >= 3 && high - middle >= 3)
      .map((high) => (1 << low) | (1 << middle) | (1 << high)),
  ),
)
export const SPREAD_HELD = most(SPREADS)
/** All numbers that a spread holding the most of them may take from a suit. */
export const SPREAD_NUMBERS = Uint16Array.from(EVERY_WORD, (bits) =>
  SPREADS.filter((spread) => countBits(spread & bits) === SPREAD_HELD[bits]).reduce(
    (all, spread) => all | (spread & bits),
    0,
  ),
)

const kindsAt = (levels: Levels, level: number): number => {
  let kinds = 0
  for (let at = level; at < level + GROUPS; at += 1)
    kinds += BIT_COUNT[levels[at] as number] as number
  return kinds
}

const orphansAt = (levels: Levels, level: number): number => {
  let orphans = 0
  for (let group = 0; group < GROUPS; group += 1) {
    const bits = (levels[level + group] as number) & (ORPHAN_BITS[group] as number)
    orphans += BIT_COUNT[bits] as number
  }
  return orphans
}

/** How many kinds are held so often: never, once, twice, three and four times. */
export type Histogram = [number, number, number, number, number]

export const histogramOf = (levels: Levels): Histogram => {
  const [once, twice] = [kindsAt(levels, ONCE), kindsAt(levels, TWICE)]
  const [thrice, fours] = [kindsAt(levels, THRICE), kindsAt(levels, FOURS)]
  return [HAND_KINDS - once, once - twice, twice - thrice, thrice - fours, fours]
}

/** Tiles that seven pairs and a pong lack; four alike are so many pairs. */
export const pairsLack = (heldSo: Histogram, alike: 1 | 2): number => {
  const [, single, double, triple, fours] = heldSo
  const pairs = double + triple + alike * fours
  const halves = single + (alike - 1) * triple
  let least = NEVER
  for (let held = 0; held <= COPIES; held += 1) {
    if (heldSo[held] === 0) continue
    // a kind held so often becomes the pong
    const takesPairs = held === 4 ? alike : held >= 2 ? 1 : 0
    const takesHalf = held === 1 || (held === 3 && alike === 2) ? 1 : 0
    const missing = Math.max(0, PAIRS - pairs + takesPairs)
    const lack = Math.max(0, 3 - held) + missing + Math.max(0, missing - halves + takesHalf)
    least = Math.min(least, lack)
  }
  return least
}

/** What a pong beside the thirteen orphans and the doubled one lack, when so many orphans are there twice. */
const orphansPongLack = (levels: Levels, doubled: number): number => {
  let [others, orphans] = [0, 0]
  for (let level = ONCE, times = 1; level < LEVELS_END; level += GROUPS, times += 1) {
    const at = orphansAt(levels, level)
    if (at > 0) orphans = times
    if (kindsAt(levels, level) > at) others = times
  }
  const spare = Math.max(0, orphans - 1)
  const ofOther = 3 - Math.min(3, others) + (doubled > 0 ? 0 : 1)
  const ofOrphan = 3 - spare + (doubled > (spare > 0 ? 1 : 0) ? 0 : 1)
  return Math.min(ofOther, ofOrphan)
}

/** The same for a chow: it may want the very tile that doubles an orphan. */
const orphansChowLack = (levels: Levels, doubled: number): number => {
  let least = NEVER
  for (let suit = 0; suit < SUITS; suit += 1) {
    const ends = (levels[TWICE + suit] as number) & ENDS
    const spare = ((levels[ONCE + suit] as number) & ~ENDS) | ends
    const wanted = doubled === 1 ? ends & ~(levels[THRICE + suit] as number) : 0
    const apart = 3 - (CHOW_HELD[spare & ~wanted] as number) + (doubled > 0 ? 0 : 1)
    const taken = 3 - (CHOW_HELD[spare] as number) + 1
    least = Math.min(least, apart, taken)
  }
  return least
}

const thirteenOrphansLack = (levels: Levels, enough: number): number => {
  const missing = ORPHANS - orphansAt(levels, ONCE)
  if (missing >= enough) return missing
  const doubled = orphansAt(levels, TWICE)
  return missing + Math.min(orphansPongLack(levels, doubled), orphansChowLack(levels, doubled))
}

const sixteenOrphansLack = (levels: Levels): number => {
  let missing = HONOURS - (BIT_COUNT[levels[ONCE + HONOUR_GROUP] as number] as number)
  let doubled = levels[TWICE + HONOUR_GROUP] as number
  for (let suit = 0; suit < SUITS; suit += 1) {
    const once = levels[ONCE + suit] as number
    missing += 3 - (SPREAD_HELD[once] as number)
    doubled |= (SPREAD_NUMBERS[once] as number) & (levels[TWICE + suit] as number)
  }
  return missing + (doubled === 0 ? 1 : 0)
}

/**
 * Tiles that a hand without melds lacks in a special shape. From `enough` on it may answer less than the truth,
 * though never less than `enough`.
 */
export const specialLack = (shape: SpecialShape, levels: Levels, enough: number): number => {
  switch (shape) {
    case 'pairs-and-pong':
      return pairsLack(histogramOf(levels), 2)
    case 'different-pairs-and-pong':
      return pairsLack(histogramOf(levels), 1)
    case 'thirteen-orphans':
      return thirteenOrphansLack(levels, enough)
    case 'sixteen-orphans':
      return sixteenOrphansLack(levels)
  }
}
