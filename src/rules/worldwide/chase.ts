import type { ChaseRule } from '../../engine/table/ruleSet'
import type { SeenEvent } from '../../engine/table/view'
import type { Seat } from '../../engine/tiles/seat'
import { COPIES, isHonour, kindOf, WEST } from '../../engine/tiles/tile'
import type { TileKind } from '../../engine/tiles/tile'

const HONOUR_POINTS = 5
const SUIT_POINTS = 10

const beginsTurn = (event: SeenEvent, seat: Seat): boolean =>
  (event.event === 'draw' ||
    event.event === 'chow' ||
    event.event === 'pong' ||
    event.event === 'kong') &&
  event.seat === seat

/**
 * Whoever discarded the first of three copies, if its next turn has not begun since.
 * Source: "Chasing".
 */
const payer = (events: readonly SeenEvent[], kind: TileKind): Seat | null => {
  const copies = events.filter(
    (event): event is Extract<SeenEvent, { event: 'discard' }> =>
      event.event === 'discard' && kindOf(event.tile) === kind,
  )
  const [first] = copies
  if (first === undefined || copies.length < COPIES - 1) return null
  const since = events.slice(events.indexOf(first) + 1)
  return since.some((event) => beginsTurn(event, first.seat)) ? null : first.seat
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
