import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Advice } from '../../../src/bots/adviceTypes'
import type { PlayerView } from '../../../src/engine/table/view'
import { adviceTexts } from '../../../src/i18n/advice'
import { kindOf } from '../../../src/engine/tiles/tile'
import { adviceStore } from '../../../src/store/adviceStore'
import { settingsStore } from '../../../src/store/settingsStore'
import { adviceInOrder, adviceOf, weighed } from '../../support/advice'
import { showTable } from '../../support/showTable'
import { choice, discardsOf, tileSet, viewOf } from '../../support/views'

/** What is fetched when somebody is first advised. */
beforeAll(async () => {
  await Promise.all([import('../../../src/ui/advice/AdvicePanel'), adviceTexts.en()])
})

const kind = (text: string) => kindOf(tileSet().one(text))

const tiles = tileSet().take('39m5p')
const [three, nine, five] = discardsOf(tiles).map(({ action }) => action)
const closing = discardsOf([tiles[1]!], true)[1]!.action
const ownTurn = (over: Partial<PlayerView> = {}) =>
  viewOf({
    own: { closed: false, concealed: tiles, drawn: null },
    choices: discardsOf(tiles),
    ...over,
  })

/** 5p is advised, 9m as good as that, 3m worse by 2.1. */
const advice: Advice = adviceOf(
  weighed(five!, {
    mean: 4.2,
    error: 1.1,
    winChance: 0.412,
    distance: 1,
    accepts: [
      { kind: kind('4p'), left: 3 },
      { kind: kind('7p'), left: 2 },
    ],
    danger: { chance: 0.063, reasons: ['rival-closed', 'thrown-by-rival'] },
  }),
  weighed(nine!, { mean: 3.5, error: 0.6, distance: 0 }),
  weighed(three!, { mean: 2.1, error: 0.7, danger: { chance: 0.004, reasons: [] } }),
)
const live = { live: { view: ownTurn(), advice } }
const after = (taken: typeof three) => ({
  last: { view: ownTurn(), advice, taken: taken! },
})
const othersTurn = viewOf({ stage: { stage: 'acting', seat: 2 } })

const panel = () => screen.findByRole('region', { name: 'Advice' })
const ranking = () => screen.findByRole('table', { name: 'Your choices, the best first' })
/** The rows with a choice, each cell as it reads. */
const rows = (table: HTMLElement): string[][] =>
  within(table)
    .getAllByRole('rowheader')
    .map((header) => [
      within(header).getByRole('button').getAttribute('aria-label')!,
      ...[...header.parentElement!.querySelectorAll('td')].map((cell) => cell.textContent),
    ])

describe('live', () => {
  test('ranks the choices, the best first, each figure with its sign', async () => {
    await showTable(ownTurn(), { settings: { advice: 'live' }, advice: live })
    expect(rows(await ranking())).toEqual([
      [
        '5 Circles, advised',
        '≈\u202fabout +4.2 ±\u00a01.1',
        '≈\u202fabout 41%',
        '≈\u202fabout 6%',
        '=\u202fexactly 1',
        '=\u202fexactly 5',
      ],
      [
        '9 Characters',
        '≈\u202fabout +3.5 ±\u00a00.6',
        '≈\u202fabout 25%',
        '≈\u202fabout 2%',
        '=\u202fexactly ready',
        '=\u202fexactly 0',
      ],
      [
        '3 Characters',
        '≈\u202fabout +2.1 ±\u00a00.7',
        '≈\u202fabout 25%',
        '≈\u202fabout 0.4%',
        '=\u202fexactly 1',
        '=\u202fexactly 0',
      ],
    ])
    expect(await panel()).toHaveTextContent('Advised: 5 Circles ≈ about +4.2 ± 1.1 points')
  })

  test('names no gain of a move that its shape speaks for, where others gain more on average', async () => {
    const close = adviceOf(weighed(five!, { mean: -6.1 }), weighed(nine!, { mean: -0.9 }))
    const shown = { live: { view: ownTurn(), advice: close } }
    await showTable(ownTurn(), { settings: { advice: 'live' }, advice: shown })
    expect(await panel()).toHaveTextContent('Advised: 5 Circles, for its shape')
    expect(await panel()).toHaveTextContent('Nothing is clearly ahead of ★')
  })

  test('names the gain of an advised win, whatever might be gained without it', async () => {
    const winFirst = adviceOf(
      weighed(five!, { mean: 12, error: 0, distance: -1 }),
      weighed(nine!, { mean: 13.5 }),
    )
    const shown = { live: { view: ownTurn(), advice: winFirst } }
    await showTable(ownTurn(), { settings: { advice: 'live' }, advice: shown })
    expect(await panel()).toHaveTextContent('+12 points')
    expect(await panel()).not.toHaveTextContent('shape')
  })

  test('tells nothing that speaks for a danger where there is none', async () => {
    const reasons = ['never-seen', 'thrown-by-rival'] as const
    const safe = adviceOf(weighed(five!, { danger: { chance: 0, reasons } }))
    const shown = { live: { view: ownTurn(), advice: safe } }
    await showTable(ownTurn(), { settings: { advice: 'live' }, advice: shown })
    await ranking()
    expect(screen.queryByText(/Riskier/)).toBeNull()
    expect(screen.getByText(/Safer: an opponent threw it earlier/)).toBeInTheDocument()
  })

  test('draws the tiles that a choice accepts with their copies, and words its danger', async () => {
    await showTable(ownTurn(), { settings: { advice: 'live' }, advice: live })
    const table = await ranking()
    const accepted = within(table).getAllByRole('listitem')
    expect(accepted.map((tile) => tile.getAttribute('aria-label'))).toEqual([
      '4 Circles, 3 left',
      '7 Circles, 2 left',
    ])
    expect(accepted[0]!.querySelector('use')).not.toBeNull()
    expect(table).toHaveTextContent('1 from ready · = exactly 2 kinds, 5 tiles')
    expect(table).toHaveTextContent(
      'Riskier: an opponent has closed. Safer: an opponent threw it earlier.',
    )
    await userEvent.click(within(table).getByRole('button', { name: '3 Characters' }))
    expect(table).toHaveTextContent('Nothing speaks for or against it.')
  })

  test('marks the advised tile with a star and in its name', async () => {
    await showTable(ownTurn(), { settings: { advice: 'live' }, advice: live })
    const advised = screen.getAllByRole('button', { name: /advised$/ })
    const [inHand] = advised.filter((button) => button.hasAttribute('data-hand-tile'))
    expect(inHand).toHaveAccessibleName('5 Circles, advised')
    expect(inHand).toHaveAttribute('data-advised')
  })

  test('advises claims by the same figures, and marks the advised one in the claim bar', async () => {
    const tile = tileSet().one('5m')
    const view = viewOf({
      stage: { stage: 'claiming', on: 'discard', tile, from: 3 },
      choices: [
        choice({ type: 'chow', with: [kind('6m'), kind('7m')] }),
        choice({ type: 'pong' }),
        choice({ type: 'pass' }),
      ],
    })
    const [chow, pong, pass] = view.choices.map(({ action }) => action)
    const claims = adviceOf(
      weighed(pong!, { mean: 6 }),
      weighed(pass!, { mean: 1 }),
      weighed(chow!, { mean: -1.5 }),
    )
    await showTable(view, {
      settings: { advice: 'live' },
      advice: { live: { view, advice: claims } },
    })
    const ranked = rows(await ranking())
    expect(ranked.map(([name, points]) => [name, points])).toEqual([
      ['Pong: 5 Characters, advised', '≈\u202fabout +6.0 ±\u00a01.0'],
      ['Pass', '≈\u202fabout +1.0 ±\u00a01.0'],
      ['Sheung: 6 Characters and 7 Characters', '≈\u202fabout −1.5 ±\u00a01.0'],
    ])
    expect(screen.queryByRole('columnheader', { name: 'Risk' })).toBeNull()
    const bar = screen.getByRole('region', { name: 'Your choices' })
    const starred = within(bar)
      .getAllByRole('button')
      .filter((button) => button.hasAttribute('data-advised'))
    expect(starred.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Pong: 5 Characters, advised',
    ])
  })

  test('each heading explains its figures on demand, and which of them are estimates', async () => {
    await showTable(ownTurn(), { settings: { advice: 'live' }, advice: live })
    const table = await ranking()
    for (const [heading, meaning] of [
      ['Points', /^Estimate: what you gain or lose .* up to 200 ways/],
      ['Win', /^Estimate: /],
      ['Risk', /^Estimate: /],
      ['Away', /^Exact: /],
      ['Tiles', /^Exact: /],
    ] as const) {
      const button = within(table).getByRole('button', { name: heading })
      await userEvent.click(button)
      expect(button).toHaveAttribute('aria-expanded', 'true')
      expect(screen.getByText(meaning)).toBeVisible()
      await userEvent.click(button)
      expect(screen.queryByText(meaning)).toBeNull()
    }
  })

  test('is folded and opened by its line and by key, and stays so', async () => {
    await showTable(ownTurn(), { settings: { advice: 'live' }, advice: live })
    await ranking()
    await userEvent.click(screen.getByRole('button', { name: /^Advised: 5 Circles/ }))
    expect(screen.queryByRole('table')).toBeNull()
    expect(settingsStore.getState().adviceOpen).toBe(false)
    await userEvent.keyboard('a')
    expect(await ranking()).toBeVisible()
    expect(settingsStore.getState().adviceOpen).toBe(true)
  })

  test('what a win pays at once is exact', async () => {
    const view = ownTurn({ choices: [choice({ type: 'win' }), ...discardsOf(tiles)] })
    const win = weighed(view.choices[0]!.action, { mean: 69, error: 0, distance: -1, winChance: 1 })
    await showTable(view, {
      settings: { advice: 'live' },
      advice: { live: { view, advice: adviceOf(win, weighed(five!)) } },
    })
    const [first] = rows(await ranking())
    expect(first?.slice(0, 3)).toEqual([
      'Mahjong, self-drawn, advised',
      '=\u202fexactly +69',
      '=\u202fexactly 100%',
    ])
  })

  test('says that it is at work, and shows nothing until then', async () => {
    await showTable(ownTurn(), { settings: { advice: 'live' }, advice: { weighing: true } })
    expect(await panel()).toHaveTextContent('Weighing your choices…')
    expect(screen.queryByRole('button', { name: /advised/ })).toBeNull()
  })
})

test.each([
  ['taiwan', 'Dollars', '≈\u202fabout +1,220 ±\u00a0310', 'about +1,220 ± 310 dollars'],
  ['tsumo', 'Points', '≈\u202fabout +1,220.4 ±\u00a0310.0', 'points'],
])('%s counts in what changes hands there', async (ruleSetId, heading, figure, told) => {
  const view = ownTurn({ ruleSetId })
  const money = adviceOf(weighed(five!, { mean: 1220.4, error: 310 }), weighed(three!))
  await showTable(view, { settings: { advice: 'live' }, advice: { live: { view, advice: money } } })
  const table = await ranking()
  expect(within(table).getByRole('button', { name: heading })).toBeVisible()
  expect(rows(table)[0]![1]).toBe(figure)
  expect(await panel()).toHaveTextContent(told)
})

describe('after the move', () => {
  test('before it, nothing is given away', async () => {
    const view = ownTurn({
      own: { closed: false, concealed: tiles, drawn: null },
      choices: discardsOf(tiles, true),
    })
    const readyDiscards = [{ kind: kind('9m'), waits: [] }]
    await showTable(view, {
      settings: { advice: 'after' },
      hints: { distance: null, waits: [], readyDiscards },
    })
    expect(await panel()).toHaveTextContent('Your next move is weighed here.')
    await userEvent.keyboard('l')
    fireEvent.mouseOver(screen.getByRole('button', { name: /^9 Characters/ }))
    expect(screen.queryByRole('button', { name: /advised|ready/ })).toBeNull()
    expect(screen.queryByRole('table')).toBeNull()
    expect(document.querySelector('[data-mark="hint"], [data-advised]')).toBeNull()
  })

  test.each([
    ['the advised move', five, '5 Circles, as advised.'],
    [
      'one within the standard error',
      nine,
      '9 Characters: as good as 5 Circles, which was advised.',
    ],
    ['one that was not weighed', closing, 'closing with 9 Characters. Advised: 5 Circles.'],
    ['a worse one', three, '3 Characters. Advised: 5 Circles, about 2.1 points better.'],
  ])('%s is told in a line', async (_name, taken, sentence) => {
    await showTable(othersTurn, { settings: { advice: 'after' }, advice: after(taken) })
    expect(await screen.findByRole('button', { name: sentence })).toBeVisible()
  })

  test('the verdict opens to the whole ranking as it was, with what was done', async () => {
    await showTable(othersTurn, { settings: { advice: 'after' }, advice: after(three) })
    const line = await screen.findByRole('button', { name: /^3 Characters\. Advised/ })
    expect(screen.queryByRole('table')).toBeNull()
    await userEvent.click(line)
    const table = screen.getByRole('table', { name: 'Your choices as they were, the best first' })
    expect(rows(table).map(([name]) => name)).toEqual([
      '5 Circles, advised',
      '9 Characters',
      '3 Characters, yours',
    ])
    await userEvent.keyboard('a')
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('is heard once, and not again in another language', async () => {
    const { next, speak } = await showTable(othersTurn, {
      settings: { advice: 'after' },
      advice: { last: null },
    })
    await panel()
    const region = document.querySelector(
      '[aria-live="polite"][aria-relevant="additions"]:not([role])',
    )!
    const heard: string[] = []
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) heard.push(node.textContent ?? '')
      }
    })
    observer.observe(region, { childList: true })
    act(() => adviceStore.setState(after(five)))
    next(viewOf({ stage: { stage: 'acting', seat: 3 } }))
    await act(async () => speak('zh-Hant'))
    observer.disconnect()
    expect(heard).toEqual(['5 Circles, as advised.'])
  })
})

test('the key of the advice switches it on where it is off', async () => {
  const view = ownTurn()
  await showTable(view)
  expect(screen.queryByRole('region', { name: 'Advice' })).toBeNull()
  await userEvent.keyboard('a')
  expect(settingsStore.getState()).toMatchObject({ advice: 'live', adviceOpen: true })
  expect(await panel()).toBeVisible()
})

test('in Chinese too', async () => {
  const view = ownTurn()
  await showTable(view, {
    settings: { advice: 'live' },
    advice: { live: { view, advice: adviceInOrder(view) }, ...after(three) },
    language: 'zh-Hant',
  })
  const region = await screen.findByRole('region', { name: '打法建議' })
  expect(region).toHaveTextContent('三萬；建議五筒，約多 2.1 分。')
  expect(region).toHaveTextContent('建議：三萬')
  expect(within(region).getByRole('table', { name: '各種選擇，最好的在前' })).toBeVisible()
})
