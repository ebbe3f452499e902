import { describe, expect, it } from 'vitest'

import {
  seatAfter,
  seatOfWind,
  seatsFrom,
  SEATS,
  turnsBetween,
  windKind,
  windOf,
  WINDS,
  withSeat,
} from '../../../src/engine/tiles/seat'
import { printTile } from '../../../src/engine/tiles/notation'

describe('seats', () => {
  it('take turns 0, 1, 2, 3, 0', () => {
    expect(SEATS.map((seat) => seatAfter(seat))).toEqual([1, 2, 3, 0])
    expect(seatAfter(1, -2)).toBe(3)
    expect(seatAfter(2, 11)).toBe(1)
    expect(seatsFrom(2)).toEqual([2, 3, 0, 1])
    expect(turnsBetween(3, 1)).toBe(2)
  })

  it('are East, South, West and North from the dealer on', () => {
    expect(seatsFrom(0).map((seat) => windOf(seat, 0))).toEqual(['E', 'S', 'W', 'N'])
    expect(seatsFrom(3).map((seat) => windOf(seat, 3))).toEqual(['E', 'S', 'W', 'N'])
    for (const dealer of SEATS) {
      for (const wind of WINDS) expect(windOf(seatOfWind(wind, dealer), dealer)).toBe(wind)
    }
  })

  it('have the tile of their wind', () => {
    expect(WINDS.map(windKind).map(printTile)).toEqual(['1z', '2z', '3z', '4z'])
  })

  it('hold a value each, of which one is replaced', () => {
    expect(withSeat(['a', 'b', 'c', 'd'], 2, 'x')).toEqual(['a', 'b', 'x', 'd'])
  })
})
