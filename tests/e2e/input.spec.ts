import type { Locator, Page } from '@playwright/test'
import type { PlayerView } from '../../src/engine/table/view'
import { kindOf } from '../../src/engine/tiles/tile'
import { english } from '../../src/i18n/en/english'
import { expect, test } from './support/page'
import { painted, untilAsked } from './support/play'
import { ownTurn, resumeAt } from './support/positions'
import { drawnTile, moves, tileIds, tiles } from './support/table'

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

  /** Puts a finger on a tile, moves it down by so many pixels and lifts it. */
  const drag = async (page: Page, tile: Locator, by: number): Promise<void> => {
    const { x, y, width, height } = (await tile.boundingBox())!
    const cdp = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove', down: number) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [{ x: x + width / 2, y: y + height / 2 + down }],
      })
    await touch('touchStart', 0)
    await touch('touchMove', by / 2)
    await touch('touchMove', by)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await painted(page)
  }

  test('scrolling lifts nothing, a shaky tap lifts the tile, and only that one', async ({
    page,
  }) => {
    await sitOnTurn(page)
    const lifted = tiles(page).and(page.locator('[data-lifted]'))
    await drag(page, tiles(page).nth(2), 30)
    await expect(lifted).toHaveCount(0)
    await drag(page, tiles(page).nth(2), 4)
    await expect(tiles(page).nth(2)).toHaveAttribute('data-lifted')
    await tiles(page).nth(4).tap()
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
})
