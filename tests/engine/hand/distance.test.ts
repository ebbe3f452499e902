import { describe, expect, test } from 'vitest'

import { acceptanceOf, discardsOf } from '../../../src/engine/hand/acceptance'
import type { Acceptance } from '../../../src/engine/hand/acceptance'
import { countsOf, withChange } from '../../../src/engine/hand/counts'
import type { Counts } from '../../../src/engine/hand/counts'
import { distanceOf } from '../../../src/engine/hand/distance'
import type { MeldForm } from '../../../src/engine/hand/meld'
import type { Shape } from '../../../src/engine/hand/reading'
import { SHAPES } from '../../../src/engine/hand/reading'
import { parseTiles, printTiles } from '../../../src/engine/tiles/notation'
import { randomStream } from '../../../src/engine/tiles/random'
import type { RandomStream } from '../../../src/engine/tiles/random'
import { randomHand } from '../../support/randomHands'
import { slowAccepts, slowDistance } from '../../support/slowDistance'

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
const ACCEPTS_EVERY = 20

type Hand = { shapes: readonly Shape[]; counts: Counts; melds: readonly MeldForm[]; text: string }

const makeHand = (random: RandomStream, tiles: 16 | 17): Hand => {
  const { kinds, melds } = randomHand(random, tiles)
  const picked = SHAPE_LISTS[random(0, SHAPE_LISTS.length - 1)] as readonly Shape[]
  const shapes = melds.length > 0 && !picked.includes('standard') ? SHAPES : picked
  const text = `${printTiles(kinds)} ${JSON.stringify(melds)} ${shapes.join()}`
  return { shapes, counts: countsOf(kinds), melds, text }
}

const slowAcceptance = ({ shapes, counts, melds }: Hand): Acceptance => ({
  distance: slowDistance(shapes, counts, melds),
  accepts: slowAccepts(shapes, counts, melds),
})

describe('the tables agree with trying every complete hand', () => {
  const timeout = 30_000 + HANDS * 10
  test(`distances of ${HANDS} hands of every spread`, { timeout }, () => {
    const random = randomStream(SEED, 'distances')
    const wrong: string[] = []
    for (let i = 0; i < HANDS; i += 1) {
      const { shapes, counts, melds, text } = makeHand(random, i % 2 === 0 ? 16 : 17)
      const distance = distanceOf(shapes, counts, melds)
      if (distance !== slowDistance(shapes, counts, melds)) wrong.push(`${text}: ${distance}`)
    }
    expect(wrong).toEqual([])
  })

  test('accepted kinds of waiting hands', { timeout }, () => {
    const random = randomStream(SEED, 'accepts')
    for (let i = 0; i < HANDS / ACCEPTS_EVERY; i += 1) {
      const hand = makeHand(random, 16)
      const found = acceptanceOf(hand.shapes, hand.counts, hand.melds)
      expect({ hand: hand.text, ...found }).toEqual({ hand: hand.text, ...slowAcceptance(hand) })
    }
  })

  test('what a discard leaves', { timeout }, () => {
    const random = randomStream(SEED, 'discards')
    for (let i = 0; i < HANDS / ACCEPTS_EVERY; i += 1) {
      const hand = makeHand(random, 17)
      const options = discardsOf(hand.shapes, hand.counts, hand.melds)
      expect(options).toHaveLength(hand.counts.filter((count) => count > 0).length)
      const option = options[random(0, options.length - 1)] as (typeof options)[number]
      const counts = withChange(hand.counts, option.kind, -1)
      const expected = { kind: option.kind, ...slowAcceptance({ ...hand, counts }) }
      expect({ hand: hand.text, ...option }).toEqual({ hand: hand.text, ...expected })
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
