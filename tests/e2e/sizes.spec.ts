import type { Page } from '@playwright/test'
import type { Seat } from '../../src/engine/tiles/seat'
import { english } from '../../src/i18n/en/english'
import {
  expectInSight,
  expectLegibleRivers,
  expectNoClash,
  expectNoSidewaysScroll,
  expectOpenRivers,
  expectWithinReach,
} from './support/layout'
import { openLobby } from './support/lobby'
import { expect, test } from './support/page'
import { untilAsked } from './support/play'
import { claimOf, claimsIn, ownTurn, resumeAt, takesEverything, winIn } from './support/positions'
import { choices, goOnButton, hand, openFromMenu, resultPaper, tiles } from './support/table'

const SIZES = [
  [320, 568],
  [360, 640],
  [390, 844],
  [568, 320],
  [844, 390],
  [768, 1024],
  [1440, 900],
] as const

const setTextSize = (page: Page, size: string): Promise<string> =>
  page.evaluate((wanted) => (document.documentElement.style.fontSize = wanted), size)

type Look = (text: '100%' | '200%') => Promise<void>

/** Turns the screen to every size, with text as it is and twice as large, and looks. */
const onEveryScreen = async (page: Page, look: Look): Promise<void> => {
  for (const [width, height] of SIZES) {
    for (const text of ['100%', '200%'] as const) {
      await test.step(`on ${width} by ${height}, text at ${text}`, async () => {
        await page.setViewportSize({ width, height })
        await setTextSize(page, text)
        await expect(async () => {
          await expectNoSidewaysScroll(page)
          await look(text)
        }).toPass({ timeout: 3000 })
      })
    }
  }
}

test('the lobby needs no sideways scrolling', async ({ page }) => {
  await openLobby(page)
  await onEveryScreen(page, async () => {})
})

test('seventeen tiles are in sight and within reach, and large on a tablet on end', async ({
  page,
}) => {
  await resumeAt(page, { wanted: (view) => ownTurn(view) && view.own.drawn !== null })
  await untilAsked(page)
  await expect(tiles(page)).toHaveCount(17)
  await onEveryScreen(page, async () => {
    await expectInSight(tiles(page))
    await expectWithinReach(tiles(page))
  })
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(async () => {
    expect((await tiles(page).first().boundingBox())!.width).toBeGreaterThanOrEqual(52)
  }).toPass({ timeout: 3000 })
})

test('a hand beside five sets is in sight and within reach', async ({ page }) => {
  await resumeAt(page, {
    wanted: (view) => ownTurn(view) && view.players[view.seat].melds.length === 5,
    person: takesEverything,
  })
  await untilAsked(page)
  await expect(tiles(page)).toHaveCount(2)
  await onEveryScreen(page, async () => {
    await expectInSight(tiles(page))
    await expectWithinReach(tiles(page))
  })
})

test('on a telephone the sets of the others lie side by side, large enough to be told', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await resumeAt(page, {
    wanted: (view) =>
      ownTurn(view) && view.players.some(({ melds }, at) => at !== view.seat && melds.length > 3),
  })
  await untilAsked(page)
  const goods = page.locator('[data-many]')
  const lines = await goods.evaluateAll(
    (all, flowers) =>
      all.map((one) => {
        const sets = [...one.querySelectorAll(':scope > [role="img"]:not([data-hand])')].filter(
          (set) => !set.getAttribute('aria-label')?.startsWith(flowers),
        )
        const bottoms = sets.map((set) => Math.round(set.getBoundingClientRect().bottom / 4))
        return { sets: sets.length, lines: new Set(bottoms).size }
      }),
    english.table.plate.flowers([]),
  )
  const most = lines.toSorted((a, b) => b.sets - a.sets)[0]!
  expect(most.lines).toBeLessThan(most.sets)
  const widths = await goods
    .locator('[data-tile]')
    .evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().width))
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(16)
})

test.describe('where advice leaves little of a short screen', () => {
  test.use({ settings: { speed: 'instant', advice: 'live' } })

  test('no set of the others is cut off', async ({ page }) => {
    await page.setViewportSize({ width: 568, height: 320 })
    await resumeAt(page, {
      wanted: (view) =>
        ownTurn(view) &&
        view.players.some(
          ({ closed, melds }, at) => at !== view.seat && closed && melds.length > 1,
        ),
    })
    await untilAsked(page)
    await expect(page.getByRole('button', { name: /^Advised: / })).toBeVisible()
    const cut = await page.locator('section[data-place]').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const end = cell.getBoundingClientRect().bottom
        const tiles = [...cell.querySelectorAll('[data-tile]')]
        return tiles.filter((tile) => tile.getBoundingClientRect().bottom > end + 1)
      }),
    )
    expect(cut).toHaveLength(0)
  })
})

test('on a screen nearly square no plate lies on a long river', async ({ page }) => {
  await resumeAt(page, {
    wanted: (view) => {
      const opposite = ((view.seat + 2) % 4) as Seat
      const { closed, discards } = view.players[opposite]
      return ownTurn(view) && closed && view.dealer === opposite && discards.length > 10
    },
  })
  await untilAsked(page)
  for (const [width, height] of [
    [1040, 900],
    [1024, 768],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectOpenRivers(page)
  }
})

test('the tiles of a claim stay in one line where it is weighed', async ({ page }) => {
  await resumeAt(page, { wanted: claimOf('chow') })
  await untilAsked(page)
  await page.keyboard.press('a')
  const rows = page.getByRole('table').getByRole('rowheader')
  await expect(rows.first()).toBeAttached()
  await onEveryScreen(page, async () => {
    const lines = await rows.evaluateAll((all) =>
      all.map((row) => {
        const tiles = [...row.querySelectorAll('[aria-hidden] svg')]
        return new Set(tiles.map((tile) => Math.round(tile.getBoundingClientRect().top))).size
      }),
    )
    expect(Math.max(...lines)).toBe(1)
  })
})

test('no dialog of the table needs sideways scrolling', async ({ page }) => {
  await resumeAt(page, { wanted: ownTurn })
  await untilAsked(page)
  for (const dialog of ['keys', 'rules', 'log', 'settings'] as const) {
    await page.setViewportSize({ width: 960, height: 640 })
    await setTextSize(page, '100%')
    await openFromMenu(page, dialog)
    await onEveryScreen(page, async () => {
      const wide = await page
        .locator('dialog[open] > *')
        .evaluateAll((parts) => parts.map((part) => part.scrollWidth - part.clientWidth))
      expect(Math.max(...wide), dialog).toBeLessThanOrEqual(0)
    })
    await page.keyboard.press('Escape')
  }
})

test('three claims and the pass lie beside the hand, never over it', async ({ page }) => {
  await resumeAt(page, { wanted: (view) => claimsIn(view) >= 3 })
  await untilAsked(page)
  await onEveryScreen(page, async () => {
    await expectInSight(tiles(page))
    await expectInSight(choices(page).getByRole('button'))
    await expectWithinReach(choices(page).getByRole('button'))
    const [bar, own] = [await choices(page).boundingBox(), await hand(page).boundingBox()]
    expect(bar!.y + bar!.height).toBeLessThanOrEqual(own!.y + 1)
  })
})

test('many claims and the way back leave the rivers to be read', async ({ page }) => {
  await resumeAt(page, { practice: true, wanted: (view) => claimsIn(view) >= 3 })
  await untilAsked(page)
  await onEveryScreen(page, async () => {
    await expectInSight(choices(page).getByRole('button'))
    await expectNoClash(choices(page))
    await expectLegibleRivers(page)
  })
})

test('an offered win, what else may be done and the way back stand side by side', async ({
  page,
}) => {
  await resumeAt(page, { practice: true, wanted: (view) => ownTurn(view) && winIn(view) })
  await untilAsked(page)
  const called = choices(page).locator('[data-move="win"] > span').first()
  await onEveryScreen(page, async (text) => {
    await expectInSight(choices(page).getByRole('button'))
    await expectNoClash(choices(page))
    const lines = await called.evaluate(
      (word) => word.clientHeight / Number.parseFloat(getComputedStyle(word).fontSize),
    )
    expect(lines, 'heights of a letter').toBeLessThan(text === '100%' ? 2 : 3)
  })
})

test('what is asked before a False Mahjong is called lies in sight, above the hand', async ({
  page,
}) => {
  await resumeAt(page, {
    wanted: ({ choices }) => choices.some(({ worth }) => worth?.falseMahjong === 'below-minimum'),
  })
  await untilAsked(page)
  await page.keyboard.press('m')
  await onEveryScreen(page, async () => {
    const buttons = page.getByRole('alertdialog').getByRole('button')
    await expectInSight(buttons)
    await expectNoClash(choices(page))
    const [asked, own] = [await choices(page).boundingBox(), await hand(page).boundingBox()]
    expect(asked!.y + asked!.height).toBeLessThanOrEqual(own!.y + 1)
  })
})

test('a result needs no sideways scrolling, and its way on is in sight', async ({ page }) => {
  await resumeAt(page, { wanted: winIn })
  await untilAsked(page)
  await page.keyboard.press('m')
  await expect(resultPaper(page)).toBeVisible()
  await onEveryScreen(page, async (text) => {
    if (text === '200%') await goOnButton(page).scrollIntoViewIfNeeded()
    await expectInSight(goOnButton(page))
    const body = resultPaper(page).getByRole('group').first()
    const tooWide = await body.evaluate((paper) => paper.scrollWidth - paper.clientWidth)
    expect(tooWide, 'pixels wider than the paper').toBeLessThanOrEqual(0)
  })
})
