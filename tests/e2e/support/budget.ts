import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

const DIST = new URL('../../../dist/', import.meta.url)

/** What a browser may fetch to reach a screen: requests, and bytes of JS after gzip -9. */
type Load = { requests: number; js: number }

export const LOBBY: Load = { requests: 20, js: 100_000 }
export const FIRST_TURN: Load = { requests: 20, js: 165_000 }

const packed = (path: string): number =>
  gzipSync(readFileSync(fileURLToPath(new URL(path, DIST))), { level: 9 }).length

/** What the steps make the browser fetch; what the service worker stores for later is not counted. */
const fetchedBy = async (page: Page, steps: () => Promise<unknown>): Promise<Load> => {
  const paths: string[] = []
  page.context().on('request', (request) => {
    if (!request.serviceWorker()) paths.push(new URL(request.url()).pathname.slice(1))
  })
  await steps()
  await page.waitForLoadState('networkidle')
  const scripts = [...new Set(paths)].filter((path) => path.endsWith('.js'))
  return {
    requests: paths.length,
    js: scripts.reduce((total, path) => total + packed(path), 0),
  }
}

/** Runs the steps that lead from an empty page to a screen, and holds what they fetch to a budget. */
export const expectLight = async (
  page: Page,
  budget: Load,
  steps: () => Promise<unknown>,
): Promise<void> => {
  const { requests, js } = await fetchedBy(page, steps)
  expect(js, 'bytes of JS').toBeGreaterThan(0)
  expect(js, 'bytes of JS').toBeLessThanOrEqual(budget.js)
  expect(requests, 'requests').toBeLessThanOrEqual(budget.requests)
}
