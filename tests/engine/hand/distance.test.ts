import { describe, expect, test } from 'vitest'

import { acceptanceOf, discardsOf } from '../../../src/engine/hand/acceptance'
import { countsOf } from '../../../src/engine/hand/counts'
import type { Counts } from '../../../src/engine/hand/counts'
import { distanceOf } from '../../../src/engine/hand/distance'
import type { MeldForm } from '../../../src/engine/hand/meld'
import type { Shape } from '../../../src/engine/hand/reading'
import { SHAPES } from '../../../src/engine/hand/reading'
import { parseTiles, printTiles } from '../../../src/engine/tiles/notation'
import { randomStream } from '../../../src/engine/tiles/random'
import type { RandomStream } from '../../../src/engine/tiles/random'
import { randomHand } from '../../support/randomHands'
import { slowAcceptance, slowDiscards, slowDistance } from '../../support/slowDistance'

const SHAPE_LISTS: readonly (readonly Shape[])[] = [
  ['standard'],
  ['standard', 'different-pairs-and-pong'],
  ['standard', 'pairs-and-pong', 'thirteen-orphans', 'sixteen-orphans'],
  ['standard', 'thirteen-orphans'],
  ...SHAPES.map((shape) => [shape]),
]
/** How many hands, and which: `HANDS=100000 HANDS_SEED=again npx vitest run distance`. */
const HANDS = Number(process.env['HANDS'] ?? 5000)
const SEED = process.env['HANDS_SEED'] ?? 'hands'
type Hand = { shapes: readonly Shape[]; counts: Counts; melds: readonly MeldForm[]; text: string }

const makeHand = (random: RandomStream, tiles: 16 | 17): Hand => {
  const { kinds, melds } = randomHand(random, tiles)
  const picked = SHAPE_LISTS[random(0, SHAPE_LISTS.length - 1)] as readonly Shape[]
  const shapes = melds.length > 0 && !picked.includes('standard') ? SHAPES : picked
  const text = `${printTiles(kinds)} ${JSON.stringify(melds)} ${shapes.join()}`
  return { shapes, counts: countsOf(kinds), melds, text }
}

describe('the tables agree with trying every complete hand', () => {
  const timeout = 60_000 + HANDS * 40
  test(`distance and accepted kinds of ${HANDS / 2} waiting hands`, { timeout }, () => {
    const random = randomStream(SEED, 'waiting')
    for (let i = 0; i < HANDS / 2; i += 1) {
      const { shapes, counts, melds, text } = makeHand(random, 16)
      const expected = slowAcceptance(shapes, counts, melds)
      expect({ text, ...acceptanceOf(shapes, counts, melds) }).toEqual({ text, ...expected })
      expect({ text, distance: distanceOf(shapes, counts, melds) }).toMatchObject({
        text,
        distance: expected.distance,
      })
    }
  })

  test(`distance and every discard of ${HANDS / 2} hands on their turn`, { timeout }, () => {
    const random = randomStream(SEED, 'turns')
    for (let i = 0; i < HANDS / 2; i += 1) {
      const { shapes, counts, melds, text } = makeHand(random, 17)
      const distance = distanceOf(shapes, counts, melds)
      expect({ text, distance }).toEqual({ text, distance: slowDistance(shapes, counts, melds) })
      const discards = discardsOf(shapes, counts, melds)
      expect({ text, discards }).toEqual({ text, discards: slowDiscards(shapes, counts, melds) })
    }
  })
})

describe('a kind that the hand holds four times is never drawn for it', () => {
  const chows = (...tiles: string[]): MeldForm[] =>
    tiles.map((text) => ({ kind: 'chow', tile: parseTiles(text, 'meld')[0] as MeldForm['tile'] }))
  const standard: readonly Shape[] = ['standard']
  const distance = (tiles: string, melds: readonly MeldForm[]): number =>
    distanceOf(standard, countsOf(parseTiles(tiles, 'hand')), melds)

  test('four alike beside four melds are one from ready', () => {
    expect(distance('1111z', chows('1m', '4m', '7m', '1p'))).toBe(1)
  })

  test('the gap of a chow is dead when its four tiles are a kong', () => {
    const kong: MeldForm = { kind: 'kong', tile: 4 as MeldForm['tile'], made: 'concealed' }
    expect(distance('46m99s', [kong, ...chows('1p', '4p', '7p')])).toBe(1)
  })

  test('a second chow needs a fifth copy when three lie in a pong and one in the first', () => {
    const pong: MeldForm = { kind: 'pong', tile: 13 as MeldForm['tile'] }
    expect(distance('4456699p', [pong, ...chows('1m', '4m')])).toBe(1)
    expect(distance('4456699p', chows('1s', '1m', '4m'))).toBe(0)
  })
})
