import { english } from '../../src/i18n/en/english'
import { sitDown } from './support/lobby'
import { expect, test } from './support/page'
import { playHand, untilAsked } from './support/play'
import { resumeAt, winIn } from './support/positions'
import { resultPaper } from './support/table'
import { watch } from './support/watch'

/** Claims are asked about in this hand, one of them with three ways to take the tile. */
const SEED = 'a quiet table'

/** How high the cloth is while the hand is held. */
const clothHeight = (): string => {
  const cloth = document.querySelector('[data-layout] [data-layout]')
  const held = document.querySelectorAll('[data-hand-tile]').length
  return cloth && held >= 16 ? `${Math.round(cloth.getBoundingClientRect().height)}` : ''
}

/** How far the plates of the right side lie from the edge of the cloth. */
const rightPlates = (): string => {
  const cloth = document.querySelector('[data-layout] [data-layout]')
  const plates = [...document.querySelectorAll('[data-plate][data-place="right"]')]
  const edge = cloth?.getBoundingClientRect().right ?? 0
  return plates.map((plate) => Math.round(edge - plate.getBoundingClientRect().right)).join()
}

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [568, 320],
] as const) {
  test.describe(`on ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } })

    test('the cloth stands still while questions come and go', async ({ page }) => {
      await sitDown(page, { seed: SEED, length: 'hand' })
      await untilAsked(page)
      const heights = await watch(page, clothHeight)
      await playHand(page)
      expect(await heights()).toHaveLength(1)
    })
  })
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the cloth stands still, and a plate while its player draws and lays flowers', async ({
    page,
  }) => {
    await sitDown(page, { seed: SEED, length: 'hand' })
    await untilAsked(page)
    const heights = await watch(page, clothHeight)
    const places = await watch(page, rightPlates)
    await playHand(page)
    expect(await heights()).toHaveLength(1)
    expect(await places()).toHaveLength(1)
  })
})

test.describe('where the system asks for reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a result comes with all that it says', async ({ page }) => {
    await resumeAt(page, { wanted: winIn })
    await untilAsked(page)
    // What the paper needs takes its time to come, one part after another.
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 300)
      })
      await route.continue()
    })
    const papers = await watch(page, () => {
      const paper = document.querySelector('section[role="dialog"]')
      if (!paper?.checkVisibility()) return ''
      return paper.querySelector('[role="group"]')?.textContent ? 'filled' : 'empty'
    })
    await page.keyboard.press('m')
    await expect(resultPaper(page)).toContainText(english.result.allHands)
    expect(await papers()).toEqual(['filled'])
  })
})
