import { HAND_KINDS, HAND_TILE_KINDS, isHonour, isTerminal, SUITS } from '../tiles/tile'
import type { Counts } from './counts'
import type { Shape } from './reading'

export type SpecialShape = Exclude<Shape, 'standard'>

const PAIRS = 7
const RANKS = 9
const FIRST_HONOUR = 27
const ORPHANS = HAND_TILE_KINDS.filter((kind) => isTerminal(kind) || isHonour(kind))
const ORPHAN = Uint8Array.from(HAND_TILE_KINDS, (kind) => (ORPHANS.includes(kind) ? 1 : 0))

/** How many kinds a hand holds none, one, two, three and four times. */
export const tallyOf = (counts: Counts): number[] => {
  const tally = [0, 0, 0, 0, 0]
  for (let kind = 0; kind < HAND_KINDS; kind += 1) {
    const count = counts[kind] as number
    tally[count] = (tally[count] as number) + 1
  }
  return tally
}

/** Tiles that seven pairs and a pong lack, four alike standing for two pairs (`alike`) or for one. */
const pairsLack = (tally: readonly number[], alike: boolean): number => {
  const [, ones, twos, threes, fours] = tally as [number, number, number, number, number]
  const pairs = twos + threes + (alike ? 2 : 1) * fours
  const halves = ones + (alike ? threes : 0)
  let least = Infinity
  for (let held = 0; held < tally.length; held += 1) {
    if (tally[held] === 0) continue
    // a kind held so often becomes the pong
    const pairsBeside = pairs - (held < 2 ? 0 : held === 4 && alike ? 2 : 1)
    const halvesBeside = halves - (held === 1 || (held === 3 && alike) ? 1 : 0)
    const missing = Math.max(0, PAIRS - pairsBeside)
    const lack = Math.max(0, 3 - held) + missing + Math.max(0, missing - halvesBeside)
    least = Math.min(least, lack)
  }
  return least
}

const spareOf = (counts: Counts, kind: number): number =>
  Math.max(0, (counts[kind] as number) - (ORPHAN[kind] as number))

/** Tiles that the extra set of the thirteen orphans and the doubled one lack. */
const orphansSetLack = (counts: Counts): number => {
  const spares = ORPHANS.filter((kind) => spareOf(counts, kind) > 0)
  let least = Infinity
  for (let kind = 0; kind < HAND_KINDS; kind += 1) {
    const spare = spareOf(counts, kind)
    const doubled = spares.some((orphan) => orphan !== kind) ? 0 : 1
    least = Math.min(least, Math.max(0, 3 - spare) + doubled)
    if (kind >= FIRST_HONOUR || kind % RANKS > RANKS - 3) continue
    const run = [kind, kind + 1, kind + 2]
    const missing = run.filter((part) => spareOf(counts, part) === 0).length
    const left = (orphan: number) => spareOf(counts, orphan) - (run.includes(orphan) ? 1 : 0)
    least = Math.min(least, missing + (spares.some((orphan) => left(orphan) > 0) ? 0 : 1))
  }
  return least
}

/** Tiles that the thirteen orphans lack; see {@link specialLack} for `enough`. */
const thirteenOrphansLack = (counts: Counts, enough: number): number => {
  let missing = 0
  for (const kind of ORPHANS) if (counts[kind] === 0) missing += 1
  return missing >= enough ? missing : missing + orphansSetLack(counts)
}

/** Three numbers of a suit, from 0, each at least three above the one before. */
const SPREADS = [0, 1, 2].flatMap((low) =>
  [3, 4, 5].flatMap((middle) =>
    [6, 7, 8]
      .filter((high) => middle - low >= 3 && high - middle >= 3)
      .map((high) => [low, middle, high] as const),
  ),
)

/** The most numbers of a spread that a suit holds, and whether one of them is there twice. */
const bestSpread = (counts: Counts, first: number): { held: number; doubled: boolean } => {
  const best = { held: 0, doubled: false }
  for (const spread of SPREADS) {
    let held = 0
    let doubled = false
    for (const rank of spread) {
      const count = counts[first + rank] as number
      if (count > 0) held += 1
      if (count > 1) doubled = true
    }
    if (held > best.held) best.doubled = doubled
    else if (held === best.held) best.doubled ||= doubled
    best.held = Math.max(best.held, held)
  }
  return best
}

/** Tiles that the sixteen orphans lack. */
const sixteenOrphansLack = (counts: Counts): number => {
  let missing = 0
  let doubled = false
  for (let kind = FIRST_HONOUR; kind < HAND_KINDS; kind += 1) {
    const count = counts[kind] as number
    if (count === 0) missing += 1
    if (count > 1) doubled = true
  }
  for (let suit = 0; suit < SUITS.length; suit += 1) {
    const spread = bestSpread(counts, suit * RANKS)
    missing += 3 - spread.held
    doubled ||= spread.doubled
  }
  return missing + (doubled ? 0 : 1)
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
      return pairsLack(tally, true)
    case 'different-pairs-and-pong':
      return pairsLack(tally, false)
    case 'thirteen-orphans':
      return thirteenOrphansLack(counts, enough)
    case 'sixteen-orphans':
      return sixteenOrphansLack(counts)
  }
}
