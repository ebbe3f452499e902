import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { gameStore } from '../../../src/store/gameStore'
import { Crash } from '../../../src/ui/app/Crash'
import { ErrorBoundary } from '../../../src/ui/app/ErrorBoundary'
import { renderWithText } from '../../support/text'

afterEach(() => vi.restoreAllMocks())

const Broken = (): never => {
  throw new Error('a tile fell down')
}

const breakPage = () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  renderWithText(
    <ErrorBoundary fallback={Crash}>
      <Broken />
    </ErrorBoundary>,
  )
}

test('a page that breaks says so, that the game is kept, and how to go on', () => {
  breakPage()
  expect(screen.getByRole('alert')).toHaveTextContent('Your game is saved up to the last move.')
  expect(screen.getByRole('alert')).toHaveTextContent('a tile fell down')
  expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'To the lobby' })).toBeVisible()
})

test('where not everything could be saved, a page that breaks does not say so', () => {
  gameStore.setState({ storage: 'full' })
  breakPage()
  expect(screen.getByRole('alert')).toHaveTextContent('has not saved all of your game')
  expect(screen.getByRole('alert')).not.toHaveTextContent('saved up to the last move')
})
