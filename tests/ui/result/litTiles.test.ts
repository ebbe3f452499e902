import { expect, test } from 'vitest'
import { parseTiles } from '../../../src/engine/tiles/notation'
import { litTiles } from '../../../src/ui/result/litTiles'
import type { ShownGroup } from '../../../src/ui/result/shownHand'

const tiles = (text: string) => parseTiles(text, 'tiles')

const hand = (...texts: string[]): ShownGroup[] =>
  texts.map((text) => ({
    role: 'chow',
    declared: false,
    tiles: tiles(text).map((kind) => ({ kind })),
  }))

const lit = (groups: ShownGroup[], ...awards: string[]) =>
  [...litTiles(groups, awards.map(tiles))].sort()

test('an award lights the whole groups that it is made of', () => {
  const groups = hand('123m', '123m', '456m', '789m', '55z')
  expect(lit(groups, '123456789m')).toEqual(
    ['0:0', '0:1', '0:2', '2:0', '2:1', '2:2', '3:0', '3:1', '3:2'].sort(),
  )
})

test('two awards of the same tiles light two groups', () => {
  expect(lit(hand('123m', '123m', '55z'), '123m', '123m')).toHaveLength(6)
})

test('single tiles light where they stand', () => {
  expect(lit(hand('123m', '333m', '34m'), '3333m')).toEqual(['0:2', '1:0', '1:1', '1:2'])
})

test('a line without tiles lights nothing', () => {
  expect(lit(hand('123m'))).toEqual([])
})
