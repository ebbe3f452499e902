import type { CDPSession } from '@playwright/test'
import { startGame } from '../e2e/support/lobby'
import { goOn, openBrowser, openPage, playHandByItself } from './autopilot'
import { serveBuild } from './serve'

/**
 * What the page holds in memory while it plays hand after hand by itself, at instant speed, game after game:
 * npx tsx tests/audit/heap.ts [hands]. Nothing is compiled to machine code: how much of that there is says how
 * warm the engine is, and it grows for many hands.
 */
const HANDS = Number(process.argv[2] ?? 100)
const EVERY = 10
const GOAL = 1.1
const INTERPRETED = '--no-opt --no-maglev --no-sparkplug'

/** Bytes of the page's heap after its garbage has been collected, and how many nodes and listeners it keeps. */
const measure = async (session: CDPSession) => {
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((it) => it.name === name)?.value ?? 0
  return {
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  }
}

const site = await serveBuild('heap')
const browser = await openBrowser(INTERPRETED)
const page = await openPage(browser, site.address, { speed: 'instant' })
const session = await page.context().newCDPSession(page)
await session.send('Performance.enable')
await startGame(page, { seed: 'heap', length: 'game' })

// Nothing is drawn: it is the memory that is measured, and drawing takes most of the time.
await page.evaluate(() => document.documentElement.style.setProperty('display', 'none'))

let first = 0
let heap = 0
let games = 1
for (let hand = 1; hand <= HANDS; hand += 1) {
  await playHandByItself(page)
  if (hand === 1 || hand % EVERY === 0) {
    const now = await measure(session)
    heap = now.heap
    first ||= heap
    console.log(
      `after hand ${hand} of game ${games}: ${(heap / 1e6).toFixed(2)} MB, ` +
        `${(heap / first).toFixed(3)} times the first, ${now.nodes} nodes, ${now.listeners} listeners`,
    )
  }
  if ((await goOn(page)) === 'game') games += 1
}
console.log(`${(heap / first).toFixed(3)} times the heap after one hand, goal ${GOAL}`)
await browser.close()
site.close()
process.exitCode = heap <= GOAL * first ? 0 : 1
