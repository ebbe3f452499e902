import { expect, test } from 'vitest'
import { acceptanceOf } from '../../../src/engine/hand/acceptance'
import { countsOf } from '../../../src/engine/hand/counts'
import { standardAccepts, standardDistance } from '../../../src/engine/hand/standard'
import { parseTiles } from '../../../src/engine/tiles/notation'
import { randomStream } from '../../../src/engine/tiles/random'
import { HAND_TILE_KINDS } from '../../../src/engine/tiles/tile'
import type { TileKind } from '../../../src/engine/tiles/tile'
import { randomHand } from '../../support/randomHands'

const accepted = new Uint16Array(4)
const isAccepted = (kind: TileKind): boolean =>
  (((accepted[Math.floor(kind / 9)] as number) >> (kind % 9)) & 1) === 1

test('without melds the quick answers are those of the analysis', () => {
  const random = randomStream('standard')
  for (let i = 0; i < 3000; i += 1) {
    const { kinds, melds } = randomHand(random, 16)
    if (melds.length > 0) continue
    const counts = countsOf(kinds)
    const distance = standardAccepts(counts, 0, accepted)
    const accepts = HAND_TILE_KINDS.filter(isAccepted)
    expect({ kinds, distance, accepts }).toEqual({
      kinds,
      ...acceptanceOf(['standard'], counts, []),
    })
    expect(standardDistance(counts, 0)).toBe(distance)
  }
})

test.each([
  ['23456m99p111z', 2, 0, '1m4m7m'],
  ['4m', 5, 0, '4m'],
  ['1z1z', 5, -1, ''],
  ['1111z', 4, 1, '1m2m3m4m5m6m7m8m9m1p2p3p4p5p6p7p8p9p1s2s3s4s5s6s7s8s9s2z3z4z5z6z7z'],
])('%s beside %i melds is at %i', (tiles, melds, distance, accepts) => {
  const counts = countsOf(parseTiles(tiles, 'hand'))
  expect(standardDistance(counts, melds)).toBe(distance)
  if (distance < 0) return
  standardAccepts(counts, melds, accepted)
  expect(HAND_TILE_KINDS.filter(isAccepted)).toEqual(parseTiles(accepts, 'accepts'))
})
