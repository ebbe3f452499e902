import type { Page } from '@playwright/test'
import type { PlayerView } from '../../src/engine/table/view'
import { english } from '../../src/i18n/en/english'
import { openLobby, sitDown, startGame } from '../e2e/support/lobby'
import { playHand, playUntil, untilAsked } from '../e2e/support/play'
import { claimOf, offers, ownTurn, resumeAt, winIn } from '../e2e/support/positions'
import { goOnButton, openFromMenu } from '../e2e/support/table'

/** Brings a page that was just opened into a state. */
type Reach = (page: Page) => Promise<unknown>

/** A rigged view of `scenes.ts`, which no real game may reach. */
const scene =
  (name: string): Reach =>
  (page) =>
    page.goto(`/tests/pictures/table.html?scene=${name}`)

const position =
  (wanted: (view: PlayerView) => boolean): Reach =>
  async (page) => {
    await resumeAt(page, { wanted })
    await untilAsked(page)
  }

/** The ranking of what may be done, laid open. */
const advised =
  (wanted: (view: PlayerView) => boolean): Reach =>
  async (page) => {
    await position(wanted)(page)
    await page.keyboard.press('a')
    await page.locator('table').waitFor()
  }

const falseMahjong = ({ choices }: PlayerView): boolean =>
  choices.some(({ refused, worth }) => refused === null && worth?.falseMahjong)

const drawn = ({ stage, finished }: PlayerView): boolean =>
  stage.stage === 'hand-over' && finished.at(-1)?.outcome === 'drawn'

const winning: Reach = async (page) => {
  await position(winIn)(page)
  await page.keyboard.press('m')
  await goOnButton(page).waitFor()
}

/** Every state of the product that is looked at, by name. */
export const STATES: Readonly<Record<string, Reach>> = {
  lobby: openLobby,
  ceremony: (page) => startGame(page, { seed: 'a sheet' }),
  deal: scene('start'),
  turn: position((view) => ownTurn(view) && view.wall.front > 100),
  advice: advised((view) => ownTurn(view) && view.wall.front > 100),
  advisedClaim: advised(claimOf('chow', 'pong')),
  ready: scene('ready'),
  claim: scene('claim'),
  closed: position((view) => view.own.closed && ownTurn(view)),
  gong: position((view) => offers(view, 'concealed-kong') && view.wall.front > 80),
  crowded: scene('crowded'),
  exposed: scene('exposed'),
  taiwan: scene('taiwanWin'),
  win: scene('win'),
  result: winning,
  draw: async (page) => {
    await resumeAt(page, { length: 'round', wanted: drawn })
    await goOnButton(page).waitFor()
  },
  falseMahjong: async (page) => {
    await position(falseMahjong)(page)
    await page.locator('[data-move="win"]').click()
    await page.getByRole('button', { name: english.table.confirm.falseDo }).click()
    await goOnButton(page).waitFor()
  },
  tip: async (page) => {
    await openLobby(page)
    await page.getByRole('button', { name: english.lobby.guided.first }).click()
    await page.getByRole('button', { name: english.ceremony.skip, exact: true }).click()
    await untilAsked(page)
  },
  end: async (page) => {
    await sitDown(page, { length: 'hand', seed: 'a sheet' })
    await playHand(page)
    await goOnButton(page).click()
  },
  settings: async (page) => {
    await sitDown(page, { seed: 'a sheet' })
    await playUntil(page, ({ asks }) => asks === 'turn')
    await openFromMenu(page, 'settings')
  },
}
