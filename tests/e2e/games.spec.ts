import { RULE_SET_IDS } from '../../src/rules'
import { sitDown } from './support/lobby'
import { expect, test } from './support/page'
import { playGame } from './support/play'
import { standings } from './support/table'

test.use({ viewport: { width: 400, height: 600 } })
test('a game of one hand is played to its end', async ({ page }) => {
  await sitDown(page, { length: 'hand', seed: 'a hand' })
  expect(await playGame(page)).toBe(1)
  await expect(standings(page).getByRole('listitem')).toHaveCount(4)
})

for (const ruleSetId of RULE_SET_IDS) {
  test(`${ruleSetId}: an East round is played to its end`, async ({ page }) => {
    test.setTimeout(180_000)
    await sitDown(page, { ruleSetId, length: 'round', seed: 'a round' })
    expect(await playGame(page)).toBeGreaterThanOrEqual(4)
    await expect(standings(page).getByRole('listitem')).toHaveCount(4)
  })
}
