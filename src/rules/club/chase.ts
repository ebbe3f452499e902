import type { ChaseRule } from '../../engine/table/ruleSet'
import type { SeenEvent } from '../../engine/table/view'
import type { Seat } from '../../engine/tiles/seat'
import { COPIES, isHonour, kindOf, WEST } from '../../engine/tiles/tile'
import type { TileKind } from '../../engine/tiles/tile'

const HONOUR_POINTS = 5
const SUIT_POINTS = 10

/** Whoever made the first of the last three discards, if all three are of this kind. */
const payer = (events: readonly SeenEvent[], kind: TileKind): Seat | null => {
  let alike = 0
  for (let at = events.length - 1; at >= 0; at -= 1) {
    const event = events[at] as SeenEvent
    if (event.event !== 'discard') continue
    if (kindOf(event.tile) !== kind) return null
    alike += 1
    if (alike === COPIES - 1) return event.seat
  }
  return null
}

/**
 * Four discards in a row of one tile; the fourth West is shown instead, and paid for then.
 * Source: "Table settlements".
 */
export const chase: ChaseRule = {
  payer,
  points: (kind) => {
    if (kind === WEST) return 0
    return isHonour(kind) ? HONOUR_POINTS : SUIT_POINTS
  },
  shownWestPoints: HONOUR_POINTS,
}
