import { chromium } from '@playwright/test'
import { findBrowser } from '../../.ci/browser.mjs'
import { icon, maskableIcon } from '../support/tile-art/icon'

/** Takes the icons that some systems want as pictures: `npx tsx tests/pictures/icons.ts`. */
const ICONS = [
  ['icon-192', icon(), 192],
  ['icon-512', icon(), 512],
  ['icon-maskable-512', maskableIcon(), 512],
  ['apple-touch-icon', maskableIcon(), 180],
] as const

const executablePath = findBrowser()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const [name, drawing, side] of ICONS) {
  const page = await browser.newPage({ viewport: { width: side, height: side } })
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawing}`)
  await page.screenshot({ path: `public/${name}.png`, omitBackground: true })
  await page.close()
}
await browser.close()
