import { expect, test } from 'vitest'
import { TILE_TEXTS, kindOf } from '../../../src/engine/tiles/tile'
import type { TileId } from '../../../src/engine/tiles/tile'
import { handOrder, movedTo } from '../../../src/ui/table/handOrder'
import { tileSet } from '../../support/views'

const texts = (tiles: readonly TileId[]) => tiles.map((tile) => TILE_TEXTS[kindOf(tile)]).join(' ')

/** As they came: a South, 9 Bamboo, Green, 1 Circle, a White and 3 Characters; the last one is drawn. */
const held = () => {
  const concealed = tileSet().take('2z9s6z1p5z3m')
  return { concealed, drawn: concealed.at(-1) as TileId }
}

test.each([
  ['suits', '1p 9s 2z 5z 6z'],
  ['honours', '2z 5z 6z 1p 9s'],
] as const)('a hand with %s first', (order, row) => {
  const { concealed, drawn } = held()
  const arranged = handOrder(concealed, drawn, order)
  expect(texts(arranged.row)).toBe(row)
  expect(arranged.drawn).toBe(drawn)
})

test('a hand that nobody arranged stands as it came', () => {
  const { concealed, drawn } = held()
  expect(texts(handOrder(concealed, drawn, []).row)).toBe('2z 9s 6z 1p 5z')
})

test('a hand arranged by hand stays so; what came later stands at its right', () => {
  const { concealed, drawn } = held()
  const [south, nine, green, one, white] = concealed as [TileId, TileId, TileId, TileId, TileId]
  const byHand = [white, south, nine]
  expect(texts(handOrder(concealed, drawn, byHand).row)).toBe('5z 2z 9s 6z 1p')
  expect(texts(handOrder([one, green, white, drawn], null, byHand).row)).toBe('5z 1p 6z 3m')
})

test.each([
  [0, 2, '9s 6z 2z 1p'],
  [3, 0, '1p 2z 9s 6z'],
  [1, 1, '2z 9s 6z 1p'],
  [0, 9, '9s 6z 1p 2z'],
])('the tile at %d put to %d', (from, place, after) => {
  const row = held().concealed.slice(0, 4)
  expect(texts(movedTo(row, row[from] as TileId, place))).toBe(after)
})
