import type { Page } from '@playwright/test'
import { english } from '../../src/i18n/en/english'
import { advice } from '../../src/i18n/en/advice'
import { expectInSight, expectNoSidewaysScroll } from './support/layout'
import { expect, expectAccessible, test } from './support/page'
import { untilAsked } from './support/play'
import { claimsIn, offers, ownTurn, resumeAt } from './support/positions'
import { choices, closeDialog, hand, openFromMenu, tiles } from './support/table'

const { settings, table } = english

const panel = (page: Page) => page.getByRole('region', { name: settings.advice })
const ranking = (page: Page) => page.getByRole('table', { name: advice.ranking })
const headings = (page: Page) => ranking(page).getByRole('columnheader').getByRole('button')
const starred = (page: Page) => page.locator('[data-advised]')

/** Switches the advice in the settings at the table. */
const setAdvice = async (page: Page, mode: keyof typeof settings.adviceModes): Promise<void> => {
  await openFromMenu(page, 'settings')
  const choice = page.getByRole('group', { name: settings.advice })
  await choice.getByRole('radio', { name: settings.adviceModes[mode] }).check()
  await closeDialog(page)
}

const drawn = {
  wanted: (view: Parameters<typeof ownTurn>[0]) => ownTurn(view) && view.own.drawn !== null,
}

/* An open ranking is folded at first where it has no room beside the table, as on this screen. */
test.describe('live', () => {
  test.use({ settings: { speed: 'instant', advice: 'live', adviceOpen: true } })

  test('ranks every discard and stars the best in the hand', async ({ page }) => {
    await resumeAt(page, drawn)
    const rows = ranking(page).getByRole('rowheader')
    await expect(rows.first()).toBeVisible()
    const names = await tiles(page).evaluateAll((all) =>
      all.map((tile) => tile.getAttribute('aria-label')!.split(', ')[0]),
    )
    const ranked = await rows
      .getByRole('button')
      .evaluateAll((all) => all.map((row) => row.getAttribute('aria-label')!.split(', ')[0]))
    const discards = ranked.filter((name) => names.includes(name))
    expect(new Set(discards)).toEqual(new Set(names))
    const [best] = ranked
    await expect(starred(page).first()).toHaveAccessibleName(new RegExp(`^${best}.*advised$`))
    await expect(panel(page)).toContainText(advice.advised(best!))
  })

  test('a choice stays under the pointer that comes to it from a tile', async ({ page }) => {
    await resumeAt(page, {
      wanted: (view) => ownTurn(view) && !view.own.closed && offers(view, 'win'),
    })
    await tiles(page)
      .filter({ has: page.locator('[data-mark="hint"]') })
      .last()
      .hover()
    await expect(page.getByRole('region', { name: /^Without / })).toBeVisible()
    const close = choices(page).getByRole('button', { name: table.act.close })
    const place = await close.boundingBox()
    await close.hover()
    await expect(page.getByRole('region', { name: /^Without / })).toBeHidden()
    expect(await close.boundingBox()).toEqual(place)
  })

  test('marks each discard that leaves the hand ready, by shape and by name', async ({ page }) => {
    await resumeAt(page, {
      ruleSetId: 'taiwan',
      wanted: (view) => ownTurn(view) && offers(view, 'win'),
    })
    const marked = tiles(page).filter({ has: page.locator('[data-mark="hint"]') })
    await expect(marked.first()).toHaveAccessibleName(new RegExp(table.tile.ready))
    await expect(ranking(page)).toBeVisible()
    const ready = ranking(page)
      .getByRole('row')
      .filter({ hasText: `exactly ${advice.ready}` })
    const names = await ready
      .getByRole('rowheader')
      .getByRole('button')
      .evaluateAll((all) => all.map((row) => row.getAttribute('aria-label')!.split(', ')[0]!))
    const inHand = await marked.evaluateAll((all) =>
      all.map((tile) => tile.getAttribute('aria-label')!.split(', ')[0]!),
    )
    expect(new Set(inHand)).toEqual(new Set(names.filter((name) => !name.startsWith('closing'))))
  })

  test('weighs claims and the pass, and stars one of them beside the hand', async ({ page }) => {
    await resumeAt(page, { wanted: (view) => claimsIn(view) >= 2 })
    await expect(ranking(page).getByRole('rowheader')).toHaveCount(
      await choices(page).locator('[data-move]').count(),
    )
    await expect(choices(page).locator('[data-advised]')).toHaveCount(1)
  })

  test('each figure says whether it is exact, and explains itself', async ({ page }) => {
    await resumeAt(page, drawn)
    await expect(headings(page)).toHaveCount(5)
    for (const heading of await headings(page).all()) {
      await heading.click()
      await expect(panel(page).getByText(/^(Exact|Estimate): .*\./)).toBeVisible()
      await heading.click()
    }
    const cells = await ranking(page).locator('tbody tr:first-child td').allTextContents()
    for (const cell of cells) expect(cell).toMatch(/^(=\u202fexactly|≈\u202fabout|–nothing) /)
  })

  test('needs no more room than there is, and stands clear of hand and choices', async ({
    page,
  }) => {
    await resumeAt(page, { wanted: (view) => claimsIn(view) >= 3 })
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [568, 320],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await test.step(`on ${width} by ${height}`, async () => {
        await page.setViewportSize({ width, height })
        await expect(ranking(page)).toBeVisible()
        await expect(async () => {
          await expectNoSidewaysScroll(page)
          await expectInSight(tiles(page))
          await expectInSight(choices(page).getByRole('button'))
          const body = panel(page)
            .locator('div', { has: ranking(page) })
            .last()
          expect(await body.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(
            0,
          )
        }).toPass({ timeout: 3000 })
      })
    }
  })

  test('is as accessible as the rest of the table', async ({ page }) => {
    await resumeAt(page, drawn)
    await expect(ranking(page)).toBeVisible()
    await headings(page).first().click()
    await expectAccessible(page)
  })
})

test.describe('after the move', () => {
  test.use({ settings: { speed: 'slow', advice: 'after' } })

  test('nothing is given away before, and a verdict stays after', async ({ page }) => {
    await resumeAt(page, drawn)
    await untilAsked(page)
    await expect(panel(page)).toContainText(advice.nothing.after)
    await page.waitForTimeout(1000)
    await expect(panel(page)).toHaveText(advice.nothing.after)
    await expect(ranking(page)).toHaveCount(0)
    await expect(starred(page)).toHaveCount(0)
    await expect(hand(page).locator('[data-mark="hint"]')).toHaveCount(0)
    const name = await tiles(page).last().getAttribute('aria-label')
    await page.keyboard.press('Enter')
    const verdict = panel(page).getByRole('button')
    await expect(verdict).toContainText(name!.split(', ')[0]!)
    await expect(verdict).toContainText(/advised|Advised/)
    await expect(page.getByRole('table')).toHaveCount(0)
    await page.keyboard.press('a')
    await expect(page.getByRole('table', { name: advice.rankingThen })).toContainText(advice.yours)
  })
})

test.use({ settings: { speed: 'instant', adviceOpen: true } })

test('choices stand still while closing shows what would win', async ({ page }) => {
  await resumeAt(page, {
    wanted: (view) => ownTurn(view) && !view.own.closed && offers(view, 'win'),
  })
  await untilAsked(page)
  const buttons = choices(page).locator('[data-move], [aria-pressed]')
  const places = () => Promise.all([0, 1].map((at) => buttons.nth(at).boundingBox()))
  const before = await places()
  await page.keyboard.press('l')
  await tiles(page)
    .filter({ has: page.locator('[data-mark="hint"]') })
    .last()
    .hover()
  await expect(page.getByRole('region', { name: /^Without / })).toBeVisible()
  expect(await places()).toEqual(before)
})

test('is switched in the middle of a hand, and is kept', async ({ page }) => {
  await resumeAt(page, drawn)
  await untilAsked(page)
  await expect(panel(page)).toHaveCount(0)
  await setAdvice(page, 'live')
  await expect(ranking(page)).toBeVisible()
  await setAdvice(page, 'after')
  await expect(ranking(page)).toHaveCount(0)
  await expect(starred(page)).toHaveCount(0)
  await setAdvice(page, 'live')
  await expect(ranking(page)).toBeVisible()
  await page.keyboard.press('a')
  await expect(ranking(page)).toHaveCount(0)
  await page.reload()
  await expect(panel(page).getByRole('button', { name: /^Advised: / })).toBeVisible()
  await expect(ranking(page)).toHaveCount(0)
  await setAdvice(page, 'off')
  await expect(panel(page)).toHaveCount(0)
})
