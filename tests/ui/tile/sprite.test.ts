import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { HAND_KINDS, TILE_TEXTS } from '../../../src/engine/tiles/tile'
import { icon } from '../../support/tile-art/icon'
import { sprite } from '../../support/tile-art/sprite'

const PUBLIC = new URL('../../../public/', import.meta.url)
const read = (name: string): string => readFileSync(new URL(name, PUBLIC), 'utf8')

const tiles = read('tiles.svg')
const pictures = new Map(
  [...tiles.matchAll(/<g id="([^"]+)">(.*?)<\/g>/gs)].map(([, id, body]) => [id!, body!]),
)

const MARKS = ['mark-last', 'mark-winning', 'mark-drawn', 'mark-hint']
const MOST_BYTES = 45_000

describe('the sprite of the tiles', () => {
  test('has every face in two forms, a corner figure for each face of a hand, a back and the marks', () => {
    const expected = [
      ...TILE_TEXTS.flatMap((text) => [text, `${text}-small`]),
      ...TILE_TEXTS.slice(0, HAND_KINDS).map((text) => `${text}-corner`),
      'back',
      ...MARKS,
    ]
    expect([...pictures.keys()].toSorted()).toEqual(expected.toSorted())
  })

  test('draws no two things alike, whatever their colour', () => {
    const shapes = [...pictures]
      .filter(([id]) => !id.endsWith('-corner'))
      .map(([, body]) => [...body.matchAll(/ d="([^"]*)"/g)].map(([, data]) => data).join())
    expect(shapes.every((shape) => shape.length > 0)).toBe(true)
    expect(new Set(shapes).size).toBe(shapes.length)
  })

  test('gives the three suits the same corner figure for the same rank', () => {
    for (const rank of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      expect(pictures.get(`${rank}p-corner`)).toBe(pictures.get(`${rank}m-corner`))
      expect(pictures.get(`${rank}s-corner`)).toBe(pictures.get(`${rank}m-corner`))
    }
  })

  test('obeys the content security policy: no style, script, reference, font or text', () => {
    expect(tiles).not.toMatch(/style|script|href|url\(|<text|<image|<filter| on\w+=/)
  })

  test('has no viewport, transform or group opacity: a browser would take a picture apart at each', () => {
    expect(/<symbol|viewBox|transform| opacity/.test(tiles)).toBe(false)
  })

  test('weighs at most 45 kB packed', () => {
    expect(gzipSync(tiles, { level: 9 }).length).toBeLessThanOrEqual(MOST_BYTES)
  })

  test('is what the drawing code draws, and so is the icon', () => {
    expect(sprite() === tiles).toBe(true)
    expect(icon() === read('icon.svg')).toBe(true)
  })
})
