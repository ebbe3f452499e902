import { COPIES, HAND_TILE_KINDS } from '../tiles/tile'
import type { TileKind } from '../tiles/tile'
import { isComplete } from './complete'
import { countsOf } from './counts'
import type { Counts } from './counts'
import { kindsOf } from './meld'
import type { MeldForm } from './meld'
import type { Shape } from './reading'

/**
 * The kinds, lowest first, that complete a waiting hand in one of the shapes. A kind of which the
 * hand and its melds hold all four is none; tiles seen elsewhere do not matter.
 */
export const waitsOf = (
  shapes: readonly Shape[],
  counts: Counts,
  melds: readonly MeldForm[],
): TileKind[] => {
  const melded = countsOf(melds.flatMap(kindsOf))
  const tried = counts.slice()
  return HAND_TILE_KINDS.filter((kind) => {
    const held = counts[kind] as number
    if (held + (melded[kind] as number) >= COPIES) return false
    tried[kind] = held + 1
    const completes = isComplete(shapes, tried, melds.length)
    tried[kind] = held
    return completes
  })
}
