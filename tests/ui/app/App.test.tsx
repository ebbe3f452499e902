import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { gameStore } from '../../../src/store/gameStore'
import { changeSettings } from '../../../src/store/settingsStore'
import { App } from '../../../src/ui/app/App'

const lobby = gameStore.getInitialState()

beforeEach(() => {
  window.location.hash = ''
  changeSettings({ language: 'en', theme: 'auto', cornerFigures: true })
  gameStore.setState({ ...lobby, phase: 'lobby' }, true)
})

afterEach(() => gameStore.setState(lobby, true))

test('the page carries the name of the game as its first heading', async () => {
  render(<App />)
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Sixteen')
})

test('language and title of the page follow the chosen language', async () => {
  render(<App />)
  await userEvent.click(await screen.findByRole('radio', { name: '繁體中文' }))
  expect(await screen.findByRole('button', { name: '開始' })).toBeVisible()
  await waitFor(() => expect(document.documentElement.lang).toBe('zh-Hant'))
  expect(document.title).toBe('十六張')
})

test('theme and corner figures are written where the style sheets read them', async () => {
  render(<App />)
  await act(async () => changeSettings({ theme: 'dark', cornerFigures: false }))
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', cornerFigures: 'off' })
})

test('an address that leads nowhere leads to the lobby', async () => {
  window.location.hash = '#/nowhere'
  render(<App />)
  expect(await screen.findByRole('button', { name: 'Play' })).toBeVisible()
})

test('a table without a game leads to the lobby', async () => {
  window.location.hash = '#/table'
  render(<App />)
  expect(await screen.findByRole('button', { name: 'Play' }, { timeout: 5000 })).toBeVisible()
})

test('that nothing is saved is said once', async () => {
  gameStore.setState({ storage: 'blocked', storageNotice: true })
  render(<App />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing can be saved here')
  await userEvent.click(screen.getByRole('button', { name: 'Understood' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
