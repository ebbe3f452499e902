import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { build, preview } from 'vite'
import { findBrowser } from '../../.ci/browser.mjs'
import { sitDown } from '../e2e/support/lobby'

/**
 * How evenly the page is drawn while a whole hand is played at normal speed with the processor four times
 * slower, deal and result counted: npx tsx tests/audit/frames.ts [seed]
 */
const SEED = process.argv[2] ?? 'frames'
const SLOWER = 4
const BLANK_MS = 20_000
const POLL_MS = 120
const BUILT = { build: { outDir: '.report/frames' }, logLevel: 'error' } as const

type Tab = typeof globalThis & { gaps: number[]; longest: number[] }

/** Notes the time between one frame and the next, from now on. */
const recordGaps = (): void => {
  const tab = globalThis as Tab
  tab.gaps = []
  let last = performance.now()
  const frame = (now: number): void => {
    tab.gaps.push(now - last)
    last = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

const share = (gaps: readonly number[], over: number): string => {
  const count = gaps.filter((gap) => gap > over).length
  return `${count} (${((count / gaps.length) * 100).toFixed(2)} %)`
}

const report = async (name: string, page: Page): Promise<void> => {
  const gaps = await page.evaluate(() => (globalThis as Tab).gaps.slice(2))
  const sorted = gaps.toSorted((a, b) => a - b)
  console.log(
    `${name}: ${gaps.length} frames, over 25 ms ${share(gaps, 25)}, over 100 ms ${share(gaps, 100)}, ` +
      `median ${sorted[Math.floor(gaps.length / 2)]?.toFixed(1)} ms, longest ${sorted.at(-1)?.toFixed(0)} ms`,
  )
}

const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

/**
 * The key that answers what the page asks; null while it asks nothing, `over` at the result. It looks only where
 * these things are: a search of the whole page, eight times a second, would be a part of what is measured.
 */
const keyFor = (): string | null => {
  const find = (selector: string) => document.querySelector(selector)
  const papers = [...(find('main')?.children ?? [])].map((child) => child.firstElementChild)
  const paper = papers.find((child) => child?.matches('section[role="dialog"]'))
  if (paper?.checkVisibility()) return 'over'
  const bar = find('[data-bar]')
  const win = bar?.querySelector('[data-move="win"]')
  if (win && !win.textContent.includes('⚠')) return 'm'
  if (bar?.querySelector('[data-move="pass"]')) return 'x'
  return find('[data-own-hand]')?.querySelector('button:not([aria-disabled])') ? 'Enter' : null
}

const playHand = async (page: Page): Promise<void> => {
  for (;;) {
    await page.waitForTimeout(POLL_MS)
    const key = await page.evaluate(keyFor)
    if (key === 'over') return
    if (key !== null) await page.keyboard.press(key)
  }
}

await build(BUILT)
const server = await preview({ ...BUILT, preview: { port: 4810 } })
const executablePath = findBrowser()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
})
const newPage = async (): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: server.resolvedUrls!.local[0]!,
    viewport: { width: 1280, height: 800 },
    locale: 'en',
  })
  const page = await context.newPage()
  // The runner names every function through a helper that functions sent to the page lack.
  await page.addInitScript('globalThis.__name = (named) => named')
  return page
}

const blank = await newPage()
await blank.goto('about:blank')
await slowDown(blank)
await blank.evaluate(recordGaps)
await blank.waitForTimeout(BLANK_MS)
await report('a blank page', blank)
await blank.close()

const table = await newPage()
await sitDown(table, { seed: SEED, length: 'hand' })
await slowDown(table)
await table.evaluate(recordGaps)
await playHand(table)
await table.waitForTimeout(3000)
await report('one hand', table)

await browser.close()
server.httpServer.close()
