import type { Counts } from './counts'
import type { MeldForm } from './meld'
import { lackOf, openHand } from './openHand'
import type { Shape } from './reading'

/**
 * The least number of exchanges (draw a tile, discard one; melds stay) after which the hand is ready in one of
 * the shapes: 0 ready, −1 complete. Takes 16 or 17 tiles less three a meld; special shapes count only without
 * melds. A kind that the hand holds four times, melds counted, is never drawn.
 */
export const distanceOf = (
  shapes: readonly Shape[],
  counts: Counts,
  melds: readonly MeldForm[],
): number => lackOf(openHand(shapes, counts, melds)) - 1
