import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import type { Result } from 'lighthouse'
import { findBrowser } from '../../.ci/browser.mjs'
import { leaveGameAt, ownTurn } from '../e2e/support/positions'
import { serveBuild } from './serve'

/**
 * Lighthouse for a phone on the lobby and on a table in the middle of a hand, the median of some runs:
 * npm ci --prefix tests/audit && npx tsx tests/audit/lighthouse.ts [runs]
 */
const RUNS = Number(process.argv[2] ?? 5)
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const

const categories = Object.keys(GOALS) as (keyof typeof GOALS)[]

const scoreOf = (result: Result, category: string): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100)

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** What took points off, in any category that has a goal. */
const faultsOf = (result: Result): string[] =>
  categories.flatMap((category) =>
    (result.categories[category]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => result.audits[id])
      .filter((audit) => audit?.score !== null && (audit?.score ?? 1) < 0.9)
      .map((audit) => `${category}: ${audit?.title} ${audit?.displayValue ?? ''}`),
  )

const audit = async (url: string, port: number): Promise<Result> => {
  const run = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' })
  if (!run) throw new Error(`Lighthouse has no result for ${url}`)
  return run.lhr
}

const report = (name: string, results: readonly Result[]): boolean => {
  const speeds = results.map(({ environment }) => Math.round(environment.benchmarkIndex))
  console.log(`\n${name}, median of ${results.length}, speed of this machine ${speeds.join(' ')}`)
  for (const category of categories) {
    const scores = results.map((result) => scoreOf(result, category))
    console.log(`  ${category}: ${median(scores)} (${scores.join(' ')}), goal ${GOALS[category]}`)
  }
  for (const metric of METRICS) {
    const values = results.map(({ audits }) => audits[metric]?.numericValue ?? 0)
    console.log(`  ${metric}: ${median(values).toFixed(metric.endsWith('shift') ? 3 : 0)}`)
  }
  for (const fault of new Set(results.flatMap(faultsOf))) console.log(`  ! ${fault}`)
  return categories.every(
    (category) => median(results.map((result) => scoreOf(result, category))) >= GOALS[category],
  )
}

/** Leaves a game for the browser to find in which it is the person's turn. */
const leaveGame = async (site: string, port: number): Promise<void> => {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`)
  const page = await browser.contexts()[0]!.newPage()
  // The runner names every function through a helper that functions sent to the page lack.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.goto(site)
  await leaveGameAt(page, { wanted: ownTurn })
  await page.close()
  await browser.close()
}

const { address, close } = await serveBuild('lighthouse')
const chromePath = findBrowser()
const chrome = await launch({
  ...(chromePath ? { chromePath } : {}),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--lang=en'],
})

const runs = async (path: string): Promise<Result[]> => {
  const results: Result[] = []
  while (results.length < RUNS) results.push(await audit(address + path, chrome.port))
  return results
}

const lobby = report('lobby', await runs(''))
await leaveGame(address, chrome.port)
const table = report('table', await runs('#/table'))
chrome.kill()
close()
process.exitCode = lobby && table ? 0 : 1
