import { describe, expect, it } from 'vitest'

import { parseTiles, printTile, printTiles } from '../../../src/engine/tiles/notation'
import {
  ALL_KINDS,
  ALL_TILES,
  flowerColourOf,
  isDragon,
  isFlower,
  isHonour,
  isSuited,
  isTerminal,
  isWind,
  kindOf,
  rankOf,
  suitOf,
  tilesOf,
} from '../../../src/engine/tiles/tile'
import type { TileKind } from '../../../src/engine/tiles/tile'

const thatAre = (is: (kind: TileKind) => boolean): string => printTiles(ALL_KINDS.filter(is))
const ranks = (text: string): number[] => parseTiles(text, 'tiles').map(rankOf)

describe('a set of tiles', () => {
  it('has 144: four of each of 34 faces, one of each of eight flowers', () => {
    expect(ALL_TILES).toHaveLength(144)
    for (const kind of ALL_KINDS) {
      const tiles = ALL_TILES.filter((tile) => kindOf(tile) === kind)
      expect(tiles).toHaveLength(isFlower(kind) ? 1 : 4)
      expect(tilesOf(kind)).toEqual(tiles)
    }
  })

  it('is made of suits, winds, dragons and flowers', () => {
    expect(thatAre(isSuited)).toBe('123456789m123456789p123456789s')
    expect(thatAre(isTerminal)).toBe('19m19p19s')
    expect(thatAre(isWind)).toBe('1234z')
    expect(thatAre(isDragon)).toBe('567z')
    expect(thatAre(isHonour)).toBe('1234567z')
    expect(thatAre(isFlower)).toBe('12345678f')
  })

  it('has three suits', () => {
    const suits = ['1m', '9p', '5s', '1z', '1f'].flatMap((text) => parseTiles(text, 'tile'))
    expect(suits.map(suitOf)).toEqual(['characters', 'circles', 'bamboo', null, null])
  })

  it('numbers its faces: 1-4 for a flower in either colour, and for a wind', () => {
    expect(ranks('19m5p9s')).toEqual([1, 9, 5, 9])
    expect(ranks('1234z')).toEqual([1, 2, 3, 4])
    expect(ranks('12345678f')).toEqual([1, 2, 3, 4, 1, 2, 3, 4])
  })

  it('has four blue flowers and four red ones', () => {
    const blue = ALL_KINDS.filter((kind) => isFlower(kind) && flowerColourOf(kind) === 'blue')
    expect(blue.map(printTile)).toEqual(['1f', '2f', '3f', '4f'])
  })
})
