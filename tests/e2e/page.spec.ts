import { expectLight, LOBBY } from './support/budget'
import { expect, expectAccessible, test } from './support/page'

test('the page opens and shows the name of the game', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Sixteen/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sixteen')
})

test('the first screen meets the accessibility rules', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectAccessible(page)
})

test('the first screen is light', async ({ page }) => {
  await expectLight(page, LOBBY, async () => {
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
})
