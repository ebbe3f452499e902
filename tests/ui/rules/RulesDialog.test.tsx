import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { RuleOptions } from '../../../src/engine/table/ruleSet'
import { textsOfRuleSet } from '../../../src/i18n/ruleSets'
import { RULE_SET_IDS, ruleSetOf } from '../../../src/rules/index'
import type { Language } from '../../../src/store/settings'
import { RulesDialog } from '../../../src/ui/rules/RulesDialog'
import { renderWithRows } from '../../support/text'

const show = (id: string, options: RuleOptions = {}, language: Language = 'en') =>
  renderWithRows(<RulesDialog onClose={() => {}} />, language, { id, options })

const rowsIn = (name: RegExp) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('term')
    .map((term) => {
      const parts = [...(term.parentElement?.children ?? [])]
      return parts.map(({ textContent }) => textContent)
    })

describe.each([
  ['en', /^What scores/],
  ['zh-Hant', /^計[分台]項目/],
] as const)('in %s', (language, heading) => {
  test.each(RULE_SET_IDS)(
    'every row of %s stands with its points, name and sentence',
    async (id) => {
      await show(id, {}, language)
      const texts = await textsOfRuleSet(id).rows[language]()
      const rows = rowsIn(heading)
      expect(rows.map(([name]) => name)).toEqual(
        ruleSetOf(id).scoring.rows.map((row) => texts[row.id]?.name),
      )
      expect(rows.filter(([, points]) => !/^\d+( \/ \d+)*( …)?$/.test(points ?? ''))).toEqual([])
      expect(rows.filter(([, , explains]) => !explains?.trim())).toEqual([])
    },
  )
})

describe('points that are not always the same', () => {
  // oxfmt-ignore
  test.each([
    ['worldwide', 'Dealer Streak', '3 / 5'],
    ['worldwide', 'Seven Flowers', '20 / 22 / 24 / 26'],
    ['club', 'Dealer Streak', '3 / 5 / 7 …'],
    ['tsumo', 'Dealer', '1 / 3 / 5 / 7 …'],
  ] as const)('%s, %s: %s', async (id, name, points) => {
    await show(id)
    const row = rowsIn(/^What scores/).find(([told]) => told === name)
    expect(row?.[1]).toBe(points)
  })
})

test.each([
  ['worldwide', 'What scores, in points'],
  ['taiwan', 'What scores, in tai'],
  ['tsumo', 'What scores, in tai'],
] as const)('%s tells its unit', async (id, heading) => {
  await show(id)
  expect(screen.getByRole('heading', { name: heading })).toBeVisible()
})

test('the house rules of the game are told as they are', async () => {
  await show('taiwan', { base: 1000, perTai: 50, multipleWinners: true })
  expect(rowsIn(/^House rules/)).toEqual([
    ['Base, $', '1,000'],
    ['Each tai, $', '50'],
    ['Several win on one tile', 'yes'],
  ])
})

test('a rule set without house rules tells none', async () => {
  await show('tsumo')
  expect(screen.queryByRole('heading', { name: /^House rules/ })).toBeNull()
})

test('a row is found by the words of the house', async () => {
  await show('taiwan')
  await userEvent.type(screen.getByRole('searchbox'), 'five concealed pungs')
  expect(rowsIn(/^What scores/).map(([name]) => name)).toEqual(['Five Concealed Pungs'])
})
