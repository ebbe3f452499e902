import type { Page } from '@playwright/test'
import { chinese } from '../../src/i18n/zh-Hant/chinese'
import { LANGUAGE_NAMES } from '../../src/ui/app/languageNames'
import { sitDown } from './support/lobby'
import { expect, test } from './support/page'
import { playHand, playUntil, untilAsked } from './support/play'
import { openFromMenu, tileIds } from './support/table'

const { result, table } = chinese

/** English words that somebody could see or hear. */
const englishWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const spoken = [...document.querySelectorAll('[aria-label], [title]')].flatMap((element) => [
      element.ariaLabel ?? '',
      element.getAttribute('title') ?? '',
    ])
    return [document.body.innerText, ...spoken].flatMap((text) => text.match(/[a-z]{3,}/gi) ?? [])
  })

test('the language changes at the table, is kept, and leaves no word of the other', async ({
  page,
}) => {
  await sitDown(page, { seed: 'language', length: 'hand' })
  await playUntil(page, ({ asks }) => asks === 'turn')
  const held = await tileIds(page)
  await openFromMenu(page, 'settings')
  await page.getByRole('radio', { name: LANGUAGE_NAMES['zh-Hant'] }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('toolbar', { name: table.hand })).toBeVisible()
  expect(await tileIds(page, chinese)).toEqual(held)

  await page.reload()
  await untilAsked(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant')
  expect(await englishWords(page)).toEqual([])

  await playHand(page)
  await expect(page.getByRole('heading', { name: result.allHands })).toBeVisible()
  expect(await englishWords(page)).toEqual([])
})
