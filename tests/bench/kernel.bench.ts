import { bench, describe } from 'vitest'

import { countsOf } from '../../src/engine/hand/counts'
import type { Counts } from '../../src/engine/hand/counts'
import type { MeldForm } from '../../src/engine/hand/meld'
import type { Shape } from '../../src/engine/hand/reading'
import { randomStream, shuffled } from '../../src/engine/tiles/random'
import { COPIES, HAND_TILE_KINDS } from '../../src/engine/tiles/tile'
import { randomHand } from '../support/randomHands'
import { shippedKernel } from './shipped'

const HANDS = 1000
/** Few, so that what their melds lock is worked out before the clock runs, as in a game. */
const EXPOSED = 20
const STANDARD: readonly Shape[] = ['standard']
const ALL: readonly Shape[] = ['standard', 'pairs-and-pong', 'thirteen-orphans', 'sixteen-orphans']

type Hand = { readonly counts: Counts; readonly melds: readonly MeldForm[] }

const random = randomStream('bench')
const deck = HAND_TILE_KINDS.flatMap((kind) => Array.from({ length: COPIES }, () => kind))
const dealt = Array.from({ length: HANDS }, (): Hand => ({
  counts: countsOf(shuffled(deck, random).slice(0, 17)),
  melds: [],
}))
const exposed: Hand[] = []
while (exposed.length < EXPOSED) {
  const { kinds, melds } = randomHand(random, 17)
  if (melds.length > 0) exposed.push({ counts: countsOf(kinds), melds })
}

const { kernel, distanceOf, discardsOf } = await shippedKernel()
const started = performance.now()
kernel()
console.log(`tables built in ${Math.round(performance.now() - started)} ms`)

const distances = (hands: readonly Hand[], shapes: readonly Shape[]) => (): void => {
  for (const { counts, melds } of hands) distanceOf(shapes, counts, melds)
}
const analyses = (hands: readonly Hand[], shapes: readonly Shape[]) => (): void => {
  for (const { counts, melds } of hands) discardsOf(shapes, counts, melds)
}

describe(`distances of ${HANDS} hands of 17 tiles (hands/s = hz × ${HANDS})`, () => {
  bench('standard shape', distances(dealt, STANDARD))
  bench('with the special shapes', distances(dealt, ALL))
  bench(`with melds (${EXPOSED} hands)`, distances(exposed, STANDARD))
})

describe(`every discard of ${HANDS} hands of 17 tiles (hands/s = hz × ${HANDS})`, () => {
  bench('standard shape', analyses(dealt, STANDARD))
  bench('with the special shapes', analyses(dealt, ALL))
  bench(`with melds (${EXPOSED} hands)`, analyses(exposed, STANDARD))
})
