import { expect, test } from 'vitest'
import { placesOf } from '../../../src/ui/app/standings'
import { firstPlayers, poolShare, scoresByPlayer } from '../../../src/ui/result/finalScores'
import { drawnHand, SEATED } from '../../support/results'

test('equal scores share a place, and the next place is left out', () => {
  expect(placesOf([10, 30, 10, -50])).toEqual([2, 1, 2, 4])
})

test('scores go by who plays, wherever they sit', () => {
  expect(scoresByPlayer([1, 2, 3, 4], SEATED)).toEqual([2, 1, 3, 4])
})

test('everybody with the highest score comes first', () => {
  expect(firstPlayers([5, 5, -10, 0])).toEqual([0, 1])
})

const over = { round: 'S', dealer: 1, streak: 0, pool: 0, over: true } as const
const returned = { reason: 'pool-out', deltas: [5, 5, 5, 5] } as const

test('a pool that went back at the end is told by what each got', () => {
  expect(poolShare(drawnHand({ payments: [returned], next: over }))).toBe(5)
})

test('a pool that a winner took did not go back', () => {
  const taken = { reason: 'pool-out', deltas: [20, 0, 0, 0] } as const
  expect(poolShare(drawnHand({ payments: [taken], next: over }))).toBe(0)
})
