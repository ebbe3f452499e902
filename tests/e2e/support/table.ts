import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { english } from '../../../src/i18n/en/english'

const { app, ceremony, result, table } = english

/** The own hand, and its tiles from the left; the drawn one is the last. */
export const hand = (page: Page, { table } = english) =>
  page.getByRole('toolbar', { name: table.hand })
export const tiles = (page: Page, texts = english) => hand(page, texts).getByRole('button')
export const drawnTile = (page: Page) => tiles(page).and(page.locator('[data-drawn]'))
/** Those that may be discarded now. */
export const legalTiles = (page: Page) => tiles(page).and(page.locator(':not([aria-disabled])'))

/** What stands between the table and the hand. */
export const choices = (page: Page, { table } = english) =>
  page.getByRole('region', { name: table.actions })
export const passButton = (page: Page, texts = english) =>
  choices(page, texts).getByRole('button', { name: texts.actions.pass.hongKong, exact: true })

/** What a screen reader has been told. */
export const moves = (page: Page) => page.getByRole('log', { name: table.moves })

/** The papers that lie over the table between hands, and how each leads on. */
export const ceremonyPaper = (page: Page) => page.getByRole('dialog', { name: ceremony.title })
export const skipButton = (page: Page) => page.getByRole('button', { name: ceremony.skip })
export const goOnButton = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^(${result.nextHand}|${result.finalStandings})$`) })
export const resultPaper = (page: Page) =>
  page.getByRole('dialog').filter({ has: goOnButton(page) })
export const standings = (page: Page) => page.getByRole('dialog', { name: result.over })

/** Opens the menu of the table. */
export const openMenu = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: app.menu.open, exact: true }).click()
  const menu = page.getByRole('dialog', { name: app.menu.open })
  await expect(menu).toBeVisible()
  return menu
}

/** Opens a dialog of the table by way of its menu. */
export const openFromMenu = async (
  page: Page,
  dialog: 'scores' | 'log' | 'rules' | 'keys' | 'settings',
): Promise<void> => {
  const menu = await openMenu(page)
  await menu.getByRole('button', { name: app.menu[dialog] }).click()
  await expect(menu).toBeHidden()
}

/** Closes the dialog that is open. */
export const closeDialog = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: app.close, exact: true }).click()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
}

/** The ids of the own tiles from the left. */
export const tileIds = (page: Page, texts = english): Promise<(string | undefined)[]> =>
  tiles(page, texts).evaluateAll((all) => all.map((tile) => (tile as HTMLElement).dataset['tile']))

/** All that lies on the table and all that is offered, as a screen reader finds it. */
export const wholeTable = async (page: Page): Promise<string[]> => {
  const parts = await page.locator('[data-layout] :is(section, ol, [role="toolbar"])').all()
  const snapshots = await Promise.all(parts.map((part) => part.ariaSnapshot()))
  return snapshots.map((snapshot) => snapshot.replaceAll(' [active]', ''))
}
