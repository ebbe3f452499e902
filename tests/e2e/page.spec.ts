import { fetchedBy } from './support/budget'
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

test('the first screen is light: 100 kB of JS and 20 requests', async ({ page }) => {
  const { js, requests } = await fetchedBy(page, async () => {
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
  expect(js).toBeGreaterThan(0)
  expect(js).toBeLessThan(100_000)
  expect(requests).toBeLessThanOrEqual(20)
})
