import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PlayerView, SeenEvent } from '../../../src/engine/table/view'
import type { TileId } from '../../../src/engine/tiles/tile'
import { showTable } from '../../support/showTable'
import { lying, player, tileSet, viewOf } from '../../support/views'

const [tile] = tileSet().take('5z') as [TileId]
const before = viewOf({ stage: { stage: 'acting', seat: 1 } })
const discard: SeenEvent = { event: 'discard', seat: 1, tile, drawn: true, close: false }
const after: PlayerView = {
  ...before,
  events: [discard],
  players: [player(), player({ discards: lying([tile]) }), player(), player()],
}
const FLIGHT = { addEventListener: () => {}, cancel: () => {} } as unknown as Animation
const animate = vi.fn<Element['animate']>()

/** Every element is where its place in the page says, as there is no layout here. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = [...document.querySelectorAll('*')].indexOf(this)
    return new DOMRect(at * 10, 0, 30, 40)
  })
  Element.prototype.animate = animate
  animate.mockReset().mockReturnValue(FLIGHT)
})
afterEach(() => vi.restoreAllMocks())

test('a discard flies into its river, and is on the table at once', async () => {
  const { next } = await showTable(before, { settings: { speed: 'normal', motion: 'full' } })
  next(after, [discard])
  const flying = document.querySelector(`[data-tile="${tile}"]`)
  expect(flying).toHaveAttribute('data-flying')
  expect(animate).toHaveBeenCalled()
  expect(new Set(animate.mock.contexts)).toEqual(new Set([flying]))
})

test.each([
  ['reduced motion', { speed: 'normal', motion: 'reduced' }],
  ['instant speed', { speed: 'instant', motion: 'full' }],
] as const)('with %s the same is seen without a movement', async (_, settings) => {
  const { next } = await showTable(before, { settings })
  next(after, [discard])
  expect(document.querySelector(`[data-tile="${tile}"] [data-mark="last"]`)).not.toBeNull()
  expect(animate).not.toHaveBeenCalled()
})

test('a tab that comes back shows where things are', async () => {
  const { next } = await showTable(before, { settings: { speed: 'normal', motion: 'full' } })
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  next(after, [discard])
  expect(animate).not.toHaveBeenCalled()
})
