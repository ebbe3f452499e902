import { english } from '../../src/i18n/en/english'
import { expect, expectAccessible, test } from './support/page'
import { untilAsked } from './support/play'
import { offers, resumeAt, winIn } from './support/positions'
import { choices, resultPaper } from './support/table'

const { actions, result, table } = english

test('club: a closed hand may be peeked at, for money', async ({ page }) => {
  await resumeAt(page, { ruleSetId: 'club', wanted: (view) => offers(view, 'peek') })
  await untilAsked(page)
  await expect(choices(page).getByRole('button', { name: actions.peek.hongKong })).toBeVisible()
  await expectAccessible(page)
})

test('tsumo: a complete hand of no tai may not win, and is told what it lacks', async ({
  page,
}) => {
  await resumeAt(page, {
    ruleSetId: 'tsumo',
    wanted: ({ choices }) => choices.some(({ refused }) => refused === 'below-minimum'),
  })
  const { win } = await untilAsked(page)
  expect(win).toBe(false)
  await expect(choices(page)).toContainText(table.act.needs('1 tai'))
  await expectAccessible(page)
})

test('taiwan: a win is paid in dollars', async ({ page }) => {
  await resumeAt(page, { ruleSetId: 'taiwan', wanted: winIn })
  await untilAsked(page)
  await page.keyboard.press('m')
  await expect(
    resultPaper(page).getByRole('heading', { name: result.payments.money }),
  ).toBeVisible()
  await expect(resultPaper(page).getByText('$').first()).toBeVisible()
  await expectAccessible(page)
})
