import { english } from '../../src/i18n/en/english'
import { chinese } from '../../src/i18n/zh-Hant/chinese'
import { LANGUAGE_NAMES } from '../../src/ui/app/languageNames'
import { expect, test } from './support/page'
import { untilAsked } from './support/play'
import { claimOf, resumeAt, winIn } from './support/positions'
import { choices, openFromMenu, passButton } from './support/table'

const { actions, table } = english
const POSITION = { wanted: claimOf('chow', 'pong') }

test('a claim says what it takes, and one press makes it', async ({ page }) => {
  await resumeAt(page, POSITION)
  const question = await untilAsked(page)
  const pong = new RegExp(`^${actions.pong.hongKong}: .+`)
  const pongs = page.getByRole('region', { name: table.ownTable }).getByRole('img', { name: pong })
  const before = await pongs.count()
  await expect(choices(page).getByRole('button', { name: pong })).toBeVisible()
  await page.keyboard.press('p')
  await untilAsked(page, question)
  await expect(pongs).toHaveCount(before + 1)
})

test('a claim outlives everything that is done beside it', async ({ page }) => {
  await resumeAt(page, POSITION)
  await untilAsked(page)

  await openFromMenu(page, 'settings')
  await page.keyboard.press('Escape')
  await expect(passButton(page)).toBeEnabled()

  await page.setViewportSize({ width: 568, height: 320 })
  await page.setViewportSize({ width: 320, height: 568 })
  await expect(passButton(page)).toBeEnabled()

  await openFromMenu(page, 'settings')
  await page.getByRole('radio', { name: LANGUAGE_NAMES['zh-Hant'] }).check()
  await page.keyboard.press('Escape')
  await expect(passButton(page, chinese)).toBeEnabled()

  await page.reload()
  await expect(passButton(page, chinese)).toBeEnabled()
  const question = await untilAsked(page)
  await page.keyboard.press('x')
  await untilAsked(page, question)
})

test('nothing hurries a claim: ten minutes later the win is still offered', async ({ page }) => {
  await page.clock.install()
  await resumeAt(page, { wanted: (view) => claimOf('win')(view) && winIn(view) })
  const before = await untilAsked(page)
  await page.clock.fastForward('10:00')
  expect(await untilAsked(page)).toEqual(before)
  expect(before.win).toBe(true)
})
