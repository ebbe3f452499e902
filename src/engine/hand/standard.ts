import { COPIES, HAND_KINDS } from '../tiles/tile'
import type { Counts } from './counts'
import { betteringDrawn, drawHonours, drawSuit } from './draws'
import { GROUP_SIZE, highKey, honourKey, lowKey, suitKey } from './keys'
import { kernel, merge, suitClass } from './kernel'
import type { Kernel } from './kernel'
import { MAX_SETS, WITH_PAIR } from './shortfall'
import { tightEntries } from './tight'

/**
 * The distance to ready in the standard shape alone, beside so many melds: 0 ready, −1 complete. Looks at nothing
 * but the counts: a copy that lies in a meld counts as one that may still come. Allocates nothing.
 */
export const standardDistance = (counts: Counts, melds: number): number => {
  const tables = kernel()
  const { honours, merged, closed, lacks } = tables
  const characters = suitClass(tables, lowKey(counts, 0), highKey(counts, 0))
  const circles = suitClass(tables, lowKey(counts, 9), highKey(counts, 9))
  const bamboo = suitClass(tables, lowKey(counts, 18), highKey(counts, 18))
  const others = honours[honourKey(counts)] as number
  const one = merged[characters * closed + circles] as number
  const other = merged[bamboo * closed + others] as number
  const all = merged[one * closed + other] as number
  return (lacks[all * WITH_PAIR + MAX_SETS - melds] as number) - 1
}

const GROUPS = 4
const HONOURS = 3
const classes = new Uint16Array(GROUPS)
const rest = new Uint16Array(GROUPS)

/** Writes the class of each group, and of the three others of each. */
const classify = (tables: Kernel, counts: Counts): void => {
  const a = suitClass(tables, lowKey(counts, 0), highKey(counts, 0))
  const b = suitClass(tables, lowKey(counts, 9), highKey(counts, 9))
  const c = suitClass(tables, lowKey(counts, 18), highKey(counts, 18))
  const d = tables.honours[honourKey(counts)] as number
  const [ab, cd] = [merge(tables, a, b), merge(tables, c, d)]
  classes[0] = a
  classes[1] = b
  classes[2] = c
  classes[3] = d
  rest[0] = merge(tables, b, cd)
  rest[1] = merge(tables, a, cd)
  rest[2] = merge(tables, ab, d)
  rest[3] = merge(tables, ab, c)
}

/** The places of a group, as bits, of kinds that are there and held less than four times. */
const drawable = (counts: Counts, group: number): number => {
  const first = group * GROUP_SIZE
  const end = Math.min(first + GROUP_SIZE, HAND_KINDS)
  let bits = 0
  for (let kind = first; kind < end; kind += 1) {
    if (counts[kind] !== COPIES) bits |= 1 << (kind - first)
  }
  return bits
}

/**
 * The distance as {@link standardDistance} tells it of a hand of 16 tiles less three a meld, and by group (the
 * three suits, the honours) the kinds that bring it nearer, as nine bits, written into `accepted`. Allocates nothing.
 */
export const standardAccepts = (counts: Counts, melds: number, accepted: Uint16Array): number => {
  const tables = kernel()
  const sets = MAX_SETS - melds
  classify(tables, counts)
  const all = merge(tables, rest[0] as number, classes[0] as number)
  const lack = tables.lacks[all * WITH_PAIR + sets] as number
  for (let group = 0; group < GROUPS; group += 1) {
    const found = classes[group] as number
    if (group === HONOURS) drawHonours(tables, honourKey(counts))
    else drawSuit(tables, suitKey(counts, group * GROUP_SIZE))
    const tight = tightEntries(tables, rest[group] as number, found, sets, lack)
    accepted[group] = betteringDrawn(tables, found, tight) & drawable(counts, group)
  }
  return lack - 1
}
