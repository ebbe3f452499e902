import { ENTRY_BITS } from './classes'
import type { Kernel } from './kernel'
import { MAX_SETS } from './shortfall'

/** An entry of one in both halves, all with their highest bit set, and all one less than that. */
const ONES = 0b00001_00001_00001_00001_00001_00001
const HIGH = ONES << 4
const BELOW_HIGH = ONES * 15

/**
 * The entries of a part at which it and the rest, each doing its share of so many sets and the pair, lack no more
 * than `lack`, the least they can: bits as in `odd`. `lack` is at least 1.
 */
export const tightEntries = (
  { plain, paired, plainBack, pairedBack }: Kernel,
  rest: number,
  part: number,
  sets: number,
  lack: number,
): number => {
  const unused = (MAX_SETS - sets) * ENTRY_BITS
  const least = lack * ONES
  // the rest's entries stand the other way round, so that the shares of one split stand above each other
  const beyond = (plain[part] as number) + ((pairedBack[rest] as number) >> unused) - least
  const beyondPaired = (paired[part] as number) + ((plainBack[rest] as number) >> unused) - least
  // an entry of nothing is the only one that stays below its highest bit
  const tight = ~(beyond + BELOW_HIGH) & HIGH
  const tightPaired = ~(beyondPaired + BELOW_HIGH) & HIGH
  return (tight | (tightPaired >> 1)) & ((HIGH | (HIGH >> 1)) >> unused)
}
