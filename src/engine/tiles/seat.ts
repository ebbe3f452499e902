import { EAST } from './tile'
import type { TileKind } from './tile'

/** Places at the table, counter-clockwise: play goes 0, 1, 2, 3. Seat 0 deals a game's first hand. */
export const SEATS = [0, 1, 2, 3] as const
export type Seat = (typeof SEATS)[number]

/** One value a seat, in seat order. */
export type BySeat<T> = readonly [T, T, T, T]

export const WINDS = ['E', 'S', 'W', 'N'] as const
export type Wind = (typeof WINDS)[number]

/** The seat that is `steps` turns after `seat`; negative steps go back. */
export const seatAfter = (seat: Seat, steps = 1): Seat => ((seat + steps) & 3) as Seat

/** How many turns `to` comes after `from`, 0-3. */
export const turnsBetween = (from: Seat, to: Seat): number => (to - from) & 3

/** The wind of a seat, as the dealer is East. */
export const windOf = (seat: Seat, dealer: Seat): Wind => WINDS[turnsBetween(dealer, seat) as Seat]

/** The seat that has a wind, as the dealer is East. */
export const seatOfWind = (wind: Wind, dealer: Seat): Seat => seatAfter(dealer, WINDS.indexOf(wind))

/** The face of a wind. */
export const windKind = (wind: Wind): TileKind => (EAST + WINDS.indexOf(wind)) as TileKind

/** All four seats in turn order, beginning with `first`. */
export const seatsFrom = (first: Seat): BySeat<Seat> => [
  first,
  seatAfter(first, 1),
  seatAfter(first, 2),
  seatAfter(first, 3),
]

/** One value a seat from a function of the seat. */
export const bySeat = <T>(make: (seat: Seat) => T): BySeat<T> => [
  make(0),
  make(1),
  make(2),
  make(3),
]

/** The same values with the one of `seat` replaced. */
export const withSeat = <T>(values: BySeat<T>, seat: Seat, value: T): BySeat<T> => {
  const all: [T, T, T, T] = [...values]
  all[seat] = value
  return all
}
