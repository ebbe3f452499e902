import type { Page } from '@playwright/test'
import { english } from '../../src/i18n/en/english'
import { chinese } from '../../src/i18n/zh-Hant/chinese'
import { expectLight, FIRST_TURN, LOBBY } from './support/budget'
import { openLobby, playButton, startGame } from './support/lobby'
import { expect, test } from './support/page'
import { skipCeremony, untilAsked, untilOwnTurn } from './support/play'
import { ceremonyPaper, choices, tiles } from './support/table'

const { errors, lobby, table } = english

test('one press on Play starts an East round of the first rule set', async ({ page }) => {
  await openLobby(page)
  await expect(page).toHaveTitle(english.app.name)
  const summary = [lobby.lengths.round, lobby.ruleSets.worldwide.name, lobby.modes.counted]
  await expect(page.getByText(summary.join(' · '))).toBeVisible()
  await playButton(page).click()
  await skipCeremony(page)
  await untilAsked(page)
  await expect(tiles(page)).not.toHaveCount(0)
})

/** Counts the messages that the page sends to itself: each is a slice of its work. */
const countSlices = (): void => {
  const tab = globalThis as typeof globalThis & { slices: number }
  tab.slices = 0
  MessagePort.prototype.postMessage = new Proxy(
    Reflect.get<MessagePort, 'postMessage'>(MessagePort.prototype, 'postMessage'),
    {
      apply: (post, port, sent) => {
        tab.slices += 1
        Reflect.apply(post, port, sent)
      },
    },
  )
}

for (const [way, come] of [
  ['first coming to it', async () => {}],
  ['loading it again', async (page: Page) => void (await page.reload())],
] as const) {
  test(`the table is there without going in circles: ${way}`, async ({ page }) => {
    await page.addInitScript(countSlices)
    await startGame(page)
    await come(page)
    await expect(ceremonyPaper(page)).toBeVisible()
    const slices = await page.evaluate(
      () => (globalThis as typeof globalThis & { slices: number }).slices,
    )
    expect(slices).toBeGreaterThan(0)
    expect(slices).toBeLessThan(200)
  })
}

test('a text that is no seed is refused where it is typed', async ({ page }) => {
  await openLobby(page)
  await page.getByText(lobby.more).click()
  await page.getByRole('textbox', { name: lobby.seed }).fill('x'.repeat(65))
  await expect(page.getByText(errors.byCode['unreadable-seed']('seed', ''))).toBeVisible()
  await expect(playButton(page)).toBeDisabled()
})

for (const [locale, { language, app }] of [
  ['zh-HK', chinese],
  ['fr-FR', english],
] as const) {
  test.describe(`a browser that asks for ${locale}`, () => {
    test.use({ locale })

    test(`is answered in ${language}`, async ({ page }) => {
      await page.goto('/')
      await expect(page).toHaveTitle(app.name)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(app.name)
    })
  })
}

test('the lobby is light', async ({ page }) => {
  await expectLight(page, LOBBY, async () => {
    await openLobby(page)
    await expect(playButton(page)).toBeEnabled()
  })
})

test.describe('with everything as a newcomer finds it', () => {
  test.use({ settings: {} })

  test('the way to the first own turn is light', async ({ page }) => {
    await expectLight(page, FIRST_TURN, async () => {
      await startGame(page, { seed: 'light' })
      await skipCeremony(page)
      await untilOwnTurn(page)
      await expect(choices(page)).toContainText(table.act.choose)
    })
  })
})
