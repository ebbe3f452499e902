import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { createServer } from 'vite'
import { findBrowser } from '../../.ci/browser.mjs'
import { STATES } from './states'

/**
 * Photographs every state of the product on every screen, in both languages, light and dark, and lays the
 * pictures of a state out on one sheet: `npx tsx tests/pictures/sheets.ts <folder> [state…]`. Fewer of them with
 * `--widths 320,768`, `--languages en`, `--themes dark`.
 */
const SCREENS = [
  [320, 568],
  [390, 844],
  [568, 320],
  [768, 1024],
  [1440, 900],
  [2560, 1440],
  [3840, 2160],
] as const
const LANGUAGES = ['en', 'zh-Hant'] as const
const THEMES = ['light', 'dark'] as const
const SHOWN_HEIGHT = 420

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    widths: { type: 'string' },
    languages: { type: 'string' },
    themes: { type: 'string' },
  },
})
const [folder, ...states] = positionals
if (folder === undefined) throw new Error('Say which folder the sheets are to go into')
const asked = (list: string | undefined, one: string | number): boolean =>
  list === undefined || list.split(',').includes(String(one))
const screens = SCREENS.filter(([width]) => asked(values.widths, width))
const languages = LANGUAGES.filter((language) => asked(values.languages, language))
const themes = THEMES.filter((theme) => asked(values.themes, theme))

type Language = (typeof LANGUAGES)[number]

const openPage = async (browser: Browser, baseURL: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL, locale: 'en', reducedMotion: 'reduce' })
  const page = await context.newPage()
  // The runner names every function through a helper that functions sent to the page lack.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(() => {
    if (location.protocol !== 'http:') return
    const settings = localStorage.getItem('sixteen.settings') ?? '{"speed":"instant"}'
    localStorage.setItem('sixteen.settings', settings)
  })
  return page
}

/** Switches the language where it is kept: states are reached in English, whose names the steps know. */
const speak = async (page: Page, language: Language): Promise<void> => {
  await page.evaluate(async (chosen) => {
    const path = '/src/store/settingsStore.ts'
    const { changeSettings } = (await import(/* @vite-ignore */ path)) as {
      changeSettings: (changes: { language: string }) => void
    }
    changeSettings({ language: chosen })
  }, language)
  await page.locator(`html[lang="${language}"]`).waitFor()
  await page.waitForTimeout(200)
}

const photograph = async (page: Page, name: string): Promise<string[]> => {
  const files: string[] = []
  for (const language of languages) {
    await speak(page, language)
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme })
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height })
        await page.waitForTimeout(250)
        const file = `${name}-${width}-${language}-${colorScheme}.png`
        await page.screenshot({ path: resolve(folder, file) })
        files.push(file)
      }
    }
  }
  return files
}

const layOut = async (page: Page, name: string, files: readonly string[]): Promise<void> => {
  const rows = files.map(
    (file) =>
      `<figure><img src="file://${resolve(folder, file)}"><figcaption>${file}</figcaption></figure>`,
  )
  const style = `body{display:flex;flex-wrap:wrap;gap:8px;margin:8px;font:11px sans-serif}
    figure{margin:0}img{display:block;height:${SHOWN_HEIGHT}px}`
  await page.goto(`file://${resolve(folder)}`)
  await page.setViewportSize({ width: 3200, height: 100 })
  await page.setContent(`<style>${style}</style>${rows.join('')}`)
  await page.screenshot({ path: resolve(folder, `${name}.png`), fullPage: true })
}

mkdirSync(folder, { recursive: true })
const server = await createServer({ server: { port: 0, hmr: false }, logLevel: 'error' })
await server.listen()
const executablePath = findBrowser()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
})
const TRIES = 4

/** A page in a state; on a busy machine the first ones may give up waiting. */
const pageIn = async (reach: (page: Page) => Promise<unknown>): Promise<Page> => {
  for (let attempt = 1; ; attempt += 1) {
    const page = await openPage(browser, origin)
    await page.setViewportSize({ width: 1440, height: 900 })
    try {
      await reach(page)
      return page
    } catch (thrown) {
      await page.context().close()
      if (attempt === TRIES) throw thrown
    }
  }
}

const origin = server.resolvedUrls!.local[0]!
for (const name of states.length > 0 ? states : Object.keys(STATES)) {
  const reach = STATES[name]
  if (!reach) throw new Error(`There is no state ${name}: ${Object.keys(STATES).join(', ')}`)
  const page = await pageIn(reach)
  await layOut(page, name, await photograph(page, name))
  await page.context().close()
}
await browser.close()
await server.close()
