import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { findBrowser } from '../../.ci/browser.mjs'
import { english } from '../../src/i18n/en/english'
import type { Settings } from '../../src/store/settings'

const PAUSE_MS = 5

/** A headless browser; `engine` are flags of its script engine. */
export const openBrowser = (engine = ''): Promise<Browser> => {
  const executablePath = findBrowser()
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', `--js-flags=${engine}`],
  })
}

/** A page that has never been visited, with settings as if somebody had chosen them. */
export const openPage = async (
  browser: Browser,
  baseURL: string,
  settings: Partial<Settings>,
): Promise<Page> => {
  const viewport = { width: 1280, height: 800 }
  const context = await browser.newContext({ baseURL, viewport, locale: 'en' })
  const page = await context.newPage()
  // The runner names every function through a helper that functions sent to the page lack.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(
    (text) => localStorage.setItem('sixteen.settings', text),
    JSON.stringify(settings),
  )
  return page
}

const { ceremony, result } = english
const WORDS = {
  pause: PAUSE_MS,
  skip: ceremony.skip,
  over: [result.nextHand, result.finalStandings],
} as const

/**
 * Skips a ceremony, wins where that counts, passes, and discards what was drawn or stands last, up to the result.
 * All of it happens in the page, so that nothing but the game takes time.
 */
export const playHandByItself = (page: Page): Promise<void> =>
  page.evaluate(async ({ pause, skip, over }) => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const onPaper = (...names: readonly string[]) =>
      all('section[role="dialog"] button').find(({ textContent }) => names.includes(textContent))
    const legal = '[role="toolbar"] button:not([aria-disabled])'
    const answer = (): HTMLElement | undefined => {
      if (all('section[role="dialog"]').length > 0) return onPaper(skip)
      const [win] = all('[data-move="win"]')
      if (win && !win.textContent.includes('⚠')) return win
      return all('[data-move="pass"]')[0] ?? all(`${legal}[data-drawn]`)[0] ?? all(legal).at(-1)
    }
    while (!onPaper(...over)) {
      answer()?.click()
      await new Promise((resolve) => {
        setTimeout(resolve, pause)
      })
    }
  }, WORDS)

/** Presses a button of the paper that lies, or will lie, over the table. Answers its name. */
const press = (page: Page, ...names: readonly string[]): Promise<string> =>
  page.evaluate(
    async ({ wanted, pause }) => {
      for (;;) {
        const buttons = document.querySelectorAll<HTMLElement>('section[role="dialog"] button')
        const found = [...buttons].find(({ textContent }) => wanted.includes(textContent))
        found?.click()
        await new Promise((resolve) => {
          setTimeout(resolve, pause)
        })
        if (found) return found.textContent
      }
    },
    { wanted: names, pause: PAUSE_MS },
  )

/** Goes on from a result to the next hand, or to another game like the one that ended. Answers which. */
export const goOn = async (page: Page): Promise<'hand' | 'game'> => {
  const pressed = await press(page, result.nextHand, result.finalStandings)
  if (pressed === result.nextHand) return 'hand'
  await press(page, result.again)
  return 'game'
}
