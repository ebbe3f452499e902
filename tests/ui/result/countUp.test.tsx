import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeSettings } from '../../../src/store/settingsStore'
import { CountUp, Ticking } from '../../../src/ui/result/CountUp'

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  })
  changeSettings({ speed: 'normal', motion: 'full' })
})
afterEach(() => vi.useRealTimers())

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
const wait = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('figures count up within two seconds', () => {
  show(true)
  expect(note()).toHaveTextContent('0 points')
  wait(900)
  expect(note()).toHaveTextContent(/^(9|10|11|12) points$/)
  expect(note().closest('[data-counting]')).not.toBeNull()
  wait(1100)
  expect(note()).toHaveTextContent('22 points')
  expect(note().closest('[data-counting]')).toBeNull()
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
