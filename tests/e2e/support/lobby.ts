import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { GameLength } from '../../../src/engine/table/state'
import { english } from '../../../src/i18n/en/english'
import { skipCeremony } from './play'
import { ceremonyPaper, openMenu } from './table'

const { app, lobby } = english

/** How a game is asked for in the lobby; what is left out stays as the lobby has it. */
export type Wish = {
  readonly ruleSetId?: string
  readonly length?: GameLength
  readonly practice?: boolean
  readonly seed?: string
}

/** The large button of the lobby: while no game waits, and while one does. */
export const playButton = (page: Page) =>
  page.getByRole('button', { name: lobby.play, exact: true })
export const resumeButton = (page: Page) => page.getByRole('button', { name: lobby.resume })

/** The games that were played to their end. */
export const finishedGames = (page: Page) => page.getByRole('region', { name: lobby.finished })

/** Opens the page at its front door. */
export const openLobby = async (page: Page): Promise<void> => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(english.app.name)
}

/** Chooses what is wished for the next game. */
const fillIn = async (page: Page, { ruleSetId, length, practice, seed }: Wish): Promise<void> => {
  if (ruleSetId !== undefined) await page.getByLabel(lobby.ruleSet).selectOption(ruleSetId)
  if (length) await page.getByRole('radio', { name: lobby.lengths[length] }).check()
  if (practice) await page.getByRole('radio', { name: lobby.modes.practice }).check()
  if (seed === undefined) return
  await page.getByText(lobby.more).click()
  await page.getByRole('textbox', { name: lobby.seed }).fill(seed)
}

/** Starts a game from the front door, up to its ceremony. */
export const startGame = async (page: Page, wish: Wish = {}): Promise<void> => {
  await openLobby(page)
  await fillIn(page, wish)
  await playButton(page).click()
  await expect(ceremonyPaper(page)).toBeVisible()
}

/** Starts a game in place of the one that waits, up to its ceremony. */
export const startAnother = async (page: Page, wish: Wish = {}): Promise<void> => {
  await fillIn(page, wish)
  await page.getByRole('button', { name: lobby.playNew, exact: true }).click()
  await page.getByRole('button', { name: lobby.replace.confirm }).click()
  await expect(ceremonyPaper(page)).toBeVisible()
}

/** Leaves the table by its menu. */
export const leaveTable = async (page: Page): Promise<void> => {
  await openMenu(page)
  await page.getByRole('button', { name: app.menu.leave }).click()
  await expect(resumeButton(page)).toBeVisible()
}

/** Starts a game from the front door and skips its ceremony. */
export const sitDown = async (page: Page, wish: Wish = {}): Promise<void> => {
  await startGame(page, wish)
  await skipCeremony(page)
}
