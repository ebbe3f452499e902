import { expect, test } from 'vitest'
import type { SeenEvent } from '../../../src/engine/table/view'
import type { BySeat } from '../../../src/engine/tiles/seat'
import { transfersOf } from '../../../src/ui/motion/transfers'

const pay = (...deltas: BySeat<number>): SeenEvent => ({ event: 'pay', reason: 'win', deltas })

test('three pay the one who drew the winning tile', () => {
  expect(transfersOf([pay(-22, 66, -22, -22)])).toEqual([
    { from: 0, to: 1, points: 22 },
    { from: 2, to: 1, points: 22 },
    { from: 3, to: 1, points: 22 },
  ])
})

test('one pays several winners', () => {
  expect(transfersOf([pay(10, 0, -10, 0), pay(0, 15, -15, 0)])).toEqual([
    { from: 2, to: 0, points: 10 },
    { from: 2, to: 1, points: 15 },
  ])
})

test('what a step takes and gives back stays where it was', () => {
  expect(transfersOf([pay(5, -5, 0, 0), pay(-5, 5, 0, 0)])).toEqual([])
})

test('the pool is filled and emptied', () => {
  expect(transfersOf([pay(-5, 0, 0, 0)])).toEqual([{ from: 0, to: 'pool', points: 5 }])
  expect(transfersOf([pay(0, 0, 0, 40)])).toEqual([{ from: 'pool', to: 3, points: 40 }])
})
