import type { Counts } from './counts'
import type { MeldForm } from './meld'
import { lackOf, openHand } from './openHand'
import type { Shape } from './reading'
import { NEVER } from './shortfall'
import { levelsOf, specialLack } from './specialLacks'
import { standardDistance } from './standard'

/**
 * The least number of exchanges (draw a tile, discard one; melds stay) after which the hand is ready in one of
 * the shapes: 0 ready, −1 complete. Takes 16 or 17 tiles less three a meld; special shapes count only without
 * melds. A kind that the hand holds four times, melds counted, is never drawn.
 */
export const distanceOf = (
  shapes: readonly Shape[],
  counts: Counts,
  melds: readonly MeldForm[],
): number => {
  if (melds.length > 0) return lackOf(openHand(shapes, counts, melds)) - 1
  if (shapes.length === 1 && shapes[0] === 'standard') return standardDistance(counts, 0)
  let least = shapes.includes('standard') ? standardDistance(counts, 0) + 1 : NEVER
  const levels = levelsOf(counts)
  for (const shape of shapes) {
    if (shape !== 'standard') least = Math.min(least, specialLack(shape, levels, least))
  }
  return least - 1
}
