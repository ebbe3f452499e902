import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { seatingOf } from '../../../src/engine/table/seating'
import { gameActions } from '../../../src/store/gameStore'
import { changeSettings } from '../../../src/store/settingsStore'
import { Ceremony } from '../../../src/ui/ceremony/Ceremony'
import { Dice } from '../../../src/ui/ceremony/Dice'
import { ceremonySteps, countedPlayers } from '../../../src/ui/ceremony/steps'
import { gameOf, goOn } from '../../support/game'
import { renderWithText } from '../../support/text'

beforeEach(() => changeSettings({ motion: 'reduced' }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('the thrower counts as one: nine ends at itself', () => {
  const counted = countedPlayers(0, [2, 6, 1])
  expect(counted).toHaveLength(9)
  expect(counted[0]).toBe(0)
  expect(counted.at(-1)).toBe(0)
})

test('the count of each throw ends where the seating says', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const seating = seatingOf('winds', seed)
    const { firstThrow, firstCounted, draw } = seating
    expect(countedPlayers(0, firstThrow).at(-1)).toBe(firstCounted)
    expect(countedPlayers(firstCounted, draw?.secondThrow ?? [1, 1, 1]).at(-1)).toBe(
      draw?.firstToDraw,
    )
  }
})

test('without wind tiles the first throw names the dealer', () => {
  const steps = ceremonySteps(seatingOf('dealer-dice', 'a'))
  expect(steps.map(({ step }) => step)).toEqual(['first-throw', 'seats'])
})

const opening = () => gameOf({ stage: { stage: 'ceremony' }, choices: [goOn] })

test('it goes on step by step to the first hand', async () => {
  const answer = vi.spyOn(gameActions, 'answer').mockImplementation(() => {})
  renderWithText(<Ceremony game={opening()} />)
  expect(screen.getByRole('status')).toHaveTextContent('You throw 6.')
  for (let step = 0; step < 3; step += 1) {
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  }
  expect(screen.getByRole('status')).toHaveTextContent('Mei sits East and deals first.')
  expect(answer).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Begin the first hand' }))
  expect(answer).toHaveBeenCalledWith(goOn.action)
})

test('Enter goes on as its button does', async () => {
  const answer = vi.spyOn(gameActions, 'answer').mockImplementation(() => {})
  renderWithText(<Ceremony game={opening()} />)
  await userEvent.keyboard('{Enter}{Enter}{Enter}')
  expect(screen.getByRole('status')).toHaveTextContent('Mei sits East and deals first.')
  expect(answer).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(answer).toHaveBeenCalledExactlyOnceWith(goOn.action)
})

describe('where things may move', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    changeSettings({ motion: 'full', speed: 'normal' })
  })
  const wait = (ms: number): void =>
    act(() => {
      vi.advanceTimersByTime(ms)
    })

  test('it runs by itself, in less than four seconds', () => {
    const answer = vi.spyOn(gameActions, 'answer').mockImplementation(() => {})
    renderWithText(<Ceremony game={opening()} />)
    const told = new Set<string>()
    for (let waited = 0; waited < 4000 && answer.mock.calls.length === 0; waited += 50) {
      told.add(screen.getByRole('status').textContent)
      wait(50)
    }
    expect(told.size).toBe(4)
    expect(answer).toHaveBeenCalledWith(goOn.action)
  })

  test.each([
    ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
    ['Next', () => fireEvent.click(screen.getByRole('button', { name: 'Next' }))],
    ['a hidden page', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
  ])('%s leaves the rest to the person', (_, take) => {
    const answer = vi.spyOn(gameActions, 'answer').mockImplementation(() => {})
    renderWithText(<Ceremony game={opening()} />)
    take()
    wait(60_000)
    expect(answer).not.toHaveBeenCalled()
  })
})

test('one press skips it', async () => {
  const answer = vi.spyOn(gameActions, 'answer').mockImplementation(() => {})
  renderWithText(<Ceremony game={opening()} />)
  await userEvent.click(screen.getByRole('button', { name: 'Skip' }))
  expect(answer).toHaveBeenCalledWith(goOn.action)
})

test('dice are named by their values', () => {
  renderWithText(<Dice values={[1, 4, 6]} />)
  expect(screen.getByRole('img', { name: 'Dice: 1, 4, 6' })).toBeVisible()
})
