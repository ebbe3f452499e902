import type { Browser, Page } from '@playwright/test'
import { BOT_LEVELS } from '../../src/bots/levels'
import { leaveGameAt } from '../e2e/support/positions'
import { openBrowser, openPage, playHandByItself } from './autopilot'
import { serveBuild } from './serve'

/**
 * Whether anything holds up the page for long while three bots play a whole hand, deal and result counted:
 * npx tsx tests/audit/longTasks.ts [level]. The browser's own long tasks are by the clock; on a machine that does
 * other things only the processor's time tells what the page itself takes.
 */
const LEVEL = process.argv[2] ?? BOT_LEVELS[0]
const LONG_MS = 50
const SHOWN = 12

type Tab = typeof globalThis & { longTasks: number[] }
type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args: { readonly name?: string; readonly data?: { readonly functionName?: string } }
}

const watchLongTasks = (): void => {
  const tab = globalThis as Tab
  tab.longTasks = []
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (startTime > (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0))
        tab.longTasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
}

/** Every event of the thread that draws the page, which is the busiest of those called so. */
const mainThread = (events: readonly TraceEvent[]): TraceEvent[] => {
  const threads = events.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  )
  const each = threads.map((thread) =>
    events.filter(({ pid, tid }) => pid === thread.pid && tid === thread.tid),
  )
  return each.toSorted((a, b) => b.length - a.length)[0] ?? []
}

const ms = (microseconds = 0): string => (microseconds / 1000).toFixed(1)

const report = (events: readonly TraceEvent[]): number => {
  const main = mainThread(events)
  const begin = main[0]?.ts ?? 0
  const tasks = main
    .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
    .toSorted((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0))
  for (const task of tasks.slice(0, SHOWN)) {
    const parts = main.filter(
      ({ name, ts, ph, tdur = 0 }) =>
        ph === 'X' &&
        !name.endsWith('RunTask') &&
        ts >= task.ts &&
        ts < task.ts + (task.dur ?? 0) &&
        tdur > 4000,
    )
    const told = parts.map(({ name, tdur }) => `${name} ${ms(tdur)}`).join(', ')
    console.log(
      `  after ${ms(task.ts - begin)} ms: ${ms(task.tdur)} ms of the processor, ${ms(task.dur)} by the clock: ${told}`,
    )
  }
  return tasks.filter(({ tdur = 0 }) => tdur > LONG_MS * 1000).length
}

const play = async (browser: Browser, page: Page): Promise<TraceEvent[]> => {
  await page.goto('')
  await leaveGameAt(page, {
    wanted: ({ stage }) => stage.stage === 'ceremony',
    levels: [LEVEL, LEVEL, LEVEL],
  })
  await page.addInitScript(watchLongTasks)
  await page.goto('about:blank')
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await page.goto('#/table')
  await playHandByItself(page)
  await page.waitForTimeout(1000)
  const trace = (await browser.stopTracing()).toString()
  return (JSON.parse(trace) as { traceEvents: TraceEvent[] }).traceEvents
}

const site = await serveBuild('long-tasks')
const browser = await openBrowser()
const page = await openPage(browser, site.address, { speed: 'fast' })
const long = report(await play(browser, page))
const byClock = await page.evaluate(() => (globalThis as Tab).longTasks)
console.log(`over ${LONG_MS} ms with bots of level ${LEVEL}: ${long} by the processor's time`)
console.log(`by the clock ${byClock.length}, the longest ${Math.max(0, ...byClock).toFixed(0)} ms`)
await browser.close()
site.close()
process.exitCode = long === 0 ? 0 : 1
