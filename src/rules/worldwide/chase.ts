import { beginsTurn } from '../../engine/table/history'
import type { ChaseRule } from '../../engine/table/ruleSet'
import type { SeenEvent } from '../../engine/table/view'
import type { Seat } from '../../engine/tiles/seat'
import { COPIES, isHonour, kindOf, WEST } from '../../engine/tiles/tile'
import type { TileKind } from '../../engine/tiles/tile'

const HONOUR_POINTS = 5
const SUIT_POINTS = 10
/** Every seat, as bits. */
const ALL_SEATS = 0b1111

/**
 * Whoever discarded the first of three copies, if its next turn has not begun since.
 * Source: "Chasing".
 */
const payer = (events: readonly SeenEvent[], kind: TileKind): Seat | null => {
  let begun = 0
  let copies = 0
  for (let at = events.length - 1; at >= 0 && begun !== ALL_SEATS; at -= 1) {
    const event = events[at] as SeenEvent
    if (event.event === 'discard' && kindOf(event.tile) === kind) {
      copies += 1
      if (copies === COPIES - 1) return (begun & (1 << event.seat)) === 0 ? event.seat : null
    } else if (beginsTurn(event)) begun |= 1 << event.seat
  }
  return null
}

/** Four copies of a tile discarded before the first discarder's next turn; the West is only shown. */
export const chase: ChaseRule = {
  payer,
  points: (kind) => {
    if (kind === WEST) return 0
    return isHonour(kind) ? HONOUR_POINTS : SUIT_POINTS
  },
  shownWestPoints: 0,
}
