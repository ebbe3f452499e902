import { describe, expect, test } from 'vitest'
import { ruleInfoOf } from '../../../src/store/ruleInfo'
import { wallSides as sidesOf } from '../../../src/ui/table/wallSides'
import type { WallBreak } from '../../../src/ui/table/wallSides'
import type { WallCount } from '../../../src/engine/table/state'

const whole = { front: 0, back: 0 }
const wallSides = (broken: WallBreak | null, taken: WallCount) => sidesOf(broken, taken, null)
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

test('what is gone is not left', () => {
  const sides = wallSides({ seat: 1, dice: [6, 6, 6] }, { front: 65, back: 7 })
  const left = sides.flat().reduce((sum, stack) => sum + stack.left, 0)
  expect(left).toBe(144 - 65 - 7)
})

describe('the end of the wall', () => {
  const apart = (ruleSet: string, taken: WallCount) => {
    const tail = ruleInfoOf(ruleSet, {}).wallTail(taken)
    const stacks = sidesOf({ seat: 0, dice: [1, 2, 2] }, taken, tail).flat()
    return { tail, marked: stacks.filter((stack) => stack.tail !== null).length }
  }

  // oxfmt-ignore
  test.each([
    ['worldwide', 'the last sixteen are the flower wall, drawn after the others', whole, 'flower-wall', 16, 8],
    ['worldwide', 'what was drawn of it is gone', { front: 130, back: 4 }, 'flower-wall', 10, 5],
    ['club', 'the last sixteen are for replacements', whole, 'replacements', 16, 8],
    ['club', 'a replacement takes one of them', { front: 65, back: 3 }, 'replacements', 13, 7],
    ['taiwan', 'the last sixteen are never drawn', whole, 'never', 16, 8],
    ['taiwan', 'they move up as replacements are taken', { front: 65, back: 2 }, 'never', 16, 8],
    ['taiwan', 'only they are left when the hand is drawn', { front: 126, back: 2 }, 'never', 16, 8],
  ] as const)('%s: %s', (ruleSet, _, taken, kind, tiles, stacks) => {
    expect(apart(ruleSet, taken)).toEqual({ tail: { kind, tiles }, marked: stacks })
  })

  test('a flower wall that is used up is none', () => {
    expect(apart('club', { front: 65, back: 16 })).toEqual({ tail: null, marked: 0 })
  })

  test('tsumo draws all tiles alike', () => {
    expect(apart('tsumo', whole)).toEqual({ tail: null, marked: 0 })
  })

  test('taiwan: the stacks stand left of the one that replacements come from', () => {
    const taken = { front: 65, back: 2 }
    const sides = sidesOf({ seat: 0, dice: [1, 2, 2] }, taken, { kind: 'never', tiles: 16 })
    expect(sides[0].map(({ tail }) => tail).slice(0, 6)).toEqual([
      ...['never', 'never', 'never', 'never'],
      null,
      null,
    ])
  })
})
