import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

const DIST = new URL('../../../dist/', import.meta.url)

/** What the browser fetched: requests, and bytes of JS and CSS after gzip -9. */
export type Fetched = { requests: number; js: number; css: number }

const packed = (path: string): number =>
  gzipSync(readFileSync(fileURLToPath(new URL(path, DIST))), { level: 9 }).length

/**
 * Runs the steps that lead to a screen, from an empty page on, and sums what was fetched for them.
 * What the service worker stores for later is not counted.
 */
export const fetchedBy = async (page: Page, steps: () => Promise<unknown>): Promise<Fetched> => {
  const paths: string[] = []
  page.context().on('request', (request) => {
    if (!request.serviceWorker()) paths.push(new URL(request.url()).pathname.slice(1))
  })
  await steps()
  await page.waitForLoadState('networkidle')
  const bytes = (ending: string) =>
    [...new Set(paths)]
      .filter((path) => path.endsWith(ending))
      .reduce((total, path) => total + packed(path), 0)
  return { requests: paths.length, js: bytes('.js'), css: bytes('.css') }
}
