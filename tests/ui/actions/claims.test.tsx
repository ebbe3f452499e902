import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { WinWorth } from '../../../src/engine/table/action'
import { kindOf } from '../../../src/engine/tiles/tile'
import type { TileKind } from '../../../src/engine/tiles/tile'
import { painted, showTable } from '../../support/showTable'
import { choice, discardsOf, lying, player, tileSet, viewOf } from '../../support/views'

const worth = (total: number, falseMahjong: WinWorth['falseMahjong'] = null): WinWorth => ({
  total,
  minimum: 20,
  gain: total,
  falseMahjong,
  byFlowers: false,
})

const kinds = (text: string) => tileSet().take(text).map(kindOf) as [TileKind, TileKind]

/** `3455567m123p789p22s4z`, asked about a 5m of the player on the left. */
const asked = (choices = allClaims) => {
  const set = tileSet()
  const concealed = set.take('3455567m123p789p22s4z')
  const tile = set.one('5m')
  return viewOf({
    own: { closed: false, concealed, drawn: null },
    players: [player(), player(), player(), player({ discards: lying([tile]) })],
    events: [{ event: 'discard', seat: 3, tile, drawn: false, close: false }],
    stage: { stage: 'claiming', on: 'discard', tile, from: 3 },
    choices,
  })
}
const pass = choice({ type: 'pass' })
const pong = choice({ type: 'pong' })
const allClaims = [
  choice({ type: 'chow', with: kinds('34m') }),
  choice({ type: 'chow', with: kinds('46m') }),
  choice({ type: 'chow', with: kinds('67m') }),
  pong,
  choice({ type: 'kong' }),
  pass,
]

const ownTurn = (...more: ReturnType<typeof choice>[]) => {
  const concealed = tileSet().take('123m456m789m123p99s222z')
  return viewOf({
    own: { closed: false, concealed, drawn: concealed.at(-1)! },
    choices: [...more, ...discardsOf(concealed, true)],
  })
}

const bar = () => screen.getByRole('region', { name: 'Your choices' })
const buttons = () =>
  within(bar())
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
const said = () => screen.getByRole('alertdialog')

test('all claims are offered at once, each with the tiles that it takes', async () => {
  await showTable(asked())
  expect(buttons()).toEqual([
    'Sheung: 3 Characters and 4 Characters',
    'Sheung: 4 Characters and 6 Characters',
    'Sheung: 6 Characters and 7 Characters',
    'Pong: 5 Characters',
    'Gong: 5 Characters',
    'Pass',
  ])
})

test('a claim is answered with its own action, once', async () => {
  const { answer } = await showTable(asked())
  const button = screen.getByRole('button', { name: /^Sheung: 4 Characters and 6/ })
  fireEvent.click(button)
  fireEvent.click(button)
  expect(answer).toHaveBeenCalledExactlyOnceWith(allClaims[1]!.action)
})

test('a letter takes the only claim of its kind; with several it goes from one to the next', async () => {
  const { answer, next } = await showTable(asked())
  await userEvent.keyboard('c')
  expect(screen.getByRole('button', { name: /3 Characters and 4/ })).toHaveFocus()
  await userEvent.keyboard('c')
  expect(screen.getByRole('button', { name: /4 Characters and 6/ })).toHaveFocus()
  expect(answer).not.toHaveBeenCalled()
  await userEvent.keyboard('p')
  expect(answer).toHaveBeenLastCalledWith(pong.action)
  next(asked([allClaims[0]!, pass]))
  await painted()
  await userEvent.keyboard('c')
  expect(answer).toHaveBeenLastCalledWith(allClaims[0]!.action)
})

test.each(['x', '{Escape}'])('%s passes', async (key) => {
  const { answer } = await showTable(asked())
  await userEvent.keyboard(key)
  expect(answer).toHaveBeenCalledExactlyOnceWith(pass.action)
})

test('letters with a modifier, in a dialog or held down do nothing', async () => {
  const { answer } = await showTable(asked())
  fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true })
  fireEvent.keyDown(document.body, { key: 'p', repeat: true })
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.setAttribute('open', '')
  fireEvent.keyDown(document.body, { key: 'p' })
  dialog.remove()
  expect(answer).not.toHaveBeenCalled()
})

test('letters work while an input method is on', async () => {
  const { answer } = await showTable(asked())
  fireEvent.keyDown(document.body, { key: 'Process', code: 'KeyP' })
  expect(answer).toHaveBeenCalledExactlyOnceWith(pong.action)
})

test('the Mahjong button says what the hand is worth', async () => {
  const win = choice({ type: 'win' }, { worth: worth(27) })
  const { answer } = await showTable(asked([win, pass]))
  expect(buttons()[0]).toBe('Mahjong27 points')
  await userEvent.keyboard('m')
  expect(answer).toHaveBeenCalledExactlyOnceWith(win.action)
})

test('a self-draw and a robbed Gong go by their names', async () => {
  const win = choice({ type: 'win' }, { worth: worth(30) })
  const { next } = await showTable(ownTurn(win))
  expect(buttons()[0]).toBe('Mahjong, self-drawn30 points')
  const view = asked([win, pass])
  next({ ...view, stage: { ...view.stage, on: 'added-kong' } as typeof view.stage })
  expect(buttons()[0]).toBe('Rob the Gong30 points')
})

test('below the minimum the button warns, and says why before the call', async () => {
  const win = choice({ type: 'win' }, { worth: worth(14, 'below-minimum') })
  const { answer } = await showTable(asked([win, pass]))
  expect(buttons()[0]).toBe('Mahjong⚠ only 14 of 20')
  await userEvent.keyboard('m')
  expect(answer).not.toHaveBeenCalled()
  expect(said()).toHaveAccessibleDescription(/worth 14; the minimum is 20/)
  await userEvent.click(within(said()).getByRole('button', { name: 'Call it anyway' }))
  expect(answer).toHaveBeenCalledExactlyOnceWith(win.action)
})

test('with the worth off the button is bare, and a False Mahjong is asked about once', async () => {
  const win = choice({ type: 'win' }, { worth: worth(14, 'below-minimum') })
  const { answer } = await showTable(asked([win, pass]), { settings: { worth: false } })
  expect(buttons()[0]).toBe('Mahjong')
  await userEvent.click(screen.getByRole('button', { name: 'Mahjong' }))
  expect(said()).toHaveAccessibleDescription(/does not count/)
  expect(said()).not.toHaveTextContent('14')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(answer).not.toHaveBeenCalled()
})

test('a shape that Closing forbids says so', async () => {
  const win = choice({ type: 'win' }, { worth: worth(0, 'barred-shape') })
  await showTable(asked([win, pass]))
  expect(buttons()[0]).toBe('Mahjong⚠ not after Closing')
})

test('Closing is chosen first, then the tile that closes', async () => {
  const view = ownTurn()
  const { answer } = await showTable(view)
  const toggle = screen.getByRole('button', { name: 'Close with this discard' })
  await userEvent.keyboard('l')
  expect(toggle).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('button', { name: '1 Circle, closes the hand' })).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: '1 Circle, closes the hand' }))
  const circle = tileSet().one('1p')
  const action = { type: 'discard', tile: circle, close: true, seat: 0, offer: 7 }
  expect(answer).toHaveBeenCalledExactlyOnceWith(action)
})

test('closing a hand that would not be ready is asked about, and can be done all the same', async () => {
  const { answer } = await showTable(ownTurn(), {
    hints: { distance: 0, waits: [], readyDiscards: [] },
  })
  await userEvent.keyboard('l')
  fireEvent.click(screen.getByRole('button', { name: '1 Circle, closes the hand' }))
  expect(answer).not.toHaveBeenCalled()
  expect(said()).toHaveAccessibleDescription(/not ready/)
  await userEvent.click(within(said()).getByRole('button', { name: 'Close' }))
  expect(answer).toHaveBeenCalledTimes(1)
})

test('every refused choice has its reason, by button and by key', async () => {
  const refused = [
    choice({ type: 'chow', with: kinds('34m') }, { refused: 'not-next-seat' }),
    choice({ type: 'pong' }, { refused: 'passed-this-tile' }),
  ]
  await showTable(asked(refused))
  await userEvent.click(screen.getByRole('button', { name: 'Why not?' }))
  const sheet = screen.getByRole('region', { name: 'What you may not do, and why' })
  const told = [...sheet.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ])
  expect(told).toEqual([
    [
      'Sheung: 3 Characters and 4 Characters',
      'Only the player after the discarder may take it for a Sheung.',
    ],
    [
      'Pong: 5 Characters',
      'You could have claimed 5 Characters and passed; until your next turn you may not claim it.',
    ],
  ])
  await userEvent.keyboard('y')
  expect(screen.queryByRole('region', { name: /may not do/ })).toBeNull()
})

const reasons = () => screen.queryByRole('region', { name: /may not do/ })

test('an explanation stays while the others move, until the person closes it', async () => {
  const { next } = await showTable(asked([choice({ type: 'pong' }, { refused: 'just-claimed' })]))
  await userEvent.keyboard('y')
  next({ ...asked([]), stage: { stage: 'acting', seat: 2 } })
  expect(reasons()).toHaveTextContent('Pong: 5 Characters')
  await userEvent.keyboard('{Escape}')
  expect(reasons()).toBeNull()
  expect(screen.queryByRole('button', { name: 'Why not?' })).toBeNull()
})

test('an explanation goes with the next answer', async () => {
  await showTable(asked([choice({ type: 'kong' }, { refused: 'no-replacement' }), pong, pass]))
  await userEvent.keyboard('y')
  expect(reasons()).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Pass' }))
  expect(reasons()).toBeNull()
})

test('where nothing is refused no button asks why, and the key says so', async () => {
  await showTable(asked())
  expect(screen.queryByRole('button', { name: 'Why not?' })).toBeNull()
  await userEvent.keyboard('y')
  expect(screen.getByRole('status')).toHaveTextContent('Nothing to explain now.')
  await userEvent.click(screen.getByRole('button', { name: 'Why not?' }))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a claim is asked in words: a discard, an added Gong, flowers in the deal', async () => {
  const { next, speak } = await showTable(asked())
  expect(bar()).toHaveTextContent('Lin discarded 5 Characters: claim it?')
  const view = asked([choice({ type: 'win' }, { worth: worth(30) }), pass])
  next({ ...view, stage: { ...view.stage, on: 'added-kong' } as typeof view.stage })
  expect(bar()).toHaveTextContent('Lin adds 5 Characters to a Pong: rob the Gong?')
  next({ ...view, stage: { stage: 'flower-win', seat: 0 } })
  expect(bar()).toHaveTextContent('Your flowers are a Mahjong: declare it?')
  next(asked())
  speak('zh-Hant')
  expect(screen.getByText('小林打五萬，要不要？')).toBeInTheDocument()
})

test('where there is little room the choice to close is not to be taken for closing a window', async () => {
  await showTable(ownTurn())
  const toggle = screen.getByRole('button', { name: 'Close with this discard' })
  expect(within(toggle).getByText('Close hand')).toBeInTheDocument()
})

test('undo is there in practice games only', async () => {
  const { undo } = await showTable(ownTurn(), { practice: true })
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await userEvent.keyboard('u')
  expect(undo).toHaveBeenCalledTimes(2)
})

test('a counted game has no undo, not even by key', async () => {
  const { undo } = await showTable(ownTurn())
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  await userEvent.keyboard('u')
  expect(undo).not.toHaveBeenCalled()
})

test('a claim stays answerable whatever comes in between', async () => {
  const { answer, next } = await showTable(asked())
  next(asked(), [{ event: 'peek', seat: 2 }])
  await painted()
  await userEvent.click(screen.getByRole('button', { name: 'Pass' }))
  expect(answer).toHaveBeenCalledExactlyOnceWith(pass.action)
})

test('the choices are offered in Chinese', async () => {
  await showTable(asked(), { language: 'zh-Hant' })
  const names = within(screen.getByRole('region', { name: '你的選擇' }))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
  expect(names).toEqual([
    '上：三萬、四萬',
    '上：四萬、六萬',
    '上：六萬、七萬',
    '碰：五萬',
    '槓：五萬',
    '過',
  ])
})
