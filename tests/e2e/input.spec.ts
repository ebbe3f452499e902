import type { Page } from '@playwright/test'
import type { PlayerView } from '../../src/engine/table/view'
import { kindOf } from '../../src/engine/tiles/tile'
import { english } from '../../src/i18n/en/english'
import { expect, test } from './support/page'
import { painted, untilAsked } from './support/play'
import { ownTurn, resumeAt } from './support/positions'
import { drawnTile, moves, tileIds, tiles } from './support/table'
import { swipe } from './support/touch'

const OWN_DISCARD = english.table.says.discard({ you: true, name: '' }, '').split(' ', 2).join(' ')

/** How often the person has discarded since the page was opened. */
const ownDiscards = async (page: Page): Promise<number> =>
  (await moves(page).innerText()).split(OWN_DISCARD).length - 1

/** Sits down on the own turn, by default in the first one. */
const sitOnTurn = async (page: Page, wanted = (_: PlayerView): boolean => true) => {
  await resumeAt(page, { wanted: (view) => ownTurn(view) && !view.own.closed && wanted(view) })
  return untilAsked(page)
}

/** The drawn tile has a twin in the hand. */
const drewTwin = ({ own }: PlayerView): boolean => {
  if (own.closed || own.drawn === null) return false
  const { drawn } = own
  return own.concealed.some((tile) => tile !== drawn && kindOf(tile) === kindOf(drawn))
}

test('of two like tiles the one that is pressed goes, drawn or older', async ({ page }) => {
  for (const pressed of ['drawn', 'older'] as const) {
    await sitOnTurn(page, drewTwin)
    const drawn = drawnTile(page)
    await expect(drawn).toHaveCount(1)
    const name = (await drawn.getAttribute('aria-label'))?.replace(/,.*/, '') ?? ''
    const older = page.getByRole('button', { name, exact: true }).first()
    const [drawnId, olderId] = await Promise.all(
      [drawn, older].map((tile) => tile.getAttribute('data-tile')),
    )
    const [goes, stays] = pressed === 'drawn' ? [drawnId, olderId] : [olderId, drawnId]
    await (pressed === 'drawn' ? tiles(page).last() : older).click()
    await expect.poll(() => tileIds(page)).not.toContain(goes)
    expect(await tileIds(page)).toContain(stays)
  }
})

test('a double click discards one tile', async ({ page }) => {
  const question = await sitOnTurn(page)
  await tiles(page).last().dblclick()
  await untilAsked(page, question)
  expect(await ownDiscards(page)).toBe(1)
})

test('a key held down discards one tile', async ({ page }) => {
  const question = await sitOnTurn(page)
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter')
  await untilAsked(page, question)
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await painted(page)
  expect(await ownDiscards(page)).toBe(1)
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('scrolling lifts nothing, a shaky tap lifts the tile, and only that one', async ({
    page,
  }) => {
    await sitOnTurn(page)
    const lifted = tiles(page).and(page.locator('[data-lifted]'))
    await swipe(page, tiles(page).nth(2), { y: 4 })
    await expect(tiles(page).nth(2)).toHaveAttribute('data-lifted')
    await tiles(page).nth(4).tap()
    await expect(tiles(page).nth(4)).toHaveAttribute('data-lifted')
    // Last of all: a tap that stops a page still on its way is none.
    await swipe(page, tiles(page).nth(2), { y: 30 })
    await expect(tiles(page).nth(4)).toHaveAttribute('data-lifted')
    await expect(lifted).toHaveCount(1)
    expect(await ownDiscards(page)).toBe(0)
  })

  test('two quick taps on one tile discard one tile', async ({ page }) => {
    const question = await sitOnTurn(page)
    const { x, y, width, height } = (await tiles(page).last().boundingBox())!
    for (let tap = 0; tap < 3; tap += 1) {
      await page.touchscreen.tap(x + width / 2, y + height / 2)
    }
    await untilAsked(page, question)
    expect(await ownDiscards(page)).toBe(1)
  })

  test('a flick up discards the tile, and only that one', async ({ page }) => {
    const question = await sitOnTurn(page)
    const [flicked] = await tileIds(page)
    await swipe(page, tiles(page).first(), { y: -60 })
    await untilAsked(page, question)
    expect(await tileIds(page)).not.toContain(flicked)
    expect(await ownDiscards(page)).toBe(1)
  })

  test('a finger that goes aside, or up slowly and not out of the hand, discards nothing', async ({
    page,
  }) => {
    await sitOnTurn(page)
    await swipe(page, tiles(page).nth(2), { x: 80 })
    await swipe(page, tiles(page).last(), { y: -24, ms: 600 })
    expect(await ownDiscards(page)).toBe(0)
    expect(await tileIds(page)).toHaveLength(17)
  })
})

/** Takes a tile with the mouse and drops it on a spot. */
const dragTo = async (page: Page, from: number, { x, y }: { x: number; y: number }) => {
  await tiles(page).nth(from).hover()
  await page.mouse.down()
  await page.mouse.move(x, y, { steps: 4 })
  await page.mouse.up()
  await painted(page)
}

/** The middle of a tile of the hand. */
const middleOf = async (page: Page, at: number) => {
  const { x, y, width, height } = (await tiles(page).nth(at).boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

test('a tile dragged to the river is discarded; one dropped on the hand stays', async ({
  page,
}) => {
  const question = await sitOnTurn(page)
  const before = await tileIds(page)
  await dragTo(page, 3, await middleOf(page, 6))
  expect(await tileIds(page)).toEqual(before)
  await dragTo(page, 3, { x: 480, y: 300 })
  await untilAsked(page, question)
  expect(await tileIds(page)).not.toContain(before[3])
  expect(await ownDiscards(page)).toBe(1)
})

test.describe('where each discard is confirmed', () => {
  test.use({ settings: { speed: 'instant', confirmDiscards: true } })

  test('a first click lifts, one on another tile moves the lift, a second discards', async ({
    page,
  }) => {
    const question = await sitOnTurn(page)
    await tiles(page).nth(1).click()
    await tiles(page).nth(4).click()
    await expect(tiles(page).and(page.locator('[data-lifted]'))).toHaveCount(1)
    expect(await ownDiscards(page)).toBe(0)
    await tiles(page).nth(4).click()
    await untilAsked(page, question)
    expect(await ownDiscards(page)).toBe(1)
  })
})

test.describe('where the hand is not kept sorted', () => {
  test.use({ settings: { speed: 'instant', sort: false } })

  test('it is arranged by dragging and by keys, and stays so over a reload', async ({ page }) => {
    await sitOnTurn(page)
    const [first, second, third, ...rest] = await tileIds(page)
    await dragTo(page, 0, await middleOf(page, 2))
    expect(await tileIds(page)).toEqual([second, third, first, ...rest])
    await tiles(page).nth(2).focus()
    await page.keyboard.press('Shift+ArrowLeft')
    expect(await tileIds(page)).toEqual([second, first, third, ...rest])
    await page.reload()
    await untilAsked(page)
    expect(await tileIds(page)).toEqual([second, first, third, ...rest])
    expect(await ownDiscards(page)).toBe(0)
  })
})
