import { english } from '../../src/i18n/en/english'
import { chinese } from '../../src/i18n/zh-Hant/chinese'
import { finishedGames, leaveTable, openLobby, sitDown, startGame } from './support/lobby'
import { expect, expectAccessible, test } from './support/page'
import { untilAsked } from './support/play'
import { claimsIn, ownTurn, resumeAt, takesEverything, winIn } from './support/positions'
import {
  ceremonyPaper,
  closeDialog,
  goOnButton,
  openFromMenu,
  openMenu,
  resultPaper,
  standings,
} from './support/table'

const { ceremony, lobby, result, settings, table } = english

test('the lobby', async ({ page }) => {
  await openLobby(page)
  await page.getByText(lobby.more).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: settings.title }).click()
  await expect(page.getByRole('dialog', { name: settings.title })).toBeVisible()
  await expectAccessible(page)
})

test('the lobby while a game waits', async ({ page }) => {
  await sitDown(page)
  await untilAsked(page)
  await leaveTable(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: lobby.playNew, exact: true }).click()
  await expectAccessible(page)
})

test('the ceremony, step by step', async ({ page }) => {
  await startGame(page)
  for (let step = 1; step < 4; step += 1) {
    await expectAccessible(page)
    await page.getByRole('button', { name: ceremony.next }).click()
  }
  await expect(ceremonyPaper(page)).toContainText(ceremony.step(4, 4))
  await expectAccessible(page)
})

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-TW' })

  test('the lobby and the table', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: chinese.lobby.play })).toBeVisible()
    await expectAccessible(page)
    await resumeAt(page, { wanted: ownTurn })
    await untilAsked(page)
    await expectAccessible(page)
  })
})

test('the own turn', async ({ page }) => {
  await resumeAt(page, { wanted: ownTurn })
  await untilAsked(page)
  await expectAccessible(page)
})

test('the own turn beside five sets', async ({ page }) => {
  await resumeAt(page, {
    wanted: (view) => ownTurn(view) && view.players[view.seat].melds.length === 5,
    person: takesEverything,
  })
  await untilAsked(page)
  await expectAccessible(page)
})

test('why something may not be done', async ({ page }) => {
  await resumeAt(page, {
    wanted: (view) => ownTurn(view) && view.choices.some(({ refused }) => refused !== null),
  })
  await untilAsked(page)
  await page.keyboard.press('y')
  await expect(page.getByRole('region', { name: table.act.whyTitle })).toBeVisible()
  await expectAccessible(page)
})

test('a claim', async ({ page }) => {
  await resumeAt(page, { wanted: (view) => claimsIn(view) >= 3 })
  await untilAsked(page)
  await expectAccessible(page)
})

test('a win below the minimum, and what is asked before it is called', async ({ page }) => {
  await resumeAt(page, {
    wanted: ({ choices }) => choices.some(({ worth }) => worth?.falseMahjong === 'below-minimum'),
  })
  await untilAsked(page)
  await expectAccessible(page)
  await page.keyboard.press('m')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page)
})

test('a closed hand', async ({ page }) => {
  await resumeAt(page, { wanted: (view) => ownTurn(view) && view.own.closed })
  await untilAsked(page)
  await expectAccessible(page)
})

test('a won hand, the standings, and the finished game', async ({ page }) => {
  await resumeAt(page, { wanted: winIn })
  await untilAsked(page)
  await page.keyboard.press('m')
  await expect(resultPaper(page)).toBeVisible()
  await resultPaper(page).getByRole('radio').first().check()
  await resultPaper(page).locator('summary').first().click()
  await expectAccessible(page)
  await goOnButton(page).click()
  await expect(standings(page)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: english.app.toLobby }).click()
  await expect(finishedGames(page).getByRole('link')).toBeVisible()
  await expectAccessible(page)
  await finishedGames(page).getByRole('link').click()
  await expect(page.getByRole('region', { name: result.sheet })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: result.openHand(1) }).click()
  await expect(page.getByRole('heading', { name: result.allHands })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/#/games')
  await expect(page.getByRole('heading', { level: 1, name: result.games })).toBeVisible()
  await expectAccessible(page)
})

test('a drawn hand', async ({ page }) => {
  await resumeAt(page, {
    wanted: ({ finished }) => finished.at(-1)?.outcome === 'drawn',
    length: 'round',
  })
  await expect(resultPaper(page)).toContainText(result.drawn)
  await expectAccessible(page)
})

test('every dialog of the table', async ({ page }) => {
  await resumeAt(page, { wanted: (view) => ownTurn(view) && view.hand === 1, length: 'round' })
  await untilAsked(page)
  await openMenu(page)
  await expectAccessible(page)
  await closeDialog(page)
  for (const dialog of ['scores', 'log', 'rules', 'keys', 'settings'] as const) {
    await openFromMenu(page, dialog)
    await expectAccessible(page)
    await closeDialog(page)
  }
})
