import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PlayerView, SeenEvent } from '../../../src/engine/table/view'
import type { TileId } from '../../../src/engine/tiles/tile'
import type { Settings } from '../../../src/store/settings'
import { showTable } from '../../support/showTable'
import { alike, lying, player, tileSet, viewOf } from '../../support/views'

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

/** The table at a speed; where its tiles lie has been noted. */
const showMoving = async (settings: Partial<Settings> = { speed: 'normal', motion: 'full' }) => {
  const shown = await showTable(before, { settings })
  await act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
  })
  return shown
}

test('a discard flies into its river, and is on the table at once', async () => {
  const { next } = await showMoving()
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
  const { next } = await showMoving(settings)
  next(after, [discard])
  expect(document.querySelector(`[data-tile="${tile}"] [data-mark="last"]`)).not.toBeNull()
  expect(animate).not.toHaveBeenCalled()
})

test('a tab that comes back shows where things are', async () => {
  const { next } = await showMoving()
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  next(after, [discard])
  expect(animate).not.toHaveBeenCalled()
})

/** The box that a tile lies in. */
const boxOf = (id: TileId) => document.querySelector(`[data-tile="${id}"]`)!.closest('[data-place]')

test('what lies in one box with something that flies rises with it, and comes down when that is claimed', async () => {
  const { next } = await showMoving()
  next(after, [discard])
  const river = boxOf(tile)
  expect(river).toHaveAttribute('data-aloft')
  const held = tileSet().take('5z5z5z').slice(1) as [TileId, TileId]
  const pong: SeenEvent = { event: 'pong', seat: 2, tile, from: 1, with: held }
  const melds = [alike([tile, ...held], { tile, from: 1 })]
  const taken = lying([tile]).map((one) => ({ ...one, claimedBy: 2 as const }))
  next(
    {
      ...after,
      events: [discard, pong],
      players: [player(), player({ discards: taken }), player({ melds, count: 13 }), player()],
    },
    [pong],
  )
  expect(river).not.toHaveAttribute('data-aloft')
  expect(boxOf(tile)).toHaveAttribute('data-aloft')
})

/** Where a flight starts, as far as its place tells: its element's own and the way from there. */
const startOf = (at: number): number => {
  const element = animate.mock.contexts[at] as Element
  const [keyframes] = animate.mock.calls[at] as unknown as [{ transform: [string, string] }]
  const [, x = ''] = /translate\((.*?)px/.exec(keyframes.transform[0]) ?? []
  return element.getBoundingClientRect().x + Number(x)
}

test('every tile that is dealt comes from the wall, wherever it lay in the hand before', async () => {
  const { next } = await showMoving()
  next(after, [discard])
  animate.mockClear()
  const concealed = tileSet().take('5z1m2m3m')
  const dealt: SeenEvent = { event: 'dealt' }
  next(viewOf({ hand: 1, own: { closed: false, concealed, drawn: null } }), [dealt])
  const hand = animate.mock.contexts.flatMap((context, at) =>
    (context as Element).matches('[data-hand-tile]') ? [startOf(at)] : [],
  )
  expect(hand).toHaveLength(concealed.length)
  expect(new Set(hand).size).toBe(1)
})
