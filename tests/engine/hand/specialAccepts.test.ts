import { expect, test } from 'vitest'
import { acceptanceOf } from '../../../src/engine/hand/acceptance'
import { countsOf } from '../../../src/engine/hand/counts'
import { parseTiles, printTiles } from '../../../src/engine/tiles/notation'

const HAND = '5778m258p147s123456z'

test('sixteen orphans accept a number whose spread takes in the only tile held twice', () => {
  const counts = countsOf(parseTiles(HAND, 'hand'))
  const { distance, accepts } = acceptanceOf(['sixteen-orphans'], counts, [])
  expect(distance).toBe(2)
  expect(printTiles(accepts)).toBe('12458m258p147s1234567z')
})
