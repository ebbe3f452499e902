import { COPIES, HAND_KINDS } from '../tiles/tile'
import type { Counts } from './counts'

/*
 * A group of kinds (a suit or the honours) is named by a key: the counts of its six lowest kinds as the digits of
 * a number in base five, the lowest kind's last, and those of the others as another number `LOW_BITS` higher.
 */

/** Kinds of a group; the last one, the honours, has fewer. */
export const GROUP_SIZE = 9
export const LOW_KINDS = 6
/** A kind is held never to four times. */
export const DIGITS = COPIES + 1
export const LOW_KEYS = DIGITS ** LOW_KINDS
export const LOW_BITS = 14
export const LOW = (1 << LOW_BITS) - 1

/** What one tile of a kind adds to the key of its group; nothing at `HAND_KINDS`. */
export const WEIGHTS = Int32Array.from({ length: HAND_KINDS + 1 }, (_, kind) => {
  const at = kind % GROUP_SIZE
  if (kind === HAND_KINDS) return 0
  return at < LOW_KINDS ? DIGITS ** at : (DIGITS ** (at - LOW_KINDS)) << LOW_BITS
})

/** One more digit in front. */
const on = (key: number, counts: Counts, kind: number): number =>
  key * DIGITS + (counts[kind] as number)

/** What the six lowest kinds of a group add to its key; written out, for a loop takes twice as long. */
export const lowKey = (counts: Counts, first: number): number => {
  const high = on(on(counts[first + 5] as number, counts, first + 4), counts, first + 3)
  return on(on(on(high, counts, first + 2), counts, first + 1), counts, first)
}

/** The high part of the key of the suit that begins at kind `first`. */
export const highKey = (counts: Counts, first: number): number =>
  on(on(counts[first + 8] as number, counts, first + 7), counts, first + 6)

/** The key of the suit that begins at kind `first`. */
export const suitKey = (counts: Counts, first: number): number =>
  (highKey(counts, first) << LOW_BITS) | lowKey(counts, first)

/** The key of the honours. */
export const honourKey = (counts: Counts): number =>
  ((counts[33] as number) << LOW_BITS) | lowKey(counts, 27)
