import { expect, test } from 'vitest'
import type { SeenEvent } from '../../../src/engine/table/view'
import type { TileId } from '../../../src/engine/tiles/tile'
import { planFlights } from '../../../src/ui/motion/planFlights'
import { tileSet } from '../../support/views'

const [plum, west, three, four, five] = tileSet().take('1f3z345s') as [
  TileId,
  TileId,
  TileId,
  TileId,
  TileId,
]
const plan = (...events: SeenEvent[]) => planFlights(events)
const wallFront = { at: 'wall', end: 'front' }
const wallBack = { at: 'wall', end: 'back' }

test('draw, flower, replacement and discard are seen one after the other', () => {
  const { tiles, count } = plan(
    { event: 'draw', seat: 0, tile: plum, source: 'wall' },
    { event: 'flower', seat: 0, tile: plum, replacement: four },
    { event: 'discard', seat: 0, tile: west, drawn: false, close: false },
  )
  expect(tiles.get(plum)).toEqual({ from: wallFront, order: 0 })
  expect(tiles.get(four)).toEqual({ from: wallBack, order: 2 })
  expect(tiles.get(west)).toEqual({ from: { at: 'hand', seat: 0 }, order: 3 })
  expect(count).toBe(4)
})

test('a claim pulls its tile and lays its partners down together', () => {
  const { tiles } = plan({ event: 'chow', seat: 2, tile: five, with: [three, four], from: 1 })
  expect(tiles.get(five)).toEqual({ from: { at: 'hand', seat: 1 }, order: 0 })
  expect(tiles.get(three)).toEqual({ from: { at: 'hand', seat: 2 }, order: 0 })
  expect(tiles.get(four)).toEqual({ from: { at: 'hand', seat: 2 }, order: 0 })
})

test('what another player draws flies unseen', () => {
  const { tiles, draws } = plan(
    { event: 'draw', seat: 3, tile: null, source: 'wall' },
    { event: 'flower', seat: 2, tile: plum, replacement: null },
  )
  expect(draws.get(3)).toEqual({ from: wallFront, order: 0 })
  expect(draws.get(2)).toEqual({ from: wallBack, order: 2 })
  expect([...tiles.keys()]).toEqual([plum])
})

test('four laid face down come out of their hand together', () => {
  const { hiddenKongs, tiles, draws } = plan(
    { event: 'concealed-kong', seat: 2, tiles: [null, null, null, null] },
    { event: 'replacement', seat: 2, tile: null },
  )
  expect(hiddenKongs.get(2)).toEqual({ from: { at: 'hand', seat: 2 }, order: 0 })
  expect(draws.get(2)).toEqual({ from: wallBack, order: 1 })
  expect(tiles.size).toBe(0)
})

test('the hand is dealt before its flowers fly', () => {
  const { dealt, tiles } = plan(
    { event: 'dealt' },
    { event: 'flower', seat: 1, tile: plum, replacement: null },
  )
  expect(dealt).toBe(true)
  expect(tiles.get(plum)?.order).toBe(4)
})

test('payments and announcements move no tile', () => {
  const { count } = plan(
    { event: 'pay', reason: 'chase', deltas: [10, 10, -30, 10] },
    { event: 'show-west', seat: 1 },
  )
  expect(count).toBe(0)
})
