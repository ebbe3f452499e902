import { COPIES, HAND_TILE_KINDS } from '../tiles/tile'
import type { TileKind } from '../tiles/tile'
import { isComplete } from './complete'
import type { Counts } from './counts'
import { kindsOf } from './meld'
import type { MeldForm } from './meld'
import type { Shape } from './reading'

/** How many copies of a kind a hand holds, its melds counted. */
const heldOf = (kind: TileKind, counts: Counts, inMelds: readonly TileKind[]): number =>
  (counts[kind] as number) + inMelds.filter((melded) => melded === kind).length

/**
 * The kinds, lowest first, that complete a waiting hand in one of the shapes. A kind of which the
 * hand and its melds hold all four is none; tiles seen elsewhere do not matter.
 */
export const waitsOf = (
  shapes: readonly Shape[],
  counts: Counts,
  melds: readonly MeldForm[],
): TileKind[] => {
  const inMelds = melds.flatMap(kindsOf)
  const tried = Uint8Array.from(counts)
  return HAND_TILE_KINDS.filter((kind) => {
    if (heldOf(kind, counts, inMelds) >= COPIES) return false
    tried[kind] = (counts[kind] as number) + 1
    const completes = isComplete(shapes, tried, melds.length)
    tried[kind] = counts[kind] as number
    return completes
  })
}
