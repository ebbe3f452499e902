import { array, assert, constantFrom, integer, property, shuffledSubarray, tuple } from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { expect, test } from 'vitest'
import { isComplete } from '../../../src/engine/hand/complete'
import { countsOf } from '../../../src/engine/hand/counts'
import { readingsOf } from '../../../src/engine/hand/readings'
import { SHAPES } from '../../../src/engine/hand/reading'
import { waitsOf } from '../../../src/engine/hand/waits'
import { ALL_TILES, HAND_TILE_KINDS, isFlower, kindOf } from '../../../src/engine/tiles/tile'
import type { TileKind } from '../../../src/engine/tiles/tile'
import { slowlyComplete, slowWaits } from '../../support/slowHands'

const tiles = ALL_TILES.filter((id) => !isFlower(kindOf(id)))
const oneSuit = tiles.filter((id) => kindOf(id) < 9)

const dealt = (from: typeof tiles, size: number): Arbitrary<TileKind[]> =>
  shuffledSubarray(from, { minLength: size, maxLength: size }).map((ids) => ids.map(kindOf))

const block = integer({ min: 0, max: 54 }).map((pick): number[] => {
  if (pick < 34) return [pick, pick, pick]
  const low = Math.floor((pick - 34) / 7) * 9 + ((pick - 34) % 7)
  return [low, low + 1, low + 2]
})

const legal = (kinds: readonly TileKind[]): boolean => countsOf(kinds).every((count) => count <= 4)

/** Five blocks and a pair. */
const standard = tuple(
  array(block, { minLength: 5, maxLength: 5 }),
  constantFrom(...HAND_TILE_KINDS),
)
  .map(([blocks, pair]) => [...blocks.flat(), pair, pair] as TileKind[])
  .filter(legal)

/** The same, now and then with one tile changed. */
const nearlyStandard = tuple(standard, constantFrom(...HAND_TILE_KINDS), constantFrom(true, false))
  .map(([hand, other, changed]) => (changed ? [...hand.slice(1), other] : hand))
  .filter(legal)

const nearlyPairs = tuple(
  array(constantFrom(...HAND_TILE_KINDS), { minLength: 7, maxLength: 7 }),
  constantFrom(...HAND_TILE_KINDS),
)
  .map(([pairs, pong]) => [...pairs, ...pairs, pong, pong, pong])
  .filter(legal)

const ends = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33] as TileKind[]
const nearlyThirteen = tuple(constantFrom(...HAND_TILE_KINDS.filter((kind) => kind % 9 < 8)), block)
  .map(([doubled, set]) => [...ends, doubled, ...set] as TileKind[])
  .filter(legal)

const spread = constantFrom([0, 3, 6], [0, 4, 8], [1, 4, 7], [2, 5, 8], [0, 3, 7], [0, 2, 6])
const nearlySixteen = tuple(spread, spread, spread, integer({ min: 0, max: 16 })).map(
  ([m, p, s, doubled]) => {
    const suits = [...m, ...p.map((rank) => rank + 9), ...s.map((rank) => rank + 18)]
    const kinds = [...suits, ...ends.slice(6)] as TileKind[]
    return [...kinds, kinds[doubled % kinds.length] as TileKind]
  },
)

test.each([
  ['any seventeen tiles', dealt(tiles, 17)],
  ['seventeen tiles of one suit', dealt(oneSuit, 17)],
  ['five blocks and a pair', nearlyStandard],
  ['pairs and a pong', nearlyPairs],
  ['thirteen orphans and four more', nearlyThirteen],
  ['sixteen orphans and one more', nearlySixteen],
])('%s: complete exactly when the slow reference says so, shape by shape', (_name, hands) => {
  assert(
    property(hands, (hand) => {
      for (const shape of SHAPES) {
        const expected = slowlyComplete([shape], hand, 0)
        expect(isComplete([shape], countsOf(hand), 0)).toBe(expected)
        const [winningTile, ...concealed] = hand as [TileKind, ...TileKind[]]
        const readings = readingsOf([shape], { concealed, melds: [], winningTile, drawn: true })
        expect(readings.length > 0).toBe(expected)
      }
    }),
  )
})

test.each([
  ['sixteen tiles of one suit', dealt(oneSuit, 16)],
  ['a complete hand less one tile', nearlyStandard.map((hand) => hand.slice(1))],
  ['pairs less one tile', nearlyPairs.map((hand) => hand.slice(1))],
  ['thirteen orphans less one tile', nearlyThirteen.map((hand) => hand.slice(1))],
  ['sixteen orphans', nearlySixteen.map((hand) => hand.slice(1))],
])('%s: the waits are those of the slow reference', (_name, hands) => {
  assert(
    property(hands, (hand) => {
      expect(waitsOf(SHAPES, countsOf(hand), [])).toEqual(slowWaits(SHAPES, hand, []))
    }),
  )
})

test('declared sets stay fixed: the waits beside them are those of the slow reference', () => {
  const meldsOf = (hand: readonly TileKind[], meldCount: number) =>
    Array.from({ length: meldCount }, (_, at) => {
      const [first, second] = hand.slice(at * 3) as [TileKind, TileKind]
      return { kind: first === second ? 'pong' : 'chow', tile: first } as const
    })
  assert(
    property(standard, integer({ min: 0, max: 5 }), (hand, meldCount) => {
      const melds = meldsOf(hand, meldCount)
      const concealed = hand.slice(meldCount * 3, -1)
      expect(waitsOf(SHAPES, countsOf(concealed), melds)).toEqual(
        slowWaits(SHAPES, concealed, melds),
      )
    }),
  )
})

test('no reading is given twice', () => {
  assert(
    property(nearlyStandard, ([winningTile, ...concealed]) => {
      const hand = { concealed, melds: [], winningTile: winningTile as TileKind, drawn: false }
      const texts = readingsOf(SHAPES, hand).map((reading) => JSON.stringify(reading))
      expect(new Set(texts).size).toBe(texts.length)
    }),
  )
})
