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

test('a rule set without wind tiles has two steps', async ({ page }) => {
  await startGame(page, { ruleSetId: 'taiwan', seed: SEED })
  const paper = ceremonyPaper(page)
  await expect(paper.getByText(ceremony.step(1, 2))).toBeVisible()
  await paper.getByRole('button', { name: ceremony.next }).click()
  await paper.getByRole('button', { name: ceremony.begin }).click()
  await untilAsked(page)
})
