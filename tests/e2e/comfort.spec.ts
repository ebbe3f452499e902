import type { Page } from '@playwright/test'
import { english } from '../../src/i18n/en/english'
import { expectInSight, expectWithinReach } from './support/layout'
import { expect, test } from './support/page'
import { playUntil, untilAsked } from './support/play'
import { claimsIn, ownTurn, resumeAt } from './support/positions'
import { choices, goOnButton, hand, passButton, resultPaper, tiles } from './support/table'

const { result, settings, table } = english

test.describe('with every set passed by itself', () => {
  test.use({ settings: { speed: 'instant', autoPass: ['chow', 'pong', 'kong'] } })

  test('a whole hand asks about nothing but wins and own turns', async ({ page }) => {
    await resumeAt(page, { wanted: ownTurn })
    const end = await playUntil(page, ({ asks, win }) => asks === 'claim' && !win)
    expect(end.asks).toBe('paper')
  })

  test('a chip says so, and a tap on it ends that for good', async ({ page }) => {
    await resumeAt(page, { wanted: ownTurn })
    await untilAsked(page)
    const kinds = Object.values(settings.autoPassKinds)
    const chip = page.getByRole('button', { name: table.act.autoPassOff(kinds) })
    await chip.click()
    await expect(chip).toBeHidden()
    await page.reload()
    await untilAsked(page)
    await expect(chip).toBeHidden()
  })

  test('switched on while a claim is asked about, it answers that one', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('sixteen.settings', '{"speed":"instant"}'))
    await resumeAt(page, { wanted: (view) => claimsIn(view) === 1 })
    await untilAsked(page)
    await page.getByRole('button', { name: english.app.menu.settings, exact: true }).click()
    const group = page.getByRole('group', { name: settings.autoPass })
    for (const kind of Object.values(settings.autoPassKinds)) {
      await group.getByRole('checkbox', { name: kind }).check()
    }
    await expect(passButton(page)).toBeHidden()
  })
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 320, height: 568 } })

  test('a claim is asked in words above its choices, and neither covers the hand', async ({
    page,
  }) => {
    await resumeAt(page, { wanted: (view) => claimsIn(view) >= 3 })
    await untilAsked(page)
    await expect(choices(page).getByText(/ discarded .*: claim it\?$/)).toBeVisible()
    await expectInSight(choices(page).getByRole('button'))
    await expectWithinReach(choices(page).getByRole('button'))
    await expectInSight(tiles(page))
    const [bar, own] = await Promise.all([choices(page).boundingBox(), hand(page).boundingBox()])
    expect(bar!.y + bar!.height).toBeLessThanOrEqual(own!.y + 1)
  })

  for (const leftHanded of [false, true]) {
    test.describe(leftHanded ? 'in the left hand' : 'in the right hand', () => {
      test.use({ settings: { speed: 'instant', leftHanded } })

      test('what is to be pressed lies at the thumb', async ({ page }) => {
        await resumeAt(page, { wanted: (view) => ownTurn(view) && !view.own.closed })
        await untilAsked(page)
        const toggle = choices(page).getByRole('button', { name: table.act.close })
        const { x, width } = (await toggle.boundingBox())!
        expect(x + width / 2 < 160).toBe(leftHanded)
      })
    })
  }
})

test.describe('with the next hand starting by itself', () => {
  test.use({ settings: { speed: 'instant', autoContinue: true } })

  /** Sits down where the first hand of a round has just ended. */
  const sitAtResult = async (page: Page): Promise<void> => {
    await resumeAt(page, { wanted: ({ finished }) => finished.length === 1, length: 'round' })
    await expect(goOnButton(page)).toBeVisible()
  }

  test('the seconds run in sight until it does', async ({ page }) => {
    await sitAtResult(page)
    await expect(page.getByText(result.nextIn(8)).first()).toBeVisible()
    await expect(resultPaper(page)).toBeHidden()
  })

  test('a key stops that for good', async ({ page }) => {
    await sitAtResult(page)
    await page.keyboard.press('Shift')
    await expect(page.getByRole('status').filter({ hasText: result.nextStopped })).toBeAttached()
    await expect(page.getByText(/^It starts in/)).toHaveCount(0)
    await expect(goOnButton(page)).toBeVisible()
  })
})
