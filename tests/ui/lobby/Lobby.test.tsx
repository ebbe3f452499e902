import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GameSummary, StartRequest } from '../../../src/store/gameTypes'
import { gameActions, gameStore } from '../../../src/store/gameStore'
import { settingsStore } from '../../../src/store/settingsStore'
import { Lobby } from '../../../src/ui/lobby/Lobby'
import { renderWithText } from '../../support/text'

const lobby = gameStore.getInitialState()

beforeEach(() => {
  window.location.hash = ''
  gameStore.setState({ ...lobby, phase: 'lobby' }, true)
})

afterEach(() => {
  vi.restoreAllMocks()
  gameStore.setState(lobby, true)
  settingsStore.setState(settingsStore.getInitialState(), true)
})

const summary: GameSummary = {
  id: 'one',
  ruleSetId: 'worldwide',
  options: {},
  length: 'round',
  practice: false,
  seed: 'abc',
  startedAt: 0,
  savedAt: Date.UTC(2026, 5, 1, 12),
  hand: 3,
  round: 'E',
  scores: [12, -30, 9, 9],
}

const starts = () => vi.spyOn(gameActions, 'start').mockResolvedValue(false)

test('one press plays with the defaults', async () => {
  const start = starts()
  renderWithText(<Lobby />)
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  expect(start).toHaveBeenCalledWith({
    ruleSetId: 'worldwide',
    options: {},
    length: 'round',
    seed: '',
    practice: false,
    levels: ['normal', 'normal', 'normal'],
  })
})

test('length, practice and seed are those that were chosen', async () => {
  const start = starts()
  renderWithText(<Lobby />)
  await userEvent.click(screen.getByRole('radio', { name: 'One hand' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Practice' }))
  await userEvent.click(screen.getByText('Seed and hints'))
  await userEvent.type(screen.getByLabelText('Seed'), 'east wind')
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  expect(start.mock.calls[0]?.[0]).toMatchObject({
    length: 'hand',
    practice: true,
    seed: 'east wind',
  })
})

test('the next game is laid out like the last one that started, but for its seed', async () => {
  const start = vi.spyOn(gameActions, 'start').mockResolvedValue(true)
  const { unmount } = renderWithText(<Lobby />)
  await userEvent.selectOptions(screen.getByLabelText('Rules'), 'taiwan')
  await userEvent.type(screen.getByRole('textbox', { name: 'Base, $' }), '0')
  await userEvent.click(screen.getByRole('radio', { name: 'One hand' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Practice' }))
  await userEvent.click(screen.getByText('Seed and hints'))
  await userEvent.type(screen.getByLabelText('Seed'), 'east wind')
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  unmount()
  renderWithText(<Lobby />)
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  const [[first], [second]] = start.mock.calls as [[StartRequest], [StartRequest]]
  expect(first).toMatchObject({ ruleSetId: 'taiwan', length: 'hand', practice: true })
  expect(first.options).toMatchObject({ base: 1000 })
  expect(second).toEqual({ ...first, seed: '' })
})

test('every opponent plays as well as chosen, and so the next time', async () => {
  const start = vi.spyOn(gameActions, 'start').mockResolvedValue(true)
  const { unmount } = renderWithText(<Lobby />)
  await userEvent.selectOptions(screen.getByLabelText('How well Mei plays'), 'Expert')
  await userEvent.selectOptions(screen.getByLabelText('How well Lin plays'), 'Beginner')
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  unmount()
  renderWithText(<Lobby />)
  expect(screen.getByLabelText('How well Mei plays')).toHaveValue('expert')
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  const levels = start.mock.calls.map(([request]) => request.levels)
  expect(levels).toEqual([
    ['expert', 'normal', 'beginner'],
    ['expert', 'normal', 'beginner'],
  ])
})

test('what was laid out but did not start is not kept', async () => {
  starts()
  const { unmount } = renderWithText(<Lobby />)
  await userEvent.click(screen.getByRole('radio', { name: 'Practice' }))
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  unmount()
  renderWithText(<Lobby />)
  expect(screen.getByRole('radio', { name: 'Counted' })).toBeChecked()
})

test('a seed that cannot be one is refused in words before anything starts', async () => {
  renderWithText(<Lobby />)
  await userEvent.click(screen.getByText('Seed and hints'))
  const field = screen.getByLabelText('Seed')
  await userEvent.click(field)
  await userEvent.paste('x'.repeat(65))
  expect(field).toHaveAccessibleDescription(/1 to 64 characters/)
  expect(field).toBeInvalid()
  const play = screen.getByRole('button', { name: 'Play' })
  expect(play).toHaveAttribute('aria-disabled', 'true')
  const start = starts()
  await userEvent.click(screen.getByText('Seed and hints'))
  await userEvent.click(play)
  expect(start).not.toHaveBeenCalled()
  expect(field).toHaveFocus()
  expect(field.closest('details')).toHaveAttribute('open')
})

test.each([
  ['en', 'Practice', /no move can be taken back/, /can take your moves back/],
  ['zh-Hant', '練習', /不能悔牌/, /可以悔牌/],
] as const)(
  'what counted and practice mean is said, in %s',
  async (language, name, counted, back) => {
    renderWithText(<Lobby />, language)
    expect(screen.getByText(counted)).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name }))
    expect(screen.getByText(back)).toBeVisible()
    expect(screen.queryByText(counted)).toBeNull()
  },
)

test('a game that waits is shown with its round, hand and scores, and goes on', async () => {
  const resume = vi.spyOn(gameActions, 'resume').mockResolvedValue(false)
  gameStore.setState({ saved: summary })
  renderWithText(<Lobby />)
  const card = screen.getByRole('region', { name: 'Your game is waiting' })
  expect(card).toHaveTextContent('East round, hand 4')
  expect(
    within(card)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['12', '−30', '9', '9'])
  await userEvent.click(within(card).getByRole('button', { name: 'Go on playing' }))
  expect(resume).toHaveBeenCalledOnce()
})

test.each([
  ['en', 'East round, hand 1'],
  ['zh-Hant', '東風圈，第\u00a01\u00a0局'],
] as const)('a game in its first hand waits in hand 1, in %s', (language, where) => {
  gameStore.setState({ saved: { ...summary, hand: 0 } })
  renderWithText(<Lobby />, language)
  expect(screen.getByRole('heading', { name: where })).toBeVisible()
})

test('a new game in place of an open one is asked about first', async () => {
  const start = starts()
  gameStore.setState({ saved: summary })
  renderWithText(<Lobby />)
  await userEvent.click(screen.getByRole('button', { name: 'New game' }))
  expect(start).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Start a new one' }))
  expect(start).toHaveBeenCalledOnce()
})

test('finished games tell the place and the points of the person', () => {
  gameStore.setState({ finishedGames: [summary] })
  renderWithText(<Lobby />)
  const [game] = screen.getAllByRole('link')
  expect(game).toHaveTextContent('East round')
  expect(game).toHaveTextContent('1st')
  expect(game).toHaveTextContent('12 points')
})

test('a save that cannot be opened says why, before all else, and can be kept as a file', async () => {
  const fault = { code: 'not-listed', field: 'version', value: '9' } as const
  const save = { id: 'old', problem: 'unknown-version', fault } as const
  const exported = vi.spyOn(gameActions, 'exportUnreadable').mockResolvedValue(null)
  gameStore.setState({ unreadable: [save] })
  renderWithText(<Lobby />)
  const notice = await screen.findByRole('region', { name: 'A saved game cannot be opened' })
  expect(notice).toHaveTextContent('It comes from another version of the game.')
  expect(notice).toHaveTextContent('“version” does not know the value 9.')
  expect(screen.getAllByRole('heading')[0]).toHaveTextContent('A saved game cannot be opened')
  await userEvent.click(within(notice).getByRole('button', { name: 'Keep as a file' }))
  expect(exported).toHaveBeenCalledWith('old')
})

test('all that is wrong with a save is told in Chinese too', async () => {
  const fault = { code: 'illegal-action', field: 'actions[0]', value: '{}' } as const
  gameStore.setState({ unreadable: [{ id: 'old', problem: 'unplayable', fault }] })
  renderWithText(<Lobby />, 'zh-Hant')
  const notice = await screen.findByRole('region', { name: '有一份存檔無法開啟' })
  expect(notice).toHaveTextContent('「actions[0]」在當時不合規則：{}。')
  expect(notice.textContent.replace('actions[0]', '')).not.toMatch(/[a-z]{2}/i)
})

test('why a game did not start is said', () => {
  gameStore.setState({ error: { code: 'not-started', detail: 'no worker' } })
  renderWithText(<Lobby />)
  expect(screen.getByRole('alert')).toHaveTextContent('The game could not be started.')
})

test('a guided hand is offered large until a hand has been finished, and small from then on', async () => {
  const start = starts()
  renderWithText(<Lobby />)
  await userEvent.click(screen.getByRole('button', { name: 'First game? Play a guided hand' }))
  expect(start.mock.calls[0]?.[0]).toMatchObject({ length: 'hand', practice: true })
  act(() => gameStore.setState({ finishedGames: [summary] }))
  expect(screen.getByRole('button', { name: 'Play a guided hand' })).toBeVisible()
  expect(screen.queryByText('First game?')).toBeNull()
})

test('a guided hand takes the place of a game that waits only once that is confirmed', async () => {
  const start = starts()
  gameStore.setState({ saved: { ...summary, hand: 0 } })
  renderWithText(<Lobby />)
  await userEvent.click(screen.getByRole('button', { name: /guided/ }))
  expect(start).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Start a new one' }))
  expect(start).toHaveBeenCalledOnce()
})
