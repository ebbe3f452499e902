import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { TileId } from '../../../src/engine/tiles/tile'
import { painted, showTable } from '../../support/showTable'
import { choice, discardsOf, player, tileSet, viewOf } from '../../support/views'

/** The own turn with `123m456m789m123p99s22z` and a drawn 2m. */
const ownTurn = (offer = 7) => {
  const set = tileSet()
  const held = set.take('123m456m789m123p99s22z')
  const drawn = set.one('2m')
  const concealed = [...held, drawn]
  const view = viewOf({
    own: { closed: false, concealed, drawn },
    players: [player({ count: 17 }), player(), player(), player()],
    choices: discardsOf(concealed, false, offer),
  })
  return { view, older: held[1] as TileId, drawn, concealed }
}

const hand = () => screen.getByRole('toolbar', { name: 'Your hand' })
const tiles = (name?: string | RegExp) =>
  within(hand()).getAllByRole('button', name === undefined ? {} : { name })
const names = () => tiles().map((tile) => tile.getAttribute('aria-label'))

/** A press of the mouse, as a browser reports it. */
const click = (tile: Element, { x = 50, y = 50, at = 1000 } = {}) => {
  const where = { clientX: x, clientY: y, pointerType: 'mouse' }
  fireEvent.pointerDown(tile, where)
  fireEvent.pointerUp(tile, where)
  const event = new MouseEvent('click', { bubbles: true, detail: 1, clientX: x, clientY: y })
  Object.defineProperty(event, 'timeStamp', { value: at })
  fireEvent(tile, event)
}

/** A finger that goes down, moves by so many pixels, and comes up. */
const touch = (tile: Element, moved = 0, at = 1000) => {
  const down = { clientX: 50, clientY: 50, pointerType: 'touch' }
  const up = { ...down, clientY: 50 + moved }
  fireEvent.pointerDown(tile, down)
  if (moved > 0) fireEvent.pointerMove(tile, up)
  fireEvent.pointerUp(tile, up)
  const event = new MouseEvent('click', {
    bubbles: true,
    detail: 1,
    clientX: 50,
    clientY: 50 + moved,
  })
  Object.defineProperty(event, 'timeStamp', { value: at })
  fireEvent(tile, event)
}

const lifted = () => names().filter((name) => name?.includes('lifted'))
const discard = (tile: TileId, offer = 7) => ({
  type: 'discard',
  tile,
  close: false,
  seat: 0,
  offer,
})

test('the hand is sorted by suit, with the drawn tile apart on the right', async () => {
  await showTable(ownTurn().view)
  expect(names().slice(0, 3)).toEqual(['1 Character', '2 Characters', '3 Characters'])
  expect(names().at(-2)).toBe('South')
  expect(names().at(-1)).toBe('2 Characters, drawn')
})

test('without sorting the tiles stand as they came', async () => {
  const { view } = ownTurn()
  const concealed = view.own.closed ? [] : view.own.concealed.toReversed()
  await showTable(
    { ...view, own: { closed: false, concealed, drawn: null } },
    { settings: { sort: false } },
  )
  expect(names().slice(0, 2)).toEqual(['2 Characters', 'South'])
})

test('after a claim nothing is drawn and no tile stands apart', async () => {
  const { view } = ownTurn()
  await showTable({ ...view, own: { ...view.own, drawn: null } })
  expect(names().filter((name) => name?.includes('drawn'))).toEqual([])
})

test('a click on the drawn tile and one on the same face in the run discard different tiles', async () => {
  const { view, older, drawn } = ownTurn()
  const { answer, next } = await showTable(view)
  click(tiles().at(-1)!)
  expect(answer).toHaveBeenLastCalledWith(discard(drawn))
  next(ownTurn(8).view)
  await painted()
  click(tiles()[1]!, { at: 5000 })
  expect(answer).toHaveBeenLastCalledWith(discard(older, 8))
})

test.each([50, 150, 400])('a double click within %d ms discards one tile', async (gap) => {
  const { answer, next } = await showTable(ownTurn().view)
  click(tiles().at(-1)!, { at: 1000 })
  next(ownTurn(8).view)
  await painted()
  click(tiles().at(-1)!, { at: 1000 + gap })
  expect(answer).toHaveBeenCalledTimes(1)
})

test('a click that comes before the next question is painted does nothing', async () => {
  const { answer, next } = await showTable(ownTurn().view)
  click(tiles().at(-1)!, { at: 1000 })
  next(ownTurn(8).view)
  click(tiles()[0]!, { x: 200, at: 3000 })
  expect(answer).toHaveBeenCalledTimes(1)
  await painted()
  click(tiles()[0]!, { x: 200, at: 4000 })
  expect(answer).toHaveBeenCalledTimes(2)
})

test('a finger lifts a tile, and discards it with a second tap', async () => {
  const { view, drawn } = ownTurn()
  const { answer } = await showTable(view)
  touch(tiles().at(-1)!)
  expect(lifted()).toEqual(['2 Characters, drawn, lifted: once more to discard'])
  expect(answer).not.toHaveBeenCalled()
  touch(tiles().at(-1)!, 0, 1400)
  expect(answer).toHaveBeenCalledExactlyOnceWith(discard(drawn))
})

test('a tap on another tile lifts that one instead', async () => {
  const { answer } = await showTable(ownTurn().view)
  touch(tiles()[2]!)
  touch(tiles()[4]!, 0, 1300)
  expect(lifted()).toEqual(['5 Characters, lifted: once more to discard'])
  expect(answer).not.toHaveBeenCalled()
})

test('a finger that moves 30 px selects nothing, one that moves 4 px does', async () => {
  await showTable(ownTurn().view)
  touch(tiles()[3]!, 30)
  expect(lifted()).toEqual([])
  touch(tiles()[3]!, 4, 2000)
  expect(lifted()).toHaveLength(1)
})

test('arrows go from tile to tile and Enter discards the focused one', async () => {
  const { view, concealed, drawn } = ownTurn()
  const { answer } = await showTable(view)
  await waitFor(() => expect(tiles().at(-1)).toHaveFocus())
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}{Enter}')
  const [south] = concealed.filter((id) => id !== drawn).slice(-1)
  expect(answer).toHaveBeenCalledExactlyOnceWith(discard(south as TileId))
})

test('a key held down discards one tile', async () => {
  const { answer, next } = await showTable(ownTurn().view)
  const held = tiles().at(-1)!
  expect(fireEvent.keyDown(held, { key: 'Enter', repeat: true })).toBe(false)
  fireEvent.click(held)
  next(ownTurn(8).view)
  fireEvent.click(tiles().at(-1)!)
  expect(answer).toHaveBeenCalledTimes(1)
})

test('the hand is one Tab stop', async () => {
  await showTable(ownTurn().view)
  expect(tiles().filter((tile) => tile.tabIndex === 0)).toHaveLength(1)
})

test('between turns the hand can be read and does nothing', async () => {
  const { view } = ownTurn()
  const { answer } = await showTable({ ...view, stage: { stage: 'acting', seat: 2 }, choices: [] })
  expect(tiles()[0]).toHaveAttribute('aria-disabled', 'true')
  click(tiles()[0]!)
  expect(answer).not.toHaveBeenCalled()
})

test('a closed hand shows backs, and the drawn tile as the only one to discard', async () => {
  const { view, drawn } = ownTurn()
  const { answer } = await showTable({
    ...view,
    own: { closed: true, count: 17, drawn },
    choices: [choice({ type: 'discard', tile: drawn, close: false })],
  })
  expect(within(hand()).getByRole('img')).toHaveAccessibleName('closed hand, 16 tiles face down')
  expect(names()).toEqual(['2 Characters, drawn'])
  expect(hand().querySelectorAll('[data-tile]')).toHaveLength(1)
  click(tiles()[0]!)
  expect(answer).toHaveBeenCalledExactlyOnceWith(discard(drawn))
})

test('a tile that may not be discarded says why when it is clicked', async () => {
  const { view, concealed } = ownTurn()
  const south = concealed.at(-2) as TileId
  const choices = view.choices.map((one) =>
    one.action.type === 'discard' && one.action.tile === south
      ? { ...one, refused: 'fourth-west' as const }
      : one,
  )
  const { answer } = await showTable({ ...view, choices })
  click(tiles().at(-2)!)
  expect(answer).not.toHaveBeenCalled()
  expect(screen.getByText(/would complete the chase of the four Wests/)).toBeInTheDocument()
})
