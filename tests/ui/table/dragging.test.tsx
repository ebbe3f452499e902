import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { keepOwnOrder } from '../../../src/store/ownOrder'
import type { Settings } from '../../../src/store/settings'
import { showTable } from '../../support/showTable'
import { discardsOf, player, tileSet, viewOf } from '../../support/views'

beforeEach(() => keepOwnOrder({ game: '', hand: 0, tiles: [] }))

/** The own turn with `2z9s6z1p5z`, as they came, and a drawn 3m. */
const ownTurn = (legal = true) => {
  const concealed = tileSet().take('2z9s6z1p5z3m')
  return viewOf({
    own: { closed: false, concealed, drawn: concealed.at(-1)! },
    players: [player({ count: 6 }), player(), player(), player()],
    choices: legal ? discardsOf(concealed) : [],
  })
}

const show = (settings: Partial<Settings> = {}, view = ownTurn()) =>
  showTable(view, {
    settings: { confirmDiscards: false, sortOrder: 'suits', motion: 'reduced', ...settings },
  })

const tiles = () =>
  within(screen.getByRole('toolbar', { name: 'Your hand' })).getAllByRole('button')
const names = () => tiles().map((tile) => tile.getAttribute('aria-label'))
const tile = (name: string) => tiles().find((one) => one.getAttribute('aria-label') === name)!

/** The hand lies from 100 to 160 px; its tiles are 40 px wide. */
const layOut = () => {
  const at = (x: number, width: number) => () => new DOMRect(x, 100, width, 60)
  screen.getByRole('toolbar').getBoundingClientRect = at(0, 400)
  for (const [place, one] of tiles().entries()) one.getBoundingClientRect = at(place * 40, 40)
}

type Way = { readonly x?: number; readonly y?: number; readonly ms?: number; readonly end?: string }

/** Takes a tile from (20, 130) by so much, within so many ms. */
const drag = (one: Element, pointerType: string, { x = 0, y = 0, ms = 600, end }: Way) => {
  const event = (type: string, on: Element, ways: number, at: number) => {
    const where = { clientX: 20 + x * ways, clientY: 130 + y * ways, pointerType, pointerId: 1 }
    const made = new PointerEvent(type, { bubbles: true, button: 0, ...where })
    Object.defineProperty(made, 'timeStamp', { value: at })
    fireEvent(on, made)
  }
  layOut()
  event('pointerdown', one, 0, 1000)
  event('pointermove', one, 0.5, 1000 + ms / 2)
  event('pointermove', one, 1, 1000 + ms)
  event(end ?? 'pointerup', one, 1, 1000 + ms)
}

describe('a tile dragged', () => {
  test.each(['mouse', 'touch', 'pen'])('out of the hand by %s is discarded', async (pointer) => {
    const { answer } = await show()
    drag(tile('9 Bamboo'), pointer, { x: 80, y: -60 })
    expect(answer).toHaveBeenCalledOnce()
    expect(answer.mock.calls[0]?.[0]).toMatchObject({ type: 'discard' })
  })

  test('and dropped on the hand, beside it or below it stays', async () => {
    const { answer } = await show()
    for (const way of [{ x: 60 }, { y: 80 }, { x: 900, y: 5 }]) drag(tiles()[1]!, 'mouse', way)
    expect(answer).not.toHaveBeenCalled()
  })

  test('that the browser takes for a scroll stays', async () => {
    const { answer } = await show()
    drag(tiles()[1]!, 'touch', { y: -90, end: 'pointercancel' })
    expect(answer).not.toHaveBeenCalled()
    expect(tiles()[1]).not.toHaveAttribute('data-dragged')
  })

  test('while it may not be discarded stays', async () => {
    const { answer } = await show({}, ownTurn(false))
    drag(tiles()[1]!, 'mouse', { y: -90 })
    expect(answer).not.toHaveBeenCalled()
  })
})

describe('a finger', () => {
  test('that flicks a tile up discards it, though it stays on the hand', async () => {
    const { answer } = await show()
    drag(tile('9 Bamboo'), 'touch', { y: -29, ms: 120 })
    expect(answer).toHaveBeenCalledOnce()
  })

  test.each([
    ['slowly', { y: -29, ms: 700 }],
    ['down', { y: 60, ms: 120 }],
    ['more aside than up', { x: 60, y: -29, ms: 120 }],
    ['but a little', { y: -14, ms: 120 }],
  ])('that goes %s discards nothing', async (_, way) => {
    const { answer } = await show()
    drag(tile('9 Bamboo'), 'touch', way)
    expect(answer).not.toHaveBeenCalled()
  })
})

describe('where each discard is to be confirmed', () => {
  const lifted = () => names().filter((name) => name?.includes('lifted'))

  test('a first click lifts the tile, one on another lifts that, a second discards it', async () => {
    const { answer } = await show({ confirmDiscards: true })
    await userEvent.click(tile('9 Bamboo'))
    await userEvent.click(tile('South'))
    expect(lifted()).toEqual(['South, lifted: once more to discard'])
    expect(answer).not.toHaveBeenCalled()
    await userEvent.click(tile(lifted()[0]!))
    expect(answer).toHaveBeenCalledOnce()
  })

  test('so do Enter and a flick', async () => {
    const { answer } = await show({ confirmDiscards: true })
    await userEvent.keyboard('{Enter}')
    expect(lifted()).toHaveLength(1)
    drag(tile('South'), 'touch', { y: -60, ms: 100 })
    expect(lifted()).toEqual(['South, lifted: once more to discard'])
    expect(answer).not.toHaveBeenCalled()
    drag(tile(lifted()[0]!), 'touch', { y: -60, ms: 100 })
    expect(answer).toHaveBeenCalledOnce()
  })
})

describe('a hand that is not kept sorted', () => {
  const row = () => names().slice(0, -1)

  test('is arranged by dragging, and stays so until the next hand', async () => {
    const view = ownTurn()
    const { next } = await show({ sort: false })
    drag(tile('South'), 'mouse', { x: 90 })
    expect(row()).toEqual(['9 Bamboo', 'Green dragon', 'South', '1 Circle', 'White dragon'])
    next(view)
    expect(row()).toEqual(['9 Bamboo', 'Green dragon', 'South', '1 Circle', 'White dragon'])
    next({ ...view, hand: view.hand + 1 })
    expect(row()).toEqual(['South', '9 Bamboo', 'Green dragon', '1 Circle', 'White dragon'])
  })

  test('is arranged with Shift and an arrow, and keeps the focus on the tile', async () => {
    await show({ sort: false })
    tile('1 Circle').focus()
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}')
    expect(row()).toEqual(['South', '1 Circle', '9 Bamboo', 'Green dragon', 'White dragon'])
    expect(tile('1 Circle')).toHaveFocus()
  })

  test('keeps the drawn tile apart', async () => {
    await show({ sort: false })
    drag(tile('3 Characters, drawn'), 'mouse', { x: 45 })
    expect(names().at(-1)).toBe('3 Characters, drawn')
  })
})

test('a sorted hand cannot be arranged', async () => {
  await show()
  const before = names()
  drag(tile('South'), 'mouse', { x: 60 })
  tile('South').focus()
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  expect(names()).toEqual(before)
})
