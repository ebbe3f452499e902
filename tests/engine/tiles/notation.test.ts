import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { EngineError } from '../../../src/engine/tiles/error'
import {
  parseHandTile,
  parseTiles,
  printTile,
  printTiles,
} from '../../../src/engine/tiles/notation'
import { ALL_KINDS, TILE_TEXTS } from '../../../src/engine/tiles/tile'

const refusal = (run: () => unknown): EngineError => {
  try {
    run()
  } catch (error) {
    if (error instanceof EngineError) return error
  }
  throw new Error('This was not refused')
}

describe('tile text', () => {
  it('names 42 faces: three suits of nine, seven honours, eight flowers', () => {
    expect(ALL_KINDS.map(printTile)).toEqual([...TILE_TEXTS])
    expect(TILE_TEXTS).toHaveLength(3 * 9 + 7 + 8)
    expect(new Set(TILE_TEXTS).size).toBe(42)
  })

  it.each([
    ['', []],
    ['5z', ['5z']],
    ['123m55z1f', ['1m', '2m', '3m', '5z', '5z', '1f']],
    ['1m2m3m', ['1m', '2m', '3m']],
    ['9s1m', ['9s', '1m']],
  ])('reads %j tile by tile, in the order written', (text, tiles) => {
    expect(parseTiles(text, 'concealed').map(printTile)).toEqual(tiles)
  })

  it.each([
    ['312m', '123m'],
    ['5z1f3m2m', '23m5z1f'],
    ['7z1z9s1s9p1p9m1m8f1f', '19m19p19s17z18f'],
    ['1m1p1m', '11m1p'],
  ])('is printed sorted, with one letter a suit: %s as %s', (text, canonical) => {
    expect(printTiles(parseTiles(text, 'concealed'))).toBe(canonical)
  })

  it('comes back from print and parse as it was, but for the order', () => {
    assert(
      property(array(constantFrom(...ALL_KINDS), { maxLength: 24 }), (kinds) => {
        const sorted = kinds.toSorted((a, b) => a - b)
        expect(parseTiles(printTiles(kinds), 'tiles')).toEqual(sorted)
      }),
    )
  })
})

describe('text that is no tile text is refused, with the place of the fault', () => {
  it.each([
    ['12x', 2],
    ['m', 0],
    ['1mm', 2],
    ['123', 0],
    ['1m23', 2],
    ['0m', 0],
    ['10m', 1],
    ['8z', 0],
    ['18z', 1],
    ['9f', 0],
    ['0f', 0],
    ['1m 2m', 2],
    [' 1m', 0],
    ['1M', 1],
    ['1m,2m', 2],
    ['東', 0],
    ['1m\n', 2],
    ['٣m', 0],
  ])('%j at %i', (text, at) => {
    const { detail } = refusal(() => parseTiles(text, 'melds[1]'))
    expect(detail).toEqual({ code: 'unreadable-tiles', field: 'melds[1]', value: text, at })
  })

  it('names field, value and character in one sentence', () => {
    const { message } = refusal(() => parseTiles('12x', 'concealed'))
    expect(message).toContain('concealed')
    expect(message).toContain('"12x"')
    expect(message).toContain('character 3')
  })
})

describe('one tile of a hand', () => {
  it('is read', () => {
    expect(printTile(parseHandTile('5z', 'winningTile'))).toBe('5z')
  })

  it.each([
    ['', 'one-tile-expected'],
    ['11m', 'one-tile-expected'],
    ['1m1p', 'one-tile-expected'],
    ['1f', 'flower-in-hand'],
    ['x', 'unreadable-tiles'],
  ])('is not %j: %s', (text, code) => {
    const { detail } = refusal(() => parseHandTile(text, 'winningTile'))
    expect(detail).toMatchObject({ code, field: 'winningTile', value: text })
  })
})
