import { english } from '../../src/i18n/en/english'
import { leaveTable, startAnother, startGame } from './support/lobby'
import { expect, test } from './support/page'
import { skipCeremony, untilAsked } from './support/play'
import { ceremonyPaper, tileIds } from './support/table'

const { ceremony } = english
const SEED = 'a ceremony'

test('watched step by step or skipped, the ceremony leads to the same tiles', async ({ page }) => {
  await startGame(page, { seed: SEED })
  const paper = ceremonyPaper(page)
  const told = new Set<string>()
  for (let step = 1; step <= 4; step += 1) {
    await expect(paper.getByText(ceremony.step(step, 4))).toBeVisible()
    told.add(await paper.getByRole('status').innerText())
    await paper.getByRole('button', { name: step < 4 ? ceremony.next : ceremony.begin }).click()
  }
  expect(told.size).toBe(4)
  await untilAsked(page)
  const watched = await tileIds(page)

  await leaveTable(page)
  await startAnother(page, { seed: SEED })
  await skipCeremony(page)
  await untilAsked(page)
  expect(watched.length).toBeGreaterThanOrEqual(16)
  expect(await tileIds(page)).toEqual(watched)
})

test('nobody sits at the table before the seats are drawn', async ({ page }) => {
  await startGame(page, { seed: SEED })
  const plates = page.locator('[data-layout] [data-plate][data-place]')
  const winds = page.locator('[data-layout] [data-plate] abbr')
  await expect(plates).toHaveCount(4)
  for (const one of [plates, winds]) await expect(one.filter({ visible: true })).toHaveCount(0)
  await skipCeremony(page)
  for (const one of [plates, winds]) await expect(one.filter({ visible: true })).toHaveCount(4)
})

test('a rule set without wind tiles has two steps', async ({ page }) => {
  await startGame(page, { ruleSetId: 'taiwan', seed: SEED })
  const paper = ceremonyPaper(page)
  await expect(paper.getByText(ceremony.step(1, 2))).toBeVisible()
  await paper.getByRole('button', { name: ceremony.next }).click()
  await paper.getByRole('button', { name: ceremony.begin }).click()
  await untilAsked(page)
})

/** What of the four plates lies on another one, or over the edge of the paper's table. */
const crowding = (plates: readonly Element[]): string[] => {
  const table = plates[0]!.closest('div')!.getBoundingClientRect()
  const boxes = plates.map((plate) => plate.getBoundingClientRect())
  return boxes.flatMap((a, at) => {
    const name = plates[at]!.textContent
    const outside =
      a.left < table.left || a.right > table.right || a.top < table.top || a.bottom > table.bottom
    const lies = boxes
      .slice(at + 1)
      .some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
    return [...(outside ? [`${name} is outside`] : []), ...(lies ? [`${name} meets another`] : [])]
  })
}

test('on every screen the four names lie apart on the table', async ({ page }) => {
  await startGame(page, { seed: SEED })
  const plates = ceremonyPaper(page).locator('[data-place]')
  await expect(plates).toHaveCount(4)
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [568, 320],
    [844, 390],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(async () => expect(await plates.evaluateAll(crowding)).toEqual([])).toPass({
      timeout: 3000,
    })
  }
})

test('under its paper the table is kept from readers, and nothing on it can be reached', async ({
  page,
}) => {
  await startGame(page, { seed: SEED })
  await expect(page.locator('[data-layout]').first()).toBeAttached()
  expect(await page.getByRole('toolbar').count()).toBe(0)
  for (let tabs = 0; tabs < 30; tabs += 1) {
    await page.keyboard.press('Tab')
    const onTable = await page.evaluate(
      () => document.activeElement?.closest('[data-layout]') !== null,
    )
    expect(onTable).toBe(false)
  }
  await skipCeremony(page)
  await untilAsked(page)
  expect(await page.getByRole('toolbar').count()).toBe(1)
})
