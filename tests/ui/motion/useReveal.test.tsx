import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SeenEvent } from '../../../src/engine/table/view'
import type { Game } from '../../../src/store/gameTypes'
import { changeSettings } from '../../../src/store/settingsStore'
import { useReveal } from '../../../src/ui/motion/useReveal'
import { gameOf } from '../../support/game'
import { drawnHand } from '../../support/results'

const over: SeenEvent = { event: 'hand-over', result: drawnHand(), offer: 8 }
const pressed = vi.fn<() => void>()

const Shown = ({ game }: { game: Game }) => (
  <button type="button" onClick={pressed}>
    {useReveal(game)}
  </button>
)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  changeSettings({ speed: 'normal', motion: 'full' })
  pressed.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Ends the hand that is being looked at. */
const endHand = () => {
  const { rerender } = render(<Shown game={gameOf({}, { step: 1 })} />)
  rerender(<Shown game={gameOf({}, { step: 2, events: [over] })} />)
}
const button = () => screen.getByRole('button')
const wait = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('the tile is lifted, the hand turned up, and within two seconds the result may come', () => {
  endHand()
  expect(button()).toHaveTextContent('lifted')
  wait(400)
  expect(button()).toHaveTextContent('turned')
  wait(1600)
  expect(button()).toHaveTextContent('over')
})

test.each([
  ['a key', () => fireEvent.keyDown(document.body, { key: 'n' })],
  ['a tap', () => fireEvent.click(button())],
])('%s ends it at once and does nothing else', (_, interrupt) => {
  const heard = vi.fn<() => void>()
  window.addEventListener('keydown', heard)
  endHand()
  interrupt()
  window.removeEventListener('keydown', heard)
  expect(button()).toHaveTextContent('over')
  expect(pressed).not.toHaveBeenCalled()
  expect(heard).not.toHaveBeenCalled()
  fireEvent.click(button())
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('a key that is only held with others ends nothing', () => {
  endHand()
  fireEvent.keyDown(document.body, { key: 'Shift' })
  expect(button()).toHaveTextContent('lifted')
})

test('a page that is hidden comes back to the result', () => {
  endHand()
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  fireEvent(document, new Event('visibilitychange'))
  expect(button()).toHaveTextContent('over')
})

test('with reduced motion the result is there at once', () => {
  changeSettings({ motion: 'reduced' })
  endHand()
  expect(button()).toHaveTextContent('over')
})

test('a game that was left at its result shows no end of a hand', () => {
  render(<Shown game={gameOf({}, { step: 1, events: [over] })} />)
  expect(button()).toHaveTextContent('over')
})
