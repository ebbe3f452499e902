import { describe, expect, it } from 'vitest'

import type { Dice } from '../../../src/engine/tiles/random'
import { SEATS } from '../../../src/engine/tiles/seat'
import type { Seat } from '../../../src/engine/tiles/seat'
import { stackPlace, STACKS } from '../../../src/engine/tiles/wallBreak'

/** A stack as people count it: the side it stands on, and its number from that side's right end, from 1. */
const place = (dealer: Seat, dice: Dice, stack: number): [Seat, number] => {
  const { side, fromRight } = stackPlace(dealer, dice, stack)
  return [side, fromRight + 1]
}

const LAST = 71

describe('the dealer’s dice', () => {
  it.each<[Seat, Dice, Seat, number]>([
    [0, [1, 1, 1], 2, 3],
    [0, [1, 1, 2], 3, 4],
    [0, [1, 2, 2], 0, 5],
    [0, [2, 3, 5], 1, 10],
    [0, [6, 6, 6], 1, 18],
    [1, [1, 2, 2], 1, 5],
    [2, [1, 1, 2], 1, 4],
    [3, [2, 3, 5], 0, 10],
  ])(
    'dealer %i, dice %j: the wall of seat %i is broken at stack %i',
    (dealer, dice, side, count) => {
      expect(place(dealer, dice, LAST)).toEqual([side, count])
    },
  )

  it('start the deal with the stack to the left of that one', () => {
    expect(place(0, [2, 3, 5], 0)).toEqual([1, 11])
    expect(place(0, [2, 3, 5], 7)).toEqual([1, 18])
  })

  it('go on to the left, round the table: from the left end of a side to the next seat’s left', () => {
    expect(place(0, [2, 3, 5], 8)).toEqual([0, 1])
    expect(place(0, [2, 3, 5], 26)).toEqual([3, 1])
    expect(place(0, [2, 3, 5], 44)).toEqual([2, 1])
    expect(place(0, [2, 3, 5], 62)).toEqual([1, 1])
  })

  it('start the deal on the next side where a whole side is counted', () => {
    expect(place(0, [6, 6, 6], 0)).toEqual([0, 1])
  })

  it('leave the flower wall at the break and to its right', () => {
    const flowerWall = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => place(0, [2, 3, 5], LAST - i))
    expect(flowerWall).toEqual([10, 9, 8, 7, 6, 5, 4, 3].map((number) => [1, number]))
    const round = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => place(0, [1, 1, 1], LAST - i))
    expect(round.slice(0, 3)).toEqual([
      [2, 3],
      [2, 2],
      [2, 1],
    ])
    expect(round.slice(3)).toEqual([18, 17, 16, 15, 14].map((number) => [3, number]))
  })

  it('give each of the 72 stacks a place of its own', () => {
    for (const dealer of SEATS) {
      for (const dice of [
        [1, 1, 1],
        [3, 4, 5],
        [6, 6, 6],
      ] as const) {
        const places = Array.from({ length: STACKS }, (_, stack) => place(dealer, dice, stack))
        expect(new Set(places.map(String)).size).toBe(72)
        expect(places.every(([, number]) => number >= 1 && number <= 18)).toBe(true)
      }
    }
  })
})
