import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { createServer } from 'vite'
import { findBrowser } from '../../.ci/browser.mjs'

/** Photographs every tile at several sizes and through simulations of colour vision. */
const FOLDER = '.report/tiles'
const WIDTHS = [20, 24, 32, 48, 120]
const FILTERS = {
  grey: 'grayscale(1)',
  deuteranopia: 'url(#deuteranopia)',
  protanopia: 'url(#protanopia)',
  tritanopia: 'url(#tritanopia)',
}

type Shot = { readonly name: string; readonly sharpness: number; readonly query: object }

const SHOTS: readonly Shot[] = [
  ...WIDTHS.flatMap((width) =>
    [1, 2].map((sharpness) => ({ name: `${width}@${sharpness}`, sharpness, query: { width } })),
  ),
  ...[24, 48].flatMap((width) =>
    Object.entries(FILTERS).map(([name, filter]) => ({
      name: `${width}-${name}`,
      sharpness: 2,
      query: { width, filter },
    })),
  ),
  { name: '48-dark', sharpness: 2, query: { width: 48, theme: 'dark' } },
  { name: '48-plain', sharpness: 2, query: { width: 48, corners: 'off' } },
  { name: '24-plain', sharpness: 2, query: { width: 24, corners: 'off' } },
]

const photograph = async (browser: Browser, origin: string, shot: Shot): Promise<void> => {
  const page = await browser.newPage({ deviceScaleFactor: shot.sharpness })
  const query = new URLSearchParams(
    Object.entries(shot.query).map(([key, value]) => [key, `${value}`]),
  )
  await page.goto(`${origin}tests/pictures/tileSheet.html?${query}`)
  await page.waitForLoadState('networkidle')
  await page.locator('#root > div').screenshot({ path: `${FOLDER}/${shot.name}.png` })
  await page.close()
}

mkdirSync(FOLDER, { recursive: true })
const server = await (await createServer({ server: { port: 0 }, logLevel: 'error' })).listen()
const executablePath = findBrowser()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
})
const wanted = process.argv.slice(2)
for (const shot of SHOTS.filter(({ name }) => !wanted.length || wanted.includes(name))) {
  await photograph(browser, server.resolvedUrls!.local[0]!, shot)
}
await browser.close()
await server.close()
