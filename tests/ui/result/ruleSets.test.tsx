import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { RuleOptions } from '../../../src/engine/table/ruleSet'
import type { HandResult } from '../../../src/engine/table/state'
import { textsOfRuleSet } from '../../../src/i18n/ruleSets'
import { ruleSetOf } from '../../../src/rules/index'
import type { Language } from '../../../src/store/settings'
import { SeatingContext } from '../../../src/ui/app/people'
import { HandBreakdown } from '../../../src/ui/result/HandBreakdown'
import { NextHand } from '../../../src/ui/result/NextHand'
import { drawnHand, SEATED, wonHand } from '../../support/results'
import { winOf } from '../../support/score'
import type { Facts } from '../../support/score'
import { renderWithRows } from '../../support/text'

/** South, the person, sits at seat 1; East, Mei, deals. */
const won = (
  id: string,
  hand: string,
  facts: Facts = {},
  over: Partial<HandResult> = {},
  options: RuleOptions = {},
): HandResult => wonHand([winOf(hand, facts)], over, [], ruleSetOf(id, options))

const show = async (
  id: string,
  hand: HandResult,
  language: Language = 'en',
  options: RuleOptions = {},
) => {
  await renderWithRows(
    <SeatingContext value={SEATED}>
      <HandBreakdown hand={hand} own={1} />
      <NextHand hand={hand} />
    </SeatingContext>,
    language,
    { id, options },
  )
}

const notes = () => screen.getAllByText(/ pays? /).map(({ textContent }) => textContent)

/** Five chows, all drawn but the last, a wait on both sides: 1 tai and 2 in `taiwan`, 3 self-drawn. */
const PLAIN = '234m567m345p678s99s34p + 5p'

describe('what a payment of taiwan is made of', () => {
  test('a self-draw: the dealer tai stand beside the payment of the dealer', async () => {
    const hand = won('taiwan', PLAIN, { win: 'self-draw', streak: 2 })
    await show('taiwan', hand)
    expect(notes().slice(0, 3)).toEqual([
      'Mei pays 100 + (3 + 5 dealer tai) × 20 = $260',
      'Bo pays 100 + 3 × 20 = $160',
      'Lin pays 100 + 3 × 20 = $160',
    ])
    expect(screen.getByRole('heading', { name: 'Payments in dollars' })).toBeVisible()
  })

  test('the house sets base and price of a tai', async () => {
    const options = { base: 1000, perTai: 500 }
    const hand = won('taiwan', PLAIN, { discarder: 'E' }, {}, options)
    await show('taiwan', hand, 'en', options)
    expect(notes()[0]).toBe('Mei pays 1,000 + (3 + 1 dealer tai) × 500 = $3,000')
    expect(screen.getAllByRole('cell', { name: '+3,000' })).not.toHaveLength(0)
  })

  test('in Chinese', async () => {
    await show('taiwan', won('taiwan', PLAIN, { discarder: 'E' }), 'zh-Hant')
    expect(screen.getByText('阿梅付 100 +（3 + 莊家台 1）× 20 = 180 元')).toBeVisible()
    expect(screen.getByText('阿梅放槍')).toBeVisible()
  })

  test('a hand without any tai costs the base, and no row is looked for', async () => {
    await show('taiwan', won('taiwan', '(234m)(567m)123p678s99s45p + 6p', { flowers: '3f' }))
    expect(notes()[0]).toBe('Bo pays 100 + 0 × 20 = $100')
    const score = within(screen.getByRole('region', { name: 'What it scores' }))
    expect(score.getByText('No row scores.')).toBeVisible()
    expect(score.queryByText(/^Choose a line/)).toBeNull()
  })

  test('there is neither pool nor minimum', async () => {
    await show('taiwan', won('taiwan', PLAIN))
    expect(screen.queryByRole('columnheader', { name: 'Pool' })).toBeNull()
    expect(screen.queryByText(/needed/)).toBeNull()
  })
})

test('worldwide: the dealer pays 1 more for a self-drawn win, and it is said why', async () => {
  const facts = { win: 'self-draw', flowers: '2f' }
  await show('worldwide', won('worldwide', '111222333m45p789p99s + 6p', facts))
  expect(screen.getByText('Mei deals and pays 1 point more.')).toBeVisible()
  expect(screen.getByText('20 points needed in the East round')).toBeVisible()
})

test('club: who is robbed pays 10 on top, in a row of its own', async () => {
  await show('club', won('club', PLAIN, { win: 'rob-gong' }))
  expect(screen.getByText('Bo pays 10 points on top for the robbed Gong.')).toBeVisible()
  const row = screen.getByRole('row', { name: /^Robbed Gong/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([...['+10', '−10', '0', '0']])
  expect(screen.queryByText(/needed/)).toBeNull()
})

test('tsumo: a tai is needed, in every round alike', async () => {
  await show('tsumo', won('tsumo', PLAIN, { win: 'self-draw' }))
  expect(screen.getByText('At least 1 tai needed')).toBeVisible()
})

describe('the deal', () => {
  const next = { round: 'E', dealer: 0, streak: 2, pool: 0, over: false } as const

  test.each([
    ['worldwide', 'Mei keeps the deal after this win.'],
    ['taiwan', 'Mei keeps the deal for another hand.'],
  ] as const)('that stays for the first time in %s', async (id, told) => {
    await show(id, drawnHand({ streak: 0, next: { ...next, streak: 1 } }))
    expect(screen.getByText(told)).toBeVisible()
  })

  test.each([
    ['worldwide', 'Mei keeps the deal: 2 wins in a row.'],
    ['taiwan', 'Mei keeps the deal: 2 repeats in a row.'],
  ] as const)('that stays in %s', async (id, told) => {
    await show(id, drawnHand({ streak: 1, next }))
    expect(screen.getByText(told)).toBeVisible()
  })
})

describe('the same hand at other tables', () => {
  const elsewhere = async () =>
    screen.findByRole('region', { name: 'The same hand at other tables' })
  const open = async (id: string, name: string) => {
    await textsOfRuleSet(id).rows.en()
    await userEvent.click(within(await elsewhere()).getByText(name))
  }
  const verdicts = async () =>
    within(await elsewhere())
      .getAllByRole('listitem')
      .map((item) => (item.querySelector('summary') ?? item).textContent)

  test('is counted in the units of each, in their order, without the own one', async () => {
    const hand = '(234m)(567m)123p678s99s45p + 6p'
    await show('taiwan', won('taiwan', hand, { flowers: '3f' }))
    expect(await verdicts()).toEqual([
      'Worldwide Too low: 17 of 20 points',
      'Club 17 points',
      'Tsumo 1 tai',
    ])
  })

  test('opens to the rows that it is paid for there', async () => {
    await show('worldwide', won('worldwide', '111222333m45p789p99s + 6p'))
    await open('tsumo', 'Tsumo')
    const region = within(await elsewhere())
    expect(await region.findByText('Three Concealed Triplets')).toBeVisible()
    expect(region.getByText('Concealed Hand').nextSibling).toHaveTextContent(/^1$/)
  })

  test('is no winning hand where its shape does not exist', async () => {
    await show('club', won('club', '147m258p369s1234567z + 1z'))
    expect(await verdicts()).toEqual([
      expect.stringMatching(/^Worldwide \d+ points$/),
      'Taiwan Not a winning hand there',
      'Tsumo Not a winning hand there',
    ])
  })

  const SEVEN = { win: 'self-draw', source: 'flower', flowers: '1234567f' }

  test('wins by flowers where they do, and not where they do not', async () => {
    await show('worldwide', won('worldwide', '147m258p369s1122333z + 4z', SEVEN))
    expect(await verdicts()).toEqual([
      'Club 20 points',
      'Taiwan These flowers alone do not win there',
      'Tsumo These flowers alone do not win there',
    ])
  })

  test('eight flowers of taiwan win in two more', async () => {
    const eight = { ...SEVEN, flowers: '12345678f' }
    await show('taiwan', won('taiwan', '147m258p369s1122333z + 4z', eight))
    expect(await verdicts()).toEqual([
      'Worldwide 40 points',
      'Club 40 points',
      'Tsumo These flowers alone do not win there',
    ])
  })

  test('a streak that another table never sees counts as its longest', async () => {
    const facts = { seat: 'E', discarder: 'W', streak: 5 }
    await show('taiwan', won('taiwan', PLAIN, facts))
    await open('worldwide', 'Worldwide')
    const row = await screen.findByText('Dealer Streak')
    expect(row.nextSibling).toHaveTextContent(/^5$/)
  })

  test('a draw from a flower wall is an ordinary one where there is none', async () => {
    const facts = { win: 'self-draw', source: 'flower-wall' }
    await show('worldwide', won('worldwide', '111222333m45p789p99s + 6p', facts))
    await open('club', 'Club')
    const region = within(await elsewhere())
    expect(await region.findByText('Concealed Self-draw')).toBeVisible()
    expect(region.queryByText('Flower Wall')).toBeNull()
  })

  test('is shown of a false call as well', async () => {
    await show('worldwide', won('worldwide', '(111z)(333m)(777p)45s99s234s + 6s'))
    expect((await verdicts())[0]).toMatch(/^Club \d+ points$/)
  })
})
