import { expect, test } from 'vitest'

import { acceptanceOf } from '../../../src/engine/hand/acceptance'
import { countsOf } from '../../../src/engine/hand/counts'
import { kernel } from '../../../src/engine/hand/kernel'
import { SHAPES } from '../../../src/engine/hand/reading'
import { waitsOf } from '../../../src/engine/hand/waits'
import { randomStream } from '../../../src/engine/tiles/random'
import { randomHand } from '../../support/randomHands'

test('the tables are built once and weigh less than 2.7 MB', () => {
  const tables = kernel()
  const numbers = tables.lacks.length * 8
  const bytes =
    tables.suitStarts.byteLength +
    tables.suitEnds.byteLength +
    tables.honours.byteLength +
    tables.merged.byteLength
  expect(bytes + numbers).toBeLessThan(2_700_000)
  expect(kernel()).toBe(tables)
})

test('what a ready hand accepts is what the win test calls its waits', () => {
  const random = randomStream('waits', 'kernel')
  let ready = 0
  for (let i = 0; i < 6000; i += 1) {
    const { kinds, melds } = randomHand(random, 16)
    const counts = countsOf(kinds)
    const { distance, accepts } = acceptanceOf(SHAPES, counts, melds)
    const waits = waitsOf(SHAPES, counts, melds)
    expect({ kinds, accepts: distance === 0 ? accepts : [] }).toEqual({ kinds, accepts: waits })
    if (distance === 0) ready += 1
  }
  expect(ready).toBeGreaterThan(150)
})
