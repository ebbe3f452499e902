import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { Choice, WinWorth } from '../../../src/engine/table/action'
import type { PlayerView, SeenEvent } from '../../../src/engine/table/view'
import { kindOf } from '../../../src/engine/tiles/tile'
import type { TileKind } from '../../../src/engine/tiles/tile'
import { ruleSetOf } from '../../../src/rules/index'
import type { RuleSetId } from '../../../src/rules/index'
import { showTable } from '../../support/showTable'
import { alike, choice, discardsOf, lying, player, tileSet, viewOf } from '../../support/views'

const under = (id: RuleSetId, over: Partial<PlayerView> = {}): PlayerView =>
  viewOf({ ruleSetId: id, options: ruleSetOf(id).options, ...over })

const bar = () => screen.getByRole('region', { name: /^(Your choices|你的選擇)$/ })
const centre = () => screen.getByRole('region', { name: 'Round and wall' })
const buttons = () =>
  within(bar())
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)

const worth = (over: Partial<WinWorth>): WinWorth => ({
  ...{ total: 5, minimum: 0, gain: 600, falseMahjong: null, byFlowers: false },
  ...over,
})

const kinds = (text: string) => tileSet().take(text).map(kindOf) as [TileKind, TileKind]

/** Asked about a 5m of the player on the left, with these choices. */
const asked = (id: RuleSetId, choices: readonly Choice[]): PlayerView => {
  const set = tileSet()
  const concealed = set.take('3455567m123p789p22s4z')
  const tile = set.one('5m')
  return under(id, {
    own: { closed: false, concealed, drawn: null },
    players: [player(), player(), player(), player({ discards: lying([tile]) })],
    events: [{ event: 'discard', seat: 3, tile, drawn: false, close: false }],
    stage: { stage: 'claiming', on: 'discard', tile, from: 3 },
    choices,
  })
}

const everyClaim = [
  choice({ type: 'chow', with: kinds('34m') }),
  choice({ type: 'pong' }),
  choice({ type: 'kong' }),
  choice({ type: 'pass' }),
]

describe('claims go by the names of the house', () => {
  // oxfmt-ignore
  test.each([
    ['worldwide', 'en', ['Sheung', 'Pong', 'Gong', 'Pass']],
    ['club', 'en', ['Sheung', 'Pong', 'Gong', 'Pass']],
    ['taiwan', 'en', ['Chow', 'Pung', 'Kong', 'Pass']],
    ['tsumo', 'en', ['Chow', 'Pong', 'Kong', 'Pass']],
    ['worldwide', 'zh-Hant', ['上', '碰', '槓', '過']],
    ['taiwan', 'zh-Hant', ['吃', '碰', '槓', '過']],
    ['tsumo', 'zh-Hant', ['吃', '碰', '槓', '過']],
  ] as const)('%s in %s: %j', async (id, language, names) => {
    await showTable(asked(id, everyClaim), { language })
    expect(buttons().map((name) => name?.split(/[:：]/)[0])).toEqual(names)
  })

  test.each([
    ['worldwide', '3 Circles'],
    ['club', '3 Circles'],
    ['taiwan', '3 dots'],
    ['tsumo', '3 dots'],
  ] as const)('the tiles of %s are called so: %s', async (id, name) => {
    const [tile] = tileSet().take('3p')
    const own = { closed: false, concealed: [tile!], drawn: null } as const
    await showTable(under(id, { own }))
    expect(screen.getByRole('button', { name })).toBeInTheDocument()
  })
})

describe('tiles left', () => {
  const wall = { front: 70, back: 3 }

  // oxfmt-ignore
  test.each([
    ['worldwide', 144 - 70 - 3, 'The wall, 71 tiles left; the last 13 are the flower wall'],
    ['club', 128 - 70, 'The wall, 58 tiles left; 13 tiles for replacements'],
    ['taiwan', 144 - 16 - 70 - 3, 'The wall, 55 tiles left; 16 tiles that nobody draws'],
    ['tsumo', 144 - 70 - 3, 'The wall, 71 tiles left'],
  ] as const)('%s has %i ordinary draws left', async (id, left, name) => {
    const { ordinaryLeft } = ruleSetOf(id).wall
    await showTable(under(id, { wall, drawsLeft: ordinaryLeft(wall) }))
    expect(centre()).toHaveTextContent(new RegExp(`${left}\\s*Tiles left`))
    expect(within(centre()).getByRole('img', { name })).toBeInTheDocument()
  })

  test('they are spoken with the scores', async () => {
    await showTable(under('taiwan', { drawsLeft: 55, scores: [1220, -1220, 0, 0] }))
    await userEvent.keyboard('s')
    expect(screen.getByRole('log')).toHaveTextContent(
      'You $1,220, Mei −$1,220, Bo $0, Lin $0. 55 tiles left.',
    )
  })
})

test.each([
  ['worldwide', true],
  ['club', true],
  ['taiwan', false],
  ['tsumo', false],
] as const)('%s has a pool: %s', async (id, pool) => {
  await showTable(under(id))
  expect(within(centre()).queryAllByText('Pool')).toHaveLength(pool ? 1 : 0)
})

describe('amounts', () => {
  test('taiwan plays for money, thousands set apart', async () => {
    await showTable(under('taiwan', { scores: [0, 12_340, -12_340, 0] }))
    expect(screen.getByRole('region', { name: 'Mei, South, $12,340' })).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Bo, West, −$12,340' })).toBeInTheDocument()
  })

  // oxfmt-ignore
  test.each([
    ['worldwide', 'en', 'Mahjong42 points', worth({ total: 42, gain: 126 })],
    ['club', 'zh-Hant', '食糊42 分', worth({ total: 42, gain: 42 })],
    ['taiwan', 'en', 'Win5 tai $1,220', worth({ gain: 1220 })],
    ['taiwan', 'zh-Hant', '胡5 台 1,220 元', worth({ gain: 1220 })],
    ['tsumo', 'en', 'Win5 tai', worth({ gain: 15 })],
  ] as const)('the win of %s in %s: %s', async (id, language, told, promised) => {
    await showTable(asked(id, [choice({ type: 'win' }, { worth: promised })]), { language })
    expect(within(bar()).getByRole('button')).toHaveTextContent(told)
  })

  test('a payment is said in money', async () => {
    const pay: SeenEvent = { event: 'pay', reason: 'win', deltas: [1220, -1220, 0, 0] }
    const { next } = await showTable(under('taiwan'))
    next(under('taiwan'), [pay])
    expect(screen.getByRole('log')).toHaveTextContent('Win: You +$1,220, Mei −$1,220.')
  })
})

describe('a hand below the least of tsumo', () => {
  const low = worth({ total: 0, minimum: 1, gain: 0, falseMahjong: 'below-minimum' })
  const choices = [
    choice({ type: 'win' }, { worth: low, refused: 'below-minimum' }),
    choice({ type: 'pass' }),
  ]

  test.each([
    ['en', 'Winnot offered: needs 1 tai'],
    ['zh-Hant', '胡不能胡，至少要 1 台'],
  ] as const)('is not offered, which is said at once in %s', async (language, told) => {
    await showTable(asked('tsumo', choices), { language })
    expect(bar()).toHaveTextContent(told)
    expect(within(bar()).queryByRole('button', { name: /^(Win|胡)/ })).toBeNull()
  })

  test('the reason names what it is worth', async () => {
    await showTable(asked('tsumo', choices))
    await userEvent.keyboard('y')
    expect(screen.getByRole('definition')).toHaveTextContent(
      'Not offered: it needs 1 tai, and the hand is worth 0 tai.',
    )
  })

  test('with the worth off only the question why tells it', async () => {
    await showTable(asked('tsumo', choices), { settings: { worth: false } })
    expect(bar()).not.toHaveTextContent('not offered')
  })
})

describe('looking at a closed hand in club', () => {
  const peek = choice({ type: 'peek' })
  const closed = () => {
    const [drawn] = tileSet().take('5s')
    return under('club', {
      own: { closed: true, count: 17, drawn: drawn! },
      players: [player({ closed: true, count: 17 }), player(), player(), player()],
      choices: [peek, choice({ type: 'discard', tile: drawn!, close: false })],
    })
  }

  test('says its price before it is done, and can be left', async () => {
    const { answer } = await showTable(closed())
    await userEvent.click(screen.getByRole('button', { name: 'Peek: costs 5 to each player' }))
    const asking = screen.getByRole('alertdialog', { name: 'Look at your hand?' })
    expect(asking).toHaveTextContent('You pay 5 points to each of the others, 15 points in all.')
    expect(asking).toHaveTextContent('The hand shows until your next answer.')
    await userEvent.click(within(asking).getByRole('button', { name: 'Back' }))
    expect(answer).not.toHaveBeenCalled()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('is done once it is confirmed', async () => {
    const { answer } = await showTable(closed())
    await userEvent.click(screen.getByRole('button', { name: /^Peek/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Pay and look' }))
    expect(answer).toHaveBeenCalledExactlyOnceWith(peek.action)
  })

  test('is asked about in Chinese too', async () => {
    await showTable(closed(), { language: 'zh-Hant' })
    await userEvent.click(screen.getByRole('button', { name: '偷看：付每家 5\u00a0分' }))
    expect(screen.getByRole('alertdialog')).toHaveTextContent('要付每家 5 分，共 15 分')
  })
})

describe('the fourth West', () => {
  const turn = (id: RuleSetId) => {
    const concealed = tileSet().take('123m456m789m123p99s222z')
    const show = choice({ type: 'show-west' })
    return under(id, {
      own: { closed: false, concealed, drawn: concealed.at(-1)! },
      choices: [...discardsOf(concealed), show],
    })
  }

  test.each([
    ['club', 'Show West: first West pays 5 each'],
    ['worldwide', 'Show West: nobody pays'],
  ] as const)('may be shown in %s, with what that moves', async (id, name) => {
    const { answer } = await showTable(turn(id))
    await userEvent.click(screen.getByRole('button', { name }))
    expect(answer).toHaveBeenCalledExactlyOnceWith({ type: 'show-west', seat: 0, offer: 7 })
  })

  test('that it was shown is said, and in club who paid', async () => {
    const { next } = await showTable(under('club'))
    next(under('club'), [
      { event: 'show-west', seat: 1 },
      { event: 'pay', reason: 'west', deltas: [5, 5, -15, 5] },
    ])
    expect(screen.getByRole('log')).toHaveTextContent('Mei shows the fourth West.')
    expect(screen.getByRole('log')).toHaveTextContent('West shown: You +5, Mei +5, Bo −15, Lin +5.')
  })
})

test.each([
  ['taiwan', 'Concealed kong, face down'],
  ['tsumo', 'Concealed kong, face down'],
] as const)('a concealed kong of another lies face down in %s', async (id, name) => {
  await showTable(
    under(id, {
      players: [player(), player({ melds: [{ kind: 'hidden-kong' }] }), player(), player()],
    }),
  )
  const mei = screen.getByRole('region', { name: /^Mei/ })
  const kong = within(mei).getByRole('img', { name })
  expect(kong.querySelectorAll('[data-tile]')).toHaveLength(0)
})

test('the own one is known to its owner', async () => {
  const tiles = tileSet().take('8888m')
  const melds = [alike(tiles, null, 'concealed')]
  await showTable(
    under('taiwan', { players: [player({ count: 13, melds }), player(), player(), player()] }),
  )
  expect(screen.getByRole('img', { name: 'Concealed kong: 8 characters' })).toBeInTheDocument()
})

describe('a streak without end', () => {
  test.each([1, 4, 6])('is counted by the %i pips of a die', async (streak) => {
    await showTable(under('club', { streak }))
    const die = within(centre()).getByRole('img', { name: `Dealer streak ${streak}` })
    expect(die.querySelectorAll('circle')).toHaveLength(streak)
  })

  test('is a figure from seven on', async () => {
    await showTable(under('taiwan', { streak: 11 }))
    expect(within(centre()).getByRole('img', { name: 'Dealer streak 11' })).toHaveTextContent('11')
  })
})
