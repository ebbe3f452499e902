import { HAND_KINDS, HAND_TILE_KINDS, isHonour, isTerminal } from '../tiles/tile'
import type { Counts } from './counts'
import type { Shape } from './reading'
import { NEVER } from './shortfall'

export type SpecialShape = Exclude<Shape, 'standard'>

const PAIRS = 7
const RANKS = 9
const FIRST_HONOUR = 27
const NO_KIND = -1
const ORPHANS = HAND_TILE_KINDS.filter((kind) => isTerminal(kind) || isHonour(kind))
const ORPHAN = Uint8Array.from(HAND_TILE_KINDS, (kind) => (ORPHANS.includes(kind) ? 1 : 0))

/** Whether a shape asks how often kinds are held, and not which. */
export const isTallied = (shape: SpecialShape): boolean =>
  shape === 'pairs-and-pong' || shape === 'different-pairs-and-pong'

/** How many kinds a hand holds none, one, two, three and four times. */
export const tallyOf = (counts: Counts): number[] => {
  const tally = [0, 0, 0, 0, 0]
  for (let kind = 0; kind < HAND_KINDS; kind += 1) {
    const count = counts[kind] as number
    tally[count] = (tally[count] as number) + 1
  }
  return tally
}

/** Tiles that seven pairs and a pong lack; four alike are so many pairs. */
const pairsLack = (tally: readonly number[], alike: 1 | 2): number => {
  const [, ones, twos, threes, fours] = tally as [number, number, number, number, number]
  const pairs = twos + threes + alike * fours
  const halves = ones + (alike === 2 ? threes : 0)
  let least = NEVER
  for (let held = 0; held < tally.length; held += 1) {
    if (tally[held] === 0) continue
    // a kind held so often becomes the pong
    const takesPairs = held === 4 ? alike : held >= 2 ? 1 : 0
    const takesHalf = held === 1 || (held === 3 && alike === 2) ? 1 : 0
    const missing = Math.max(0, PAIRS - pairs + takesPairs)
    const lack = Math.max(0, 3 - held) + missing + Math.max(0, missing - halves + takesHalf)
    least = Math.min(least, lack)
  }
  return least
}

const spareOf = (counts: Counts, kind: number): number =>
  Math.max(0, (counts[kind] as number) - (ORPHAN[kind] as number))

/** The orphan that a chow takes, by its lowest kind; none of most. */
const chowOrphan = (kind: number): number => {
  const rank = kind % RANKS
  return rank === 0 ? kind : rank === RANKS - 3 ? kind + 2 : NO_KIND
}

/** Tiles that the extra set of the thirteen orphans and the doubled one lack. */
const orphansSetLack = (counts: Counts): number => {
  let doubled = 0
  for (const kind of ORPHANS) if ((counts[kind] as number) > 1) doubled += 1
  let least = NEVER
  for (let kind = 0; kind < HAND_KINDS; kind += 1) {
    const spare = spareOf(counts, kind)
    const beside = doubled - (spare > 0 ? (ORPHAN[kind] as number) : 0)
    least = Math.min(least, Math.max(0, 3 - spare) + (beside > 0 ? 0 : 1))
    if (kind >= FIRST_HONOUR || kind % RANKS > RANKS - 3) continue
    let missing = doubled - (counts[chowOrphan(kind)] === 2 ? 1 : 0) > 0 ? 0 : 1
    for (let part = kind; part < kind + 3; part += 1) if (spareOf(counts, part) === 0) missing += 1
    least = Math.min(least, missing)
  }
  return least
}

const thirteenOrphansLack = (counts: Counts, enough: number): number => {
  let missing = 0
  for (const kind of ORPHANS) if (counts[kind] === 0) missing += 1
  return missing >= enough ? missing : missing + orphansSetLack(counts)
}

/** Three numbers of a suit, each at least three above the one before, as bits. */
const SPREADS = [0, 1, 2].flatMap((low) =>
  [3, 4, 5].flatMap((middle) =>
    [6, 7, 8]
      .filter((high) => middle - low >= 3 && high - middle >= 3)
      .map((high) => (1 << low) | (1 << middle) | (1 << high)),
  ),
)
const bitCount = (bits: number): number => (bits === 0 ? 0 : (bits & 1) + bitCount(bits >> 1))
const EVERY_SUIT = Array.from({ length: 1 << RANKS }, (_, numbers) => numbers)
/** By the numbers that a suit holds: how many of them a spread can take, and all that such a spread may take. */
const SPREAD_HELD = Uint8Array.from(EVERY_SUIT, (numbers) =>
  Math.max(...SPREADS.map((spread) => bitCount(spread & numbers))),
)
const SPREAD_NUMBERS = Uint16Array.from(EVERY_SUIT, (numbers) =>
  SPREADS.filter((spread) => bitCount(spread & numbers) === SPREAD_HELD[numbers]).reduce(
    (all, spread) => all | (spread & numbers),
    0,
  ),
)

const sixteenOrphansLack = (counts: Counts, enough: number): number => {
  let missing = 0
  let doubled = 0
  for (let kind = FIRST_HONOUR; kind < HAND_KINDS; kind += 1) {
    const count = counts[kind] as number
    if (count === 0) missing += 1
    if (count > 1) doubled = 1
  }
  for (let first = 0; first < FIRST_HONOUR && missing < enough; first += RANKS) {
    let once = 0
    let twice = 0
    for (let rank = 0; rank < RANKS; rank += 1) {
      const count = counts[first + rank] as number
      if (count > 0) once |= 1 << rank
      if (count > 1) twice |= 1 << rank
    }
    missing += 3 - (SPREAD_HELD[once] as number)
    doubled |= (SPREAD_NUMBERS[once] as number) & twice
  }
  return missing + (doubled === 0 ? 1 : 0)
}

/**
 * Tiles that a hand without melds lacks in a special shape, by its counts and their tally.
 * From `enough` on it may answer less than the truth, though never less than `enough`.
 */
export const specialLack = (
  shape: SpecialShape,
  counts: Counts,
  tally: readonly number[],
  enough: number,
): number => {
  switch (shape) {
    case 'pairs-and-pong':
      return pairsLack(tally, 2)
    case 'different-pairs-and-pong':
      return pairsLack(tally, 1)
    case 'thirteen-orphans':
      return thirteenOrphansLack(counts, enough)
    case 'sixteen-orphans':
      return sixteenOrphansLack(counts, enough)
  }
}
