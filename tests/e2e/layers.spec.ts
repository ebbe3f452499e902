import type { Page } from '@playwright/test'
import { expect, test } from './support/page'
import { untilAsked } from './support/play'
import { ownTurn, resumeAt } from './support/positions'

const SCREEN = { width: 1280, height: 800 }

/** How many layers were larger than half the screen at the same time, at most, while something was done. */
const mostLargeLayers = async (page: Page, work: () => Promise<void>): Promise<number> => {
  const tools = await page.context().newCDPSession(page)
  const counts: number[] = []
  tools.on('LayerTree.layerTreeDidChange', ({ layers = [] }) => {
    const large = layers.filter(
      (layer) =>
        layer.drawsContent && layer.width * layer.height > (SCREEN.width * SCREEN.height) / 2,
    )
    counts.push(large.length)
  })
  await tools.send('DOM.enable')
  await tools.send('LayerTree.enable')
  await work()
  await tools.detach()
  return Math.max(...counts)
}

test.use({ viewport: SCREEN, settings: { speed: 'normal' } })

test('while tiles of the hand move, the felt lies in one layer with the table and is not drawn anew', async ({
  page,
}) => {
  await resumeAt(page, { wanted: ownTurn })
  await untilAsked(page)
  const large = await mostLargeLayers(page, async () => {
    for (const key of ['ArrowLeft', 'ArrowLeft', 'Enter']) {
      await page.keyboard.press(key)
      await page.waitForTimeout(400)
    }
  })
  expect(large).toBe(1)
})
