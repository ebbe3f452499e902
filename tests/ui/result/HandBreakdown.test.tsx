import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { HandResult } from '../../../src/engine/table/state'
import { SeatingContext } from '../../../src/ui/app/people'
import { HandBreakdown } from '../../../src/ui/result/HandBreakdown'
import { drawnHand, SEATED, wonHand } from '../../support/results'
import { winOf } from '../../support/score'
import { renderWithRows } from '../../support/text'

const show = (hand: HandResult, language: 'en' | 'zh-Hant' = 'en') =>
  renderWithRows(
    <SeatingContext value={SEATED}>
      <HandBreakdown hand={hand} own={1} />
    </SeatingContext>,
    language,
  )

const pongs = () => wonHand([winOf('111222333m45p789p99s + 6p', { win: 'self-draw' })])

const numberIn = (text: string | null) => Number((text ?? '').replace('−', '-'))

test('the points of the lines add up to the total', async () => {
  await show(pongs())
  const score = screen.getByRole('region', { name: 'What it scores' })
  const lines = within(score).getAllByRole('radio')
  const points = lines.map((line) =>
    Number(/\d+$/.exec(line.closest('label')?.textContent ?? '')?.[0]),
  )
  const total = points.reduce((sum, one) => sum + one, 0)
  expect(within(score).getByText('Total').nextSibling).toHaveTextContent(String(total))
})

test('the winning tile is named once in the winning hand', async () => {
  await show(pongs())
  const [hand] = screen.getAllByRole('list')
  if (!hand) throw new Error('No hand is shown')
  const named = within(hand).getAllByRole('img', { name: /winning tile/ })
  expect(named.map((group) => group.getAttribute('aria-label'))).toEqual([
    'Sheung: 4 Circles, 5 Circles, 6 Circles (winning tile)',
  ])
})

test('a chosen line is explained and lights its tiles alone', async () => {
  await show(pongs())
  const line = screen.getByRole('radio', { name: /^Three Concealed Pongs/ })
  await userEvent.click(line)
  expect(line).toBeChecked()
  expect(line).toHaveAccessibleDescription(/^Three Pongs made without a tile from another player\./)
  expect(document.querySelectorAll('[data-lit="yes"]')).toHaveLength(9)
})

test('a chosen line is brought into view with its explanation', async () => {
  await show(pongs())
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  await userEvent.click(screen.getByRole('radio', { name: /^Three Concealed Pongs/ }))
  const [line] = scroll.mock.contexts
  expect(line).toHaveTextContent(/^Three Concealed Pongs.*Three Pongs made without a tile/)
  scroll.mockRestore()
})

test('every row of the payments sums to nothing, and the rows to what the hand brought', async () => {
  await show(pongs())
  const table = screen.getByRole('table')
  const rows = within(table)
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => numberIn(textContent)),
    )
  const [, win, sums] = rows
  expect(win?.reduce((sum, one) => sum + one, 0)).toBe(0)
  expect(sums).toEqual(win)
})

test('the person stands first among the payments', async () => {
  await show(pongs())
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads).toEqual(['For', 'YouSouth', 'BoWest', 'LinNorth', 'MeiEast'])
})

test('two winners are shown one at a time', async () => {
  await show(
    wonHand([
      winOf('(111p)(222p)(333p)(444p)55p66s + 6s', { seat: 'S' }),
      winOf('111222333777m99m45s + 6s', { seat: 'N' }),
    ]),
  )
  expect(screen.queryByRole('radio', { name: /^All Pong/ })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: 'Lin' }))
  expect(screen.queryByRole('radio', { name: /^All Pong/ })).not.toBeInTheDocument()
})

test('a False Mahjong says what it is worth and what was needed', async () => {
  await show(wonHand([winOf('(111z)(333m)(777p)45s99s234s + 6s')]))
  expect(
    screen.getByText(/The hand is worth \d+ points; the East round asks for 20 points\./),
  ).toBeVisible()
})

test('a drawn hand tells what went into the pool', async () => {
  await show(drawnHand({ payments: [{ reason: 'pool-in', deltas: [-5, -5, -5, -5] }] }))
  expect(screen.getByRole('columnheader', { name: 'Pool' })).toBeVisible()
  expect(screen.getAllByRole('cell', { name: '+20' })).toHaveLength(2)
})

test('all four hands lie open', async () => {
  await show(pongs())
  for (const name of ['Your hand', 'Bo’s hand', 'Lin’s hand', 'Mei’s hand']) {
    expect(screen.getByText(name)).toBeVisible()
  }
})

test('the same in Chinese, in the words of the house', async () => {
  await show(pongs(), 'zh-Hant')
  expect(screen.getByRole('radio', { name: /^三暗刻/ })).toBeVisible()
  expect(screen.getByRole('columnheader', { name: '你 南' })).toBeVisible()
})

test('a row that another takes the place of is told, and by which', async () => {
  await show(wonHand([winOf('(111p)(222p)(333p)(444p)55p66s + 6s')]))
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(terms).toContain('Calling by Pairs')
  expect(screen.getByText('by All Pong')).toBeVisible()
})
