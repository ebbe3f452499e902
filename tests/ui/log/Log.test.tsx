import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { SeenEvent } from '../../../src/engine/table/view'
import { SeatingContext } from '../../../src/ui/app/people'
import { Log } from '../../../src/ui/log/Log'
import { LogDialog } from '../../../src/ui/log/LogDialog'
import { gameOf } from '../../support/game'
import { SEATED } from '../../support/results'
import { renderWithText } from '../../support/text'
import { tileSet } from '../../support/views'

const show = (events: readonly SeenEvent[], language: 'en' | 'zh-Hant' = 'en') => {
  renderWithText(
    <SeatingContext value={SEATED}>
      <Log events={events} own={1} />
    </SeatingContext>,
    language,
  )
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
}

const tiles = tileSet()
const red = tiles.one('7z')
const moves: readonly SeenEvent[] = [
  { event: 'draw', seat: 1, tile: red, source: 'wall' },
  { event: 'discard', seat: 1, tile: red, drawn: true, close: false },
  { event: 'draw', seat: 2, tile: null, source: 'wall' },
  { event: 'pong', seat: 3, tile: red, with: tiles.take('77z'), from: 1 },
]

test('moves are told in words, what others draw without its tile', () => {
  expect(show(moves)).toEqual([
    'You draw Red dragon.',
    'You discard Red dragon.',
    'Bo draws.',
    'Lin calls Pong: Red dragon, from you.',
  ])
})

test('what nobody else saw leaves no trace', () => {
  const pass: SeenEvent = {
    event: 'answer',
    seat: 1,
    answer: 'pass',
    tile: red,
    could: ['pong'],
    with: [],
  }
  expect(show([pass])).toEqual([])
})

test('an empty log says so', () => {
  show([])
  expect(screen.getByText('Nothing has happened yet in this hand.')).toBeVisible()
})

test('the same in Chinese', () => {
  expect(show(moves, 'zh-Hant')[0]).toBe('你摸到紅中。')
})

test('the log opens at the newest move: it scrolls there once its dialog is shown', () => {
  const open: (boolean | undefined)[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    open.push(this.closest('dialog')?.open)
  })
  renderWithText(
    <SeatingContext value={SEATED}>
      <LogDialog game={gameOf({ events: moves })} onClose={() => {}} />
    </SeatingContext>,
  )
  expect(open).toEqual([true])
})
