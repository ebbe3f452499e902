import type { Locator, Page } from '@playwright/test'
import { english } from '../../src/i18n/en/english'
import { openLobby, playButton, sitDown } from './support/lobby'
import { expect, test } from './support/page'
import { byMouse, byTouch, playHand } from './support/play'
import { goOnButton, resultPaper, skipButton, standings } from './support/table'

const { result } = english

/** Moves the focus on with Tab until it is where it is wanted, and presses Enter. */
const tabTo = async (page: Page, wanted: Locator): Promise<void> => {
  await expect(wanted).toBeVisible()
  const isFocused = () => wanted.evaluate((element) => element === document.activeElement)
  for (let stops = 0; !(await isFocused()); stops += 1) {
    expect(stops, 'Tab stops on the way').toBeLessThan(40)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
}

test('by keyboard alone, from the lobby to the standings', async ({ page }) => {
  await openLobby(page)
  const oneHand = page.getByRole('radio', { name: english.lobby.lengths.hand })
  await page.getByRole('radio', { name: english.lobby.lengths.round }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(oneHand).toBeChecked()
  await tabTo(page, playButton(page))
  await tabTo(page, skipButton(page))
  await playHand(page)
  await expect(resultPaper(page)).toContainText(result.allHands)
  await tabTo(page, goOnButton(page))
  await expect(standings(page)).toBeVisible()
})

test('by mouse, a whole hand', async ({ page }) => {
  await sitDown(page, { length: 'hand', seed: 'by mouse' })
  await playHand(page, byMouse())
  await expect(resultPaper(page)).toContainText(result.allHands)
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('by touch, a whole hand', async ({ page }) => {
    await sitDown(page, { length: 'hand', seed: 'by touch' })
    await playHand(page, byTouch())
    await expect(resultPaper(page)).toContainText(result.allHands)
  })
})
