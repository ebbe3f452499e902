import { expect, test } from 'vitest'
import { tilesLeft, wallSides } from '../../../src/ui/table/wallSides'

const whole = { front: 0, back: 0 }
const standing = (sides: ReturnType<typeof wallSides>) =>
  sides.map((side) => side.map(({ left }) => left))

test('before the dice the wall is whole: four sides of 18 stacks', () => {
  const sides = standing(wallSides(null, whole))
  expect(sides).toEqual(Array.from({ length: 4 }, () => Array.from({ length: 18 }, () => 2)))
})

test('the dealer throws 5 and breaks its own side: the deal starts left of the fifth stack', () => {
  const sides = wallSides({ seat: 0, dice: [1, 2, 2] }, { front: 3, back: 1 })
  const own = sides[0].map(({ left }) => left)
  expect(own.slice(0, 8)).toEqual([2, 2, 2, 2, 1, 0, 1, 2])
  expect(sides[0].map(({ end }) => end).slice(3, 8)).toEqual([null, 'back', null, 'front', null])
})

test('the count goes round from the dealer as 1: a throw of 10 by seat 2 breaks the side of seat 3', () => {
  const sides = wallSides({ seat: 2, dice: [3, 3, 4] }, { front: 2, back: 0 })
  expect(standing(sides).map((side) => side.indexOf(0))).toEqual([-1, -1, -1, 10])
})

test('the line goes on to the left, onto the side of the previous player', () => {
  const sides = wallSides({ seat: 0, dice: [1, 2, 2] }, { front: 2 * 14, back: 0 })
  expect(sides[0].slice(5).every(({ left }) => left === 0)).toBe(true)
  expect(sides[3].slice(0, 2).map(({ left }) => left)).toEqual([0, 2])
})

test('the last eight stacks of the line are the flower wall', () => {
  const sides = wallSides({ seat: 0, dice: [1, 2, 2] }, whole)
  expect(sides[0].map(({ flower }) => flower).slice(0, 6)).toEqual([
    ...[true, true, true, true, true],
    false,
  ])
  expect(sides.flat().filter(({ flower }) => flower)).toHaveLength(8)
})

test('what is gone is not left', () => {
  const taken = { front: 65, back: 7 }
  const sides = wallSides({ seat: 1, dice: [6, 6, 6] }, taken)
  const left = sides.flat().reduce((sum, stack) => sum + stack.left, 0)
  expect(left).toBe(144 - 65 - 7)
  expect(tilesLeft(taken)).toBe(left)
})
