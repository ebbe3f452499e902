import { expect, test } from 'vitest'
import type { SeenEvent } from '../../../src/engine/table/view'
import type { TileId } from '../../../src/engine/tiles/tile'
import { showTable } from '../../support/showTable'
import { tileSet, viewOf } from '../../support/views'
import { screen } from '@testing-library/react'

const waiting = viewOf({ stage: { stage: 'acting', seat: 2 } })
const [five, four, three] = tileSet().take('543s') as [TileId, TileId, TileId]
const chow: SeenEvent = { event: 'chow', seat: 2, tile: five, with: [three, four], from: 1 }

test.each(['full', 'reduced'] as const)(
  'a claim is called beside its player, motion %s',
  async (motion) => {
    const { next } = await showTable(waiting, { events: [chow], settings: { motion } })
    const bubble = screen.getByText('Sheung')
    expect(bubble.closest('section')).toHaveAccessibleName(/^Bo/)
    expect(bubble).toHaveAttribute('aria-hidden', 'true')
    next(waiting, [])
    expect(screen.queryByText('Sheung')).toBeNull()
  },
)

test('closing is called, an ordinary discard is not', async () => {
  const discard: SeenEvent = { event: 'discard', seat: 3, tile: five, drawn: true, close: false }
  const { next } = await showTable(waiting, { events: [discard] })
  expect(screen.queryByText('Close')).toBeNull()
  next(waiting, [{ ...discard, close: true }])
  expect(screen.getByText('Close').closest('section')).toHaveAccessibleName(/^Lin/)
})

test.each([
  ['full', true],
  ['reduced', false],
] as const)(
  'where several moves show at once a call is over with the next of them, motion %s',
  async (motion, stands) => {
    const close: SeenEvent = { event: 'discard', seat: 3, tile: five, drawn: true, close: true }
    const draw: SeenEvent = { event: 'draw', seat: 0, tile: four, source: 'wall' }
    await showTable(waiting, { events: [close, draw], settings: { motion } })
    expect(screen.queryByText('Close') !== null).toBe(stands)
  },
)
