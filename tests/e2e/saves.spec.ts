import type { Locator } from '@playwright/test'
import { english } from '../../src/i18n/en/english'
import {
  finishedGames,
  leaveTable,
  openLobby,
  playButton,
  resumeButton,
  sitDown,
  startGame,
} from './support/lobby'
import { expect, test } from './support/page'
import { playGame, playHand, playUntil, skipCeremony, untilAsked } from './support/play'
import {
  ceremonyPaper,
  goOnButton,
  legalTiles,
  resultPaper,
  standings,
  tileIds,
  wholeTable,
} from './support/table'

const { app, result, settings } = english

/** Who paid whom in the hand that is shown, and every score after it. */
const payments = (within: Locator): Promise<string> =>
  within.getByRole('table').first().ariaSnapshot()

test('a reload in the middle goes on with the same hand', async ({ page }) => {
  await sitDown(page, { seed: 'reload', length: 'hand' })
  let turns = 0
  await playUntil(page, ({ asks }) => asks === 'turn' && (turns += 1) === 4)
  const [tiles, table] = [await tileIds(page), await wholeTable(page)]
  await page.reload()
  await untilAsked(page)
  expect(await tileIds(page)).toEqual(tiles)
  expect(await wholeTable(page)).toEqual(table)
  await playHand(page)
})

test('a reload in the ceremony leaves everybody where they were', async ({ page }) => {
  await startGame(page)
  const told = await ceremonyPaper(page).getByRole('status').innerText()
  await page.reload()
  await expect(ceremonyPaper(page).getByRole('status')).toHaveText(told)
})

test('a table that was left is found again as it was', async ({ page }) => {
  await sitDown(page, { seed: 'leave' })
  await untilAsked(page)
  const table = await wholeTable(page)
  await leaveTable(page)
  await resumeButton(page).click()
  await untilAsked(page)
  expect(await wholeTable(page)).toEqual(table)
})

test('a reload at the result shows the same result', async ({ page }) => {
  await sitDown(page, { seed: 'reload', length: 'round' })
  await playHand(page)
  const shown = await payments(resultPaper(page))
  await page.reload()
  await expect(goOnButton(page)).toBeVisible()
  expect(await payments(resultPaper(page))).toBe(shown)
})

test('a finished game opens again with every hand as it was scored', async ({ page }) => {
  await sitDown(page, { seed: 'kept', length: 'hand' })
  await playHand(page)
  const paid = await payments(resultPaper(page))
  await goOnButton(page).click()
  await expect(standings(page)).toBeVisible()
  await page.reload()
  await page.goto('/')
  await finishedGames(page).getByRole('link').click()
  await page.getByRole('button', { name: result.openHand(1) }).click()
  await expect(page.getByRole('heading', { name: result.allHands })).toBeVisible()
  expect(await payments(page.getByRole('main'))).toBe(paid)
})

test('a second tab watches, and takes the game over when asked', async ({ page, context }) => {
  await sitDown(page, { seed: 'two tabs' })
  await playUntil(page, ({ asks }) => asks === 'turn')

  const second = await context.newPage()
  await second.goto('/#/table')
  await expect(second.getByText(app.readOnly.title)).toBeVisible()
  expect(await tileIds(second)).toEqual(await tileIds(page))
  await expect(legalTiles(second)).toHaveCount(0)

  await second.getByRole('button', { name: app.readOnly.takeOver }).click()
  await expect(page.getByText(app.readOnly.title)).toBeVisible()
  await expect(legalTiles(page)).toHaveCount(0)
  const question = await untilAsked(second)
  await second.keyboard.press('Enter')
  await untilAsked(second, question)
  await expect.poll(() => tileIds(page)).toEqual(await tileIds(second))
})

/** Makes the browser refuse to keep anything. */
const blockStorage = (): void => {
  const refuse = (): never => {
    throw new DOMException('Storage is blocked', 'SecurityError')
  }
  IDBFactory.prototype.open = refuse
  Object.defineProperty(globalThis, 'localStorage', { get: refuse })
}

test('where nothing can be saved this is said once, and the game is played', async ({ page }) => {
  await page.addInitScript(blockStorage)
  await openLobby(page)
  const notice = page.getByRole('alert').filter({ hasText: app.storage.blocked })
  await expect(notice).toHaveCount(1)
  await notice.getByRole('button').click()
  await page.getByRole('button', { name: settings.title }).click()
  await page.getByRole('radio', { name: settings.speeds.instant }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: english.lobby.lengths.hand }).check()
  await playButton(page).click()
  await skipCeremony(page)
  expect(await playGame(page)).toBe(1)
  await expect(notice).toHaveCount(0)
})

test('that nothing can be saved hides nobody at the table of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.addInitScript(blockStorage)
  await sitDown(page)
  const notice = page.getByRole('alert').filter({ hasText: app.storage.blocked })
  const { y, height } = (await notice.boundingBox())!
  const plates = await page
    .locator('[data-plate][data-place]')
    .evaluateAll((all) => all.map((plate) => plate.getBoundingClientRect().top))
  expect(plates).toHaveLength(4)
  expect(y + height).toBeLessThanOrEqual(Math.min(...plates))
})
