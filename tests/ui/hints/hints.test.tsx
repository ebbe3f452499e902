import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { WaitHint } from '../../../src/bots/hints'
import type { WinWorth } from '../../../src/engine/table/action'
import { kindOf } from '../../../src/engine/tiles/tile'
import { closeWarnings } from '../../../src/ui/hints/closeWarnings'
import { showTable } from '../../support/showTable'
import { alike, discardsOf, tileSet, viewOf } from '../../support/views'

const worth = (total: number, falseMahjong: WinWorth['falseMahjong'] = null): WinWorth => ({
  total,
  minimum: 20,
  gain: total,
  falseMahjong,
  byFlowers: false,
})
const kind = (text: string) => kindOf(tileSet().one(text))
const wait = (text: string, over: Partial<WaitHint> = {}): WaitHint => ({
  kind: kind(text),
  left: 2,
  form: 'open-wait',
  discard: worth(22),
  selfDraw: worth(27),
  passed: false,
  barredByClosing: false,
  ...over,
})

/** `35678899m234789p444s`: without 3m it waits for 8m and 9m, without 8m for 4m. */
const ownTurn = () => {
  const concealed = tileSet().take('35678899m234789p444s')
  return viewOf({
    own: { closed: false, concealed, drawn: null },
    choices: discardsOf(concealed, true),
  })
}
const ready = [
  { kind: kind('3m'), waits: [wait('8m'), wait('9m')] },
  { kind: kind('8m'), waits: [wait('4m')] },
]
const waiting = (waits: readonly WaitHint[]) =>
  showTable(viewOf({ stage: { stage: 'acting', seat: 2 } }), {
    hints: { distance: 0, waits, readyDiscards: [] },
  })
const panel = (name: string) => screen.getByRole('region', { name })

test('each winning tile is drawn, with copies left, its kind of wait and worth by discard and by self-draw', async () => {
  await waiting([wait('2s', { left: 0 }), wait('5s', { left: 3, form: 'closed-wait' })])
  const [two, five] = within(panel('Waiting for')).getAllByRole('listitem')
  expect(within(two!).getByRole('img', { name: '2 Bamboo' })).toBeInTheDocument()
  expect(two).toHaveTextContent('none left')
  expect(five).toHaveTextContent(
    '= exactly 3 leftmiddle waitdiscard = exactly 22 pointsself-draw = exactly 27 points',
  )
})

test('what is too low, barred or passed says so in words', async () => {
  await waiting([
    wait('1s', { discard: worth(17, 'below-minimum'), passed: true }),
    wait('4s', { discard: null, selfDraw: worth(0, 'barred-shape'), form: null }),
  ])
  const [low, barred] = within(panel('Waiting for')).getAllByRole('listitem')
  expect(low).toHaveTextContent(
    '2 leftopen waitpasseddiscard = exactly 17 pointstoo lowself-draw = exactly 27 points',
  )
  expect(barred).toHaveTextContent('2 leftself-draw barred')
})

test('until the hand is ready, its distance stands there while the others play, beside what is waited for', async () => {
  await showTable(viewOf({ stage: { stage: 'acting', seat: 2 } }), {
    hints: { distance: 2, waits: [], readyDiscards: [] },
  })
  const bar = screen.getByRole('region', { name: 'Your choices' })
  expect(bar).toHaveTextContent('= exactly 2 from ready')
  expect(bar).toHaveTextContent('Bo’s turn')
})

test('the figures of the waits explain themselves on demand; Esc closes that and answers nothing', async () => {
  const { answer } = await waiting([wait('2s')])
  const title = screen.getByRole('button', { name: 'Waiting for' })
  await userEvent.click(title)
  const meaning = await screen.findByRole('region', { name: 'What the figures mean' })
  expect(title).toHaveAttribute('aria-expanded', 'true')
  for (const name of ['Left', 'discard', 'self-draw', 'From ready'])
    expect(within(meaning).getByText(name, { selector: 'dt' })).toBeVisible()
  expect(meaning).toHaveTextContent(/LeftExact: /)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('region', { name: 'What the figures mean' })).toBeNull()
  expect(answer).not.toHaveBeenCalled()
})

test('a tap on the waits lays open all their figures above what these mean', async () => {
  await waiting([wait('2s'), wait('5s', { discard: worth(17, 'below-minimum') })])
  await userEvent.click(within(panel('Waiting for')).getByRole('img', { name: '2 Bamboo' }))
  const opened = await screen.findByRole('region', { name: 'What the figures mean' })
  const [, low] = within(opened).getAllByRole('listitem')
  expect(low).toHaveTextContent('discard = exactly 17 pointstoo low')
})

test('live advice marks the tiles that leave the hand ready, by shape and name', async () => {
  await showTable(ownTurn(), {
    settings: { advice: 'live' },
    hints: { distance: 0, waits: [], readyDiscards: ready },
  })
  const marked = screen.getAllByRole('button', { name: /leaves you ready/ })
  expect(marked.map((tile) => tile.getAttribute('aria-label'))).toEqual([
    '3 Characters, leaves you ready',
    '8 Characters, leaves you ready',
    '8 Characters, leaves you ready',
  ])
  expect(marked[0]!.querySelector('[data-mark="hint"]')).not.toBeNull()
})

test('looking at such a tile shows what the hand would wait for', async () => {
  await showTable(ownTurn(), {
    settings: { advice: 'live' },
    hints: { distance: 0, waits: [], readyDiscards: ready },
  })
  fireEvent.mouseOver(screen.getByRole('button', { name: /^3 Characters/ }))
  const tiles = within(panel('Without 3 Characters')).getAllByRole('img')
  expect(tiles.map((tile) => tile.getAttribute('aria-label'))).toEqual([
    '8 Characters',
    '9 Characters',
  ])
})

test.each(['off', 'after'] as const)('with advice %s nothing is marked or told', async (advice) => {
  await showTable(ownTurn(), {
    settings: { advice },
    hints: { distance: 0, waits: [], readyDiscards: ready },
  })
  fireEvent.mouseOver(screen.getByRole('button', { name: /^3 Characters/ }))
  expect(screen.queryByRole('button', { name: /leaves you ready/ })).toBeNull()
  expect(screen.queryByRole('region', { name: /^Without/ })).toBeNull()
})

test('closing is warned of where the hand is not ready, or wins in a barred shape only', () => {
  expect(closeWarnings(kind('3m'), ready, [])).toEqual([])
  expect(closeWarnings(kind('9m'), ready, [])).toEqual(['notReady'])
  const barred = [{ kind: kind('3m'), waits: [wait('8m', { barredByClosing: true })] }]
  expect(closeWarnings(kind('3m'), barred, [])).toEqual(['barred'])
})

test('closing is warned of where it costs the points of a Last Man hand', () => {
  const set = tileSet()
  const pongs = ['111m', '222m', '333m', '444m', '555m'].map((text) => {
    const tiles = set.take(text)
    return alike(tiles, { tile: tiles[0]!, from: 1 })
  })
  expect(closeWarnings(kind('3m'), null, pongs)).toEqual(['lastMan'])
  expect(closeWarnings(kind('3m'), null, pongs.slice(1))).toEqual([])
  const concealed = alike(set.take('9999s'), null, 'concealed')
  expect(closeWarnings(kind('3m'), null, [...pongs.slice(1), concealed])).toEqual([])
})
