import { expect, test } from 'vitest'
import type { TileId } from '../../../src/engine/tiles/tile'
import { noteDrop, takeDropped } from '../../../src/ui/motion/dropped'

test('a tile goes on from where it was let go of, once', () => {
  const spot = { x: 480, y: 300, size: 40, turns: 0 }
  noteDrop(7 as TileId, spot)
  expect([...takeDropped()]).toEqual([[7, spot]])
  expect([...takeDropped()]).toEqual([])
})
