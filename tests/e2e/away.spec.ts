import type { Page } from '@playwright/test'
import { expect, test } from './support/page'
import { painted, untilAsked } from './support/play'
import { claimOf, ownTurn, resumeAt } from './support/positions'
import { moves } from './support/table'

type Tab = typeof globalThis & { away?: boolean }

/** Lets a test say when nobody sees the page. */
const canHide = (): void => {
  const tab: Tab = globalThis
  Object.defineProperty(document, 'hidden', { get: () => tab.away === true })
  Object.defineProperty(document, 'visibilityState', {
    get: () => (tab.away === true ? 'hidden' : 'visible'),
  })
}

const setAway = (page: Page, away: boolean): Promise<void> =>
  page.evaluate((now) => {
    const tab: Tab = globalThis
    tab.away = now
    document.dispatchEvent(new Event('visibilitychange'))
  }, away)

/** Lets three minutes pass, with pauses in which a bot could think. */
const waitThreeMinutes = async (page: Page): Promise<void> => {
  for (let time = 0; time < 6; time += 1) {
    await page.clock.fastForward('00:30')
    await painted(page)
  }
}

test.describe('at a quick pace', () => {
  test.use({ settings: { speed: 'fast' } })

  test('the bots wait while the tab is hidden, and go on when it is seen', async ({ page }) => {
    await page.clock.install()
    await page.addInitScript(canHide)
    await resumeAt(page, { wanted: ownTurn })
    const question = await untilAsked(page)
    await setAway(page, true)
    await page.keyboard.press('Enter')
    await expect(moves(page).locator('p')).not.toHaveCount(1)
    const told = await moves(page).innerText()
    await waitThreeMinutes(page)
    expect(await moves(page).innerText()).toBe(told)
    await setAway(page, false)
    await untilAsked(page, question)
    expect(await moves(page).innerText()).not.toBe(told)
  })
})

test('no claim is lost while the tab is hidden', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(canHide)
  await resumeAt(page, { wanted: claimOf('pong') })
  const before = await untilAsked(page)
  await setAway(page, true)
  await waitThreeMinutes(page)
  await setAway(page, false)
  expect(await untilAsked(page)).toEqual(before)
})
