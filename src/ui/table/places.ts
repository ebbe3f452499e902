import { seatAfter, turnsBetween } from '../../engine/tiles/seat'
import type { Seat } from '../../engine/tiles/seat'

/** Where a seat is on the screen, in turn order: the person at the bottom, the next player on the right. */
export const PLACES = ['own', 'right', 'opposite', 'left'] as const
export type Place = (typeof PLACES)[number]

/** Where the person sees a seat. */
export const placeOf = (seat: Seat, own: Seat): Place => PLACES[turnsBetween(own, seat)] as Place

/** Who sits at a place, seen by the person. */
export const seatAt = (place: Place, own: Seat): Seat => seatAfter(own, PLACES.indexOf(place))
