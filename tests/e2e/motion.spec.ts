import type { Page } from '@playwright/test'
import { seatingOf, seatOfPlayer } from '../../src/engine/table/seating'
import { english } from '../../src/i18n/en/english'
import { worldwide } from '../../src/rules/worldwide'
import { sitDown } from './support/lobby'
import { expect, test } from './support/page'
import { byKeys, playHand, untilAsked } from './support/play'
import { ownTurn, resumeAt } from './support/positions'
import { resultPaper } from './support/table'

type Tab = typeof globalThis & { flights?: number }

/** Counts the tiles that take off. */
const countFlights = (): void => {
  const tab: Tab = globalThis
  tab.flights = 0
  const count = (changes: MutationRecord[]): void => {
    const started = changes.filter(({ target }) => (target as Element).hasAttribute('data-flying'))
    tab.flights = (tab.flights ?? 0) + started.length
  }
  new MutationObserver(count).observe(document, {
    subtree: true,
    attributeFilter: ['data-flying'],
  })
}

const flights = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as Tab).flights ?? 0)

/** Sits down near the end of the wall, at a pace that can be watched. */
const sitLate = async (page: Page): Promise<void> => {
  await page.addInitScript(countFlights)
  await resumeAt(page, {
    wanted: (view) => ownTurn(view) && view.wall.front + view.wall.back > 112,
  })
}

test.use({ settings: { speed: 'fast' } })

test('tiles fly from where they were', async ({ page }) => {
  await sitLate(page)
  await byKeys(page, await untilAsked(page))
  await expect.poll(() => flights(page)).toBeGreaterThan(0)
})

type Deal = { frames: number; early: number }

/** A game whose first deal is the person's own: seat 0 deals. */
const OWN_DEAL = Array.from({ length: 50 }, (_, at) => `a deal ${at}`).find(
  (seed) => seatOfPlayer(seatingOf(worldwide.seating, seed), 0) === 0,
)!

/** Counts the frames of a deal, and those of them that already say what the table waits for or offer something. */
const watchDeal = (): void => {
  const deal: Deal = { frames: 0, early: 0 }
  Object.assign(globalThis, { deal })
  const look = (): void => {
    requestAnimationFrame(look)
    if (!document.querySelector('[data-back-at="0"][data-flying]')) return
    const said = [...document.querySelectorAll('[data-bar] :is(p, button)')]
    const early = said.some(
      (part) => part.textContent && part.checkVisibility({ visibilityProperty: true }),
    )
    deal.frames += 1
    if (early) deal.early += 1
  }
  look()
}

test('nothing is asked or offered before all tiles are dealt', async ({ page }) => {
  await page.addInitScript(watchDeal)
  await sitDown(page, { seed: OWN_DEAL })
  await untilAsked(page)
  const deal = await page.evaluate(() => (globalThis as typeof globalThis & { deal: Deal }).deal)
  expect(deal.frames, 'frames of the deal').toBeGreaterThan(0)
  expect(deal.early, 'frames that say it too early').toBe(0)
})

test.describe('where the system asks for reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing flies, and the hand is played to its end all the same', async ({ page }) => {
    await sitLate(page)
    await playHand(page)
    await expect(resultPaper(page)).toContainText(english.result.allHands)
    expect(await flights(page)).toBe(0)
  })
})
