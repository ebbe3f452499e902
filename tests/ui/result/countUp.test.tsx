import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { SPEEDS } from '../../../src/store/settings'
import { changeSettings } from '../../../src/store/settingsStore'
import { COUNT_MS } from '../../../src/ui/motion/pace'
import { SeatingContext } from '../../../src/ui/app/people'
import { CountUp, Ticking } from '../../../src/ui/result/CountUp'
import { Payments } from '../../../src/ui/result/Payments'
import { drawnHand, SEATED } from '../../support/results'
import { renderWithRows } from '../../support/text'

beforeEach(() => changeSettings({ speed: 'fast', motion: 'full' }))

const points = (value: number): string => `${value} points`
const show = (live: boolean) =>
  render(
    <CountUp live={live}>
      <p role="note">
        <Ticking value={22} format={points} />
      </p>
    </CountUp>,
  )
const note = () => screen.getByRole('note')

test.each(SPEEDS)('at the %s speed it takes two seconds at most', (speed) => {
  expect(COUNT_MS[speed]).toBeLessThanOrEqual(2000)
})

test('figures count up from nothing, and then the counting is over', async () => {
  show(true)
  expect(note()).toHaveTextContent('0 points')
  expect(note().closest('[data-counting]')).not.toBeNull()
  const seen: number[] = []
  const watching = new MutationObserver(() => void seen.push(Number.parseInt(note().textContent)))
  watching.observe(note(), { childList: true, characterData: true, subtree: true })
  await waitFor(() => expect(note().closest('[data-counting]')).toBeNull())
  watching.disconnect()
  expect(note()).toHaveTextContent('22 points')
  expect(new Set(seen).size).toBeGreaterThan(2)
  expect(seen).toEqual(seen.toSorted((one, other) => one - other))
})

test('a key shows all of it at once', () => {
  show(true)
  fireEvent.keyDown(document.body, { key: 'Enter' })
  expect(note()).toHaveTextContent('22 points')
  expect(note().closest('[data-counting]')).toBeNull()
})

test.each([
  ['reduced motion', true, 'reduced'],
  ['a result that is opened again', false, 'full'],
] as const)('with %s nothing counts', (_, live, motion) => {
  changeSettings({ motion })
  show(live)
  expect(note()).toHaveTextContent('22 points')
  expect(note().closest('[data-counting]')).toBeNull()
})

test('what is paid adds up to nothing at any time', async () => {
  const hand = drawnHand({
    payments: [
      { reason: 'pool-in', deltas: [-5, -5, -5, -5] },
      { reason: 'win', deltas: [29, -7, -11, -11] },
    ],
  })
  await renderWithRows(
    <SeatingContext value={SEATED}>
      <CountUp live>
        <Payments result={hand} own={1} />
      </CountUp>
    </SeatingContext>,
  )
  const rows = screen.getAllByRole('row', { name: /^(Into the pool|Mahjong|This hand)/ })
  expect(rows).toHaveLength(3)
  const sumOf = (row: HTMLElement): number =>
    within(row)
      .getAllByRole('cell')
      .reduce((sum, { textContent }) => sum + Number(textContent.replace('−', '-')), 0)
  const seen: number[][] = []
  const watching = new MutationObserver(() => void seen.push(rows.map(sumOf)))
  watching.observe(document.body, { childList: true, characterData: true, subtree: true })
  await waitFor(() => expect(document.querySelector('[data-counting]')).toBeNull())
  watching.disconnect()
  expect(seen.length).toBeGreaterThan(2)
  expect(new Set(seen.flat())).toEqual(new Set([0]))
})
