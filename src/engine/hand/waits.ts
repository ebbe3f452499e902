import { COPIES, HAND_TILE_KINDS } from '../tiles/tile'
import type { TileKind } from '../tiles/tile'
import { isComplete, standardWaits } from './complete'
import { countsOf, withOneMore } from './counts'
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
  const standard = shapes.includes('standard') ? standardWaits(counts, melds.length) : null
  const special = melds.length > 0 ? [] : shapes.filter((shape) => shape !== 'standard')
  const melded = countsOf(melds.flatMap(kindsOf))
  return HAND_TILE_KINDS.filter((kind) => {
    if ((counts[kind] as number) + (melded[kind] as number) >= COPIES) return false
    return standard?.[kind] === 1 || isComplete(special, withOneMore(counts, kind), melds.length)
  })
}
