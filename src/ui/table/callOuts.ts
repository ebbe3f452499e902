import type { SeenEvent } from '../../engine/table/view'
import type { Seat } from '../../engine/tiles/seat'
import type { ActionLabel } from '../../i18n/en/terms'

/** What a player says aloud with an event; null for what is done in silence. */
export const callOf = (event: SeenEvent): ActionLabel | null => {
  switch (event.event) {
    case 'chow':
    case 'pong':
    case 'kong':
    case 'concealed-kong':
    case 'added-kong':
    case 'show-west':
    case 'peek':
      return event.event
    case 'discard':
      return event.close ? 'close' : null
    case 'win':
      return event.win.kind === 'self-draw' ? 'self-draw' : 'win'
    default:
      return null
  }
}

const STEPS = new Set<SeenEvent['event']>([
  'draw',
  'discard',
  'chow',
  'pong',
  'kong',
  'concealed-kong',
  'added-kong',
])

/** Of events that are shown at once, those since the last move: what was called before it is over. */
export const sinceLastMove = (events: readonly SeenEvent[]): readonly SeenEvent[] =>
  events.slice(
    Math.max(
      0,
      events.findLastIndex(({ event }) => STEPS.has(event)),
    ),
  )

/** The last thing that a seat said aloud in these events. */
export const callBy = (events: readonly SeenEvent[], seat: Seat): ActionLabel | null =>
  events
    .filter((event) => 'seat' in event && event.seat === seat)
    .map(callOf)
    .findLast((call) => call !== null) ?? null
