import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Crash } from '../../../src/ui/app/Crash'
import { ErrorBoundary } from '../../../src/ui/app/ErrorBoundary'
import { renderWithText } from '../../support/text'

afterEach(() => vi.restoreAllMocks())

const Broken = (): never => {
  throw new Error('a tile fell down')
}

test('a page that breaks says so, that the game is kept, and how to go on', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  renderWithText(
    <ErrorBoundary fallback={Crash}>
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Your game is saved up to the last move.')
  expect(screen.getByRole('alert')).toHaveTextContent('a tile fell down')
  expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'To the lobby' })).toBeVisible()
})
