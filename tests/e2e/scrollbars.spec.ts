import type { Page } from '@playwright/test'
import config from './playwright.config'
import { openLobby, sitDown } from './support/lobby'
import { expect, test } from './support/page'
import { untilAsked } from './support/play'
import { offers, ownTurn, resumeAt } from './support/positions'
import { openFromMenu } from './support/table'

/* Scrollbars that take room of their own, as a mouse has them on most desktops. */
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
})

const SIZES = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const

/** How much of the page's width its own scrollbar takes, in CSS pixels. */
const takenByPage = (page: Page): Promise<number> =>
  page.evaluate(() => innerWidth - document.documentElement.clientWidth)

test('take room where a page is long, and the table has none', async ({ page }) => {
  await openLobby(page)
  expect(await takenByPage(page)).toBeGreaterThan(0)
  await sitDown(page, { seed: 'scrollbars' })
  await untilAsked(page)
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => takenByPage(page), `on ${width} by ${height}`).toBe(0)
  }
})

for (const ruleSetId of ['worldwide', 'taiwan']) {
  test(`every column of the advice is in sight beside one: ${ruleSetId}`, async ({ page }) => {
    await resumeAt(page, {
      ruleSetId,
      length: 'round',
      wanted: (view) => ownTurn(view) && offers(view, 'win') && !view.own.closed,
    })
    await untilAsked(page)
    await page.keyboard.press('a')
    const ranking = page.getByRole('table')
    await expect(ranking).toBeVisible()
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      const beside = () =>
        ranking.evaluate((table) => {
          const { scrollWidth, clientWidth } = table.parentElement!
          return scrollWidth - clientWidth
        })
      await expect.poll(beside, `on ${width} by ${height}`).toBe(0)
    }
  })
}

test('what a dialog shows stands still where one comes', async ({ page }) => {
  await sitDown(page, { seed: 'scrollbars' })
  await untilAsked(page)
  await openFromMenu(page, 'log')
  const body = page.locator('dialog[open]').getByRole('group').first()
  const width = (): Promise<number> => body.evaluate((it) => it.clientWidth)
  const short = await width()
  await page.setViewportSize({ width: 960, height: 200 })
  await expect.poll(() => body.evaluate((it) => it.scrollHeight > it.clientHeight)).toBe(true)
  expect(await width()).toBe(short)
})
