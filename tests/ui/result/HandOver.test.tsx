import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { gameActions } from '../../../src/store/gameStore'
import type { Game } from '../../../src/store/gameTypes'
import { changeSettings } from '../../../src/store/settingsStore'
import { SeatingContext } from '../../../src/ui/app/people'
import { GameOver } from '../../../src/ui/result/GameOver'
import { HandOver } from '../../../src/ui/result/HandOver'
import { gameOf, goOn } from '../../support/game'
import { drawnHand, SEATED, wonHand } from '../../support/results'
import { winOf } from '../../support/score'
import { renderWithRows } from '../../support/text'

afterEach(() => vi.restoreAllMocks())

const over = { round: 'S', dealer: 1, streak: 0, pool: 0, over: true } as const

const show = async (Screen: typeof HandOver, game: Game) => {
  await renderWithRows(
    <SeatingContext value={SEATED}>
      <Screen game={game} />
    </SeatingContext>,
  )
  return screen.getByRole('dialog')
}

const handOver = (finished = [drawnHand()]) =>
  gameOf({ stage: { stage: 'hand-over' }, finished, choices: [goOn] })

test('only its own button leads on', async () => {
  const answer = vi.spyOn(gameActions, 'answer').mockImplementation(() => {})
  const panel = await show(HandOver, handOver())
  await userEvent.keyboard('{Escape}')
  await userEvent.click(panel.parentElement ?? panel)
  expect(panel).toBeVisible()
  expect(answer).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Next hand' }))
  expect(answer).toHaveBeenCalledWith(goOn.action)
})

test('it opens with the focus on how the hand ended', async () => {
  await show(HandOver, handOver([wonHand([winOf('111222333m45p789p99s + 6p')])]))
  expect(screen.getByRole('heading', { name: 'You win' })).toHaveFocus()
})

test('Enter leads on from there, though not from a line of the score', async () => {
  const answer = vi.spyOn(gameActions, 'answer').mockImplementation(() => {})
  await show(HandOver, handOver([wonHand([winOf('111222333m45p789p99s + 6p')])]))
  screen.getByRole('radio', { name: /Mahjong/ }).focus()
  await userEvent.keyboard('{Enter}')
  expect(answer).not.toHaveBeenCalled()
  screen.getByRole('heading', { name: 'You win' }).focus()
  fireEvent.keyDown(document.activeElement!, { key: 'Enter', repeat: true })
  expect(answer).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(answer).toHaveBeenCalledExactlyOnceWith(goOn.action)
})

test('what comes next stands beside the button', async () => {
  await show(HandOver, handOver())
  expect(screen.getByText('The deal passes to you.')).toBeVisible()
})

describe('where the next hand starts by itself', () => {
  const showCounting = async (game = handOver()) => {
    changeSettings({ autoContinue: true })
    const answer = vi.spyOn(gameActions, 'answer').mockImplementation(() => {})
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await show(HandOver, game)
    return { answer, pass: (ms: number) => act(async () => vi.advanceTimersByTime(ms)) }
  }
  afterEach(() => {
    vi.useRealTimers()
    changeSettings({ autoContinue: false })
  })

  test('the seconds are counted down in sight, and told once', async () => {
    const { answer, pass } = await showCounting()
    expect(screen.getByRole('status')).toHaveTextContent('It starts in 10 s')
    await pass(3000)
    expect(screen.getByText(/^It starts in 7 s/)).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('It starts in 10 s')
    await pass(6999)
    expect(answer).not.toHaveBeenCalled()
    await pass(1)
    expect(answer).toHaveBeenCalledExactlyOnceWith(goOn.action)
    await pass(20_000)
    expect(answer).toHaveBeenCalledOnce()
  })

  test.each(['keyDown', 'pointerDown', 'wheel'] as const)('a %s stops that', async (input) => {
    const { answer, pass } = await showCounting()
    fireEvent[input](document.body)
    await pass(60_000)
    expect(answer).not.toHaveBeenCalled()
    expect(screen.getByRole('status')).toHaveTextContent('The next hand waits for you.')
  })

  test('the end of the game waits', async () => {
    const { answer, pass } = await showCounting(handOver([drawnHand({ next: over })]))
    await pass(60_000)
    expect(answer).not.toHaveBeenCalled()
  })

  test('so does a hand while the page is hidden', async () => {
    const { answer, pass } = await showCounting()
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await pass(60_000)
    expect(answer).not.toHaveBeenCalled()
  })
})

test('nothing starts by itself unless that was chosen', async () => {
  await show(HandOver, handOver())
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('the last hand leads to the standings', async () => {
  await show(HandOver, handOver([drawnHand({ next: over })]))
  expect(screen.getByRole('button', { name: 'Standings' })).toBeVisible()
})

const gameOver = () =>
  gameOf({
    stage: { stage: 'game-over' },
    finished: [
      drawnHand({
        scores: [30, 30, -50, -10],
        payments: [{ reason: 'pool-out', deltas: [5, 5, 5, 5] }],
        next: over,
      }),
    ],
  })

test('the standings name places, equal scores sharing one', async () => {
  await show(GameOver, gameOver())
  const players = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(players).toEqual(['1stYou30', '1stMei30', '3rdLin−10', '4thBo−50'])
  expect(screen.getByText('You and Mei come first.')).toBeVisible()
  expect(screen.getByText('The pool went back: 5 points each.')).toBeVisible()
})

test('the same tiles can be played again, or others', async () => {
  const start = vi.spyOn(gameActions, 'start').mockResolvedValue(true)
  await show(GameOver, gameOver())
  await userEvent.click(screen.getByRole('button', { name: 'Same tiles' }))
  await userEvent.click(screen.getByRole('button', { name: 'Play again' }))
  expect(start.mock.calls.map(([{ seed }]) => seed)).toEqual(['seed', ''])
  expect(start.mock.calls[0]?.[0].levels).toEqual(['greedy', 'greedy', 'greedy'])
})
