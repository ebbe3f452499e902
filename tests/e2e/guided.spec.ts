import type { Page } from '@playwright/test'
import { english } from '../../src/i18n/en/english'
import { tips } from '../../src/i18n/en/tips'
import { openLobby } from './support/lobby'
import { expect, expectAccessible, test } from './support/page'
import { byKeys, playHand, untilAsked } from './support/play'
import { choices, hand, resultPaper } from './support/table'

const { guided } = english.lobby
const tip = (page: Page) => page.getByRole('region', { name: tips.title })

/** Starts a guided hand from the front door and skips its ceremony. */
const beGuided = async (page: Page): Promise<void> => {
  await openLobby(page)
  await page.getByRole('button', { name: guided.first }).click()
  await page.getByRole('button', { name: english.ceremony.skip, exact: true }).click()
  await untilAsked(page)
}

const SCREENS = [
  [320, 568],
  [390, 844],
  [568, 320],
  [1440, 900],
] as const

test('a newcomer is told one thing at a time, clear of the hand and of the choices', async ({
  page,
}) => {
  await beGuided(page)
  await expect(tip(page)).toContainText(tips.says.tiles)
  await expectAccessible(page)
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height })
    await expect(async () => {
      const [told, bar, own] = await Promise.all(
        [tip(page), choices(page), hand(page)].map((part) => part.boundingBox()),
      )
      expect(told!.y).toBeGreaterThanOrEqual(0)
      expect(told!.y + told!.height).toBeLessThanOrEqual(Math.min(bar!.y, own!.y))
    }).toPass({ timeout: 3000 })
  }
})

test('on a telephone nothing peeps out beside or below a tip', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await beGuided(page)
  await expect(tip(page)).toContainText(tips.says.tiles)
  const own = page.getByRole('region', { name: english.table.ownTable })
  await expect(async () => {
    const [told, covered] = [await tip(page).boundingBox(), await own.boundingBox()]
    expect(told!.x).toBeLessThanOrEqual(covered!.x)
    expect(told!.x + told!.width).toBeGreaterThanOrEqual(covered!.x + covered!.width)
    expect(told!.y + told!.height).toBeGreaterThanOrEqual(covered!.y + covered!.height)
  }).toPass({ timeout: 3000 })
})

test('Esc dismisses a tip and nothing else, and what was told stays told', async ({ page }) => {
  await beGuided(page)
  await page.keyboard.press('Escape')
  await expect(tip(page)).not.toContainText(tips.says.tiles)
  await page.reload()
  await untilAsked(page)
  await expect(tip(page)).not.toContainText(tips.says.tiles)
})

test('tips wait for nothing: the hand is played to its sheet past them', async ({ page }) => {
  await beGuided(page)
  await playHand(page, byKeys)
  await expect(resultPaper(page)).toBeVisible()
  await page.getByRole('button', { name: tips.skip }).click()
  await expect(tip(page)).toHaveCount(0)
})

test.describe('with everything moving', () => {
  test.use({ settings: { speed: 'fast' } })

  test('no tip speaks before what it speaks about is on the screen', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = (selector: string) =>
        document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false
      const look = (): void => {
        const own = document.querySelector('[data-own-hand]')
        const ringed = own !== null && getComputedStyle(own).outlineStyle !== 'none'
        const early = (ringed || seen('[data-tip="tiles"]')) && seen('[data-dealing]')
        const soon = seen('[data-tip="over"]') && !seen('section[role="dialog"]')
        if (early || soon) document.documentElement.dataset['hasty'] = early ? 'tiles' : 'over'
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await openLobby(page)
    await page.getByRole('button', { name: guided.first }).click()
    // A click waits for the button to stand still, which here may outlast the ceremony.
    await page.getByRole('button', { name: english.ceremony.skip, exact: true }).press('Enter')
    await expect(tip(page)).toContainText(tips.says.tiles)
    await expect(tip(page)).toBeVisible()
    await playHand(page)
    await expect(page.locator('[data-tip="over"]')).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-hasty')
  })
})
