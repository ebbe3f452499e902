import { chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { findBrowser } from '../../.ci/browser.mjs'
import { english } from '../../src/i18n/en/english'
import { sitDown } from '../e2e/support/lobby'
import { playHand, playUntil } from '../e2e/support/play'

/** Photographs the built game for the README: some turns into a hand, and what the hand scored. */
const FOLDER = 'tests/pictures'
const SEED = 'a quiet table'
const TURNS = 9
const BUILT = { build: { outDir: '.report/readme' }, logLevel: 'error' } as const

await build(BUILT)
const server = await preview({ ...BUILT, preview: { port: 4800 } })
const executablePath = findBrowser()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
})
const context = await browser.newContext({
  baseURL: server.resolvedUrls!.local[0]!,
  viewport: { width: 1280, height: 800 },
  locale: 'en',
  reducedMotion: 'reduce',
})
const page = await context.newPage()
// The runner names every function through a helper that functions sent to the page lack.
await page.addInitScript('globalThis.__name = (named) => named')
await sitDown(page, { seed: SEED })
let turns = 0
await playUntil(page, ({ asks }) => asks === 'turn' && (turns += 1) > TURNS)
await page.screenshot({ path: `${FOLDER}/table.png` })
await playHand(page)
await page.getByRole('heading', { name: english.result.allHands }).waitFor()
await page.screenshot({ path: `${FOLDER}/result.png` })
await browser.close()
server.httpServer.close()
