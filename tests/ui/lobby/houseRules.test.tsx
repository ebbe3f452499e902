import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { english } from '../../../src/i18n/en/english'
import { chinese } from '../../../src/i18n/zh-Hant/chinese'
import { differences } from '../../../src/i18n/differences'
import { RULE_SET_IDS, ruleSetOf } from '../../../src/rules/index'
import { gameActions, gameStore } from '../../../src/store/gameStore'
import { profileOf, RULE_SETS } from '../../../src/store/ruleSets'
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
})

const waiting = {
  ...({ id: 'one', ruleSetId: 'taiwan', options: {}, length: 'round', practice: false } as const),
  ...({ seed: 'abc', startedAt: 0, savedAt: 0, hand: 3, round: 'E' } as const),
  scores: [1220, -1220, 0, 0] as const,
}

const starts = () => vi.spyOn(gameActions, 'start').mockResolvedValue(false)
const choose = (id: string) => userEvent.selectOptions(screen.getByLabelText('Rules'), id)
const play = () => screen.getByRole('button', { name: 'Play' })

const retype = async (name: string, text: string) => {
  const field = screen.getByRole('textbox', { name })
  await userEvent.clear(field)
  if (text !== '') await userEvent.type(field, text)
  return field
}

test('the lobby offers the rule sets that the engine plays', () => {
  expect(RULE_SETS).toEqual(RULE_SET_IDS)
})

test.each(RULE_SET_IDS)('what the lobby knows of %s is what the engine plays by', (id) => {
  const { units, houseRules, options } = ruleSetOf(id)
  expect(profileOf(id)).toEqual({ units, houseRules })
  const usual = Object.entries(profileOf(id).houseRules).map(([name, rule]) => [name, rule.usual])
  expect(Object.fromEntries(usual)).toEqual(options)
})

describe.each([
  ['English', english],
  ['Chinese', chinese],
])('in %s', (_, { lobby: texts }) => {
  test.each(RULE_SET_IDS)('every house rule of %s is told, and all that it may be', (id) => {
    for (const [name, rule] of Object.entries(profileOf(id).houseRules)) {
      const text = texts.houseRules[name]
      const values = rule.kind === 'choice' ? rule.values : []
      const told = [text?.name, text?.note, ...values.map((value) => text?.values?.[value])]
      expect(told.filter((one) => !one?.trim())).toEqual([])
    }
  })
})

describe('the next game is played', () => {
  // oxfmt-ignore
  test.each([
    ['worldwide', {}],
    ['club', { minimum: 'none' }],
    ['taiwan', { base: 100, perTai: 20, multipleWinners: false }],
    ['tsumo', {}],
  ] as const)('in %s with the usual house rules: %j', async (id, options) => {
    const start = starts()
    renderWithText(<Lobby />)
    await choose(id)
    await userEvent.click(play())
    expect(start.mock.calls[0]?.[0]).toMatchObject({ ruleSetId: id, options })
  })

  test('in taiwan with those that were set', async () => {
    const start = starts()
    renderWithText(<Lobby />)
    await choose('taiwan')
    await retype('Base, $', '300')
    await retype('Each tai, $', '0')
    await userEvent.click(screen.getByRole('switch', { name: 'Several win on one tile' }))
    await userEvent.click(play())
    const options = { base: 300, perTai: 0, multipleWinners: true }
    expect(start.mock.calls[0]?.[0]).toMatchObject({ ruleSetId: 'taiwan', options })
  })

  test('in club with a minimum that rises by round', async () => {
    const start = starts()
    renderWithText(<Lobby />)
    await choose('club')
    await userEvent.click(screen.getByRole('radio', { name: 'By round' }))
    await userEvent.click(play())
    expect(start.mock.calls[0]?.[0].options).toEqual({ minimum: 'by-round' })
  })

  test('without what was set for another rule set, which is not forgotten', async () => {
    const start = starts()
    renderWithText(<Lobby />)
    await choose('taiwan')
    await retype('Base, $', '50')
    await choose('tsumo')
    await userEvent.click(play())
    expect(start.mock.calls[0]?.[0]).toMatchObject({ ruleSetId: 'tsumo', options: {} })
    await choose('taiwan')
    expect(screen.getByRole('textbox', { name: 'Base, $' })).toHaveValue('50')
  })
})

describe('an amount that cannot be one', () => {
  test.each(['', '-1', '12.5', 'abc', '100001'])('"%s" is refused in words', async (text) => {
    renderWithText(<Lobby />)
    await choose('taiwan')
    const field = await retype('Each tai, $', text)
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('A whole number from 0 to 100,000.')
    expect(play()).toHaveAttribute('aria-disabled', 'true')
  })

  test('is refused in Chinese', async () => {
    renderWithText(<Lobby />, 'zh-Hant')
    await userEvent.selectOptions(screen.getByLabelText('規則'), 'taiwan')
    const field = await retype('每台（元）', 'x')
    expect(field).toHaveAccessibleDescription('請輸入 0 到 100,000 的整數。')
  })

  test.each([
    ['Play', null],
    ['New game', waiting],
  ])('is where the one who presses %s by key is led', async (name, saved) => {
    const start = starts()
    gameStore.setState({ saved })
    renderWithText(<Lobby />)
    await choose('taiwan')
    const field = await retype('Each tai, $', '-1')
    const button = screen.getByRole('button', { name })
    button.focus()
    expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(start).not.toHaveBeenCalled()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field).toHaveFocus()
  })

  test('hinders no other rule set', async () => {
    renderWithText(<Lobby />)
    await choose('taiwan')
    await retype('Base, $', '')
    await choose('club')
    expect(play()).toHaveAttribute('aria-disabled', 'false')
  })
})

describe('how the four differ', () => {
  test.each(['en', 'zh-Hant'] as const)(
    'is told of each, topic by topic, in %s',
    async (language) => {
      const topics = await differences[language]()
      expect(topics.length).toBe((await differences.en()).length)
      expect(new Set(topics.map(({ topic }) => topic)).size).toBe(topics.length)
      for (const { answers } of topics) {
        expect(Object.keys(answers)).toEqual(RULE_SET_IDS)
        expect(new Set(Object.values(answers)).size).toBeGreaterThan(1)
      }
    },
  )

  test('is a table with a column for each rule set', async () => {
    await differences.en()
    renderWithText(<Lobby />)
    await userEvent.click(screen.getByRole('button', { name: 'How the four differ' }))
    const table = await screen.findByRole('table', { name: 'How the four differ' })
    const heads = within(table).getAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      ...['What', 'Worldwide', 'Club', 'Taiwan', 'Tsumo'],
    ])
    const least = within(table).getByRole('row', { name: /^Least a hand must be worth/ })
    expect(within(least).getAllByRole('cell').at(-1)).toHaveTextContent('1 tai')
  })
})

test('games tell their rule set, and money where it was played for', () => {
  gameStore.setState({ finishedGames: [waiting], saved: waiting })
  renderWithText(<Lobby />)
  expect(screen.getByRole('link')).toHaveTextContent(/East round · Taiwan.*\$1,220/)
  const card = screen.getByRole('region', { name: 'Your game is waiting' })
  expect(card).toHaveTextContent(/East round, hand 4Taiwan ·/)
  expect(card).toHaveTextContent('−$1,220')
})
