import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** The least that a finger is given, in CSS pixels. */
const TARGET = { width: 24, height: 40 }

/** Nothing makes the page wider than the screen. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(tooWide, 'pixels wider than the screen').toBeLessThanOrEqual(0)
}

type Box = { readonly name: string; readonly width: number; readonly height: number }

/** What is wrong with buttons: cut off by the screen, or covered by something else. */
const hiddenOnes = (buttons: readonly Element[]): string[] =>
  buttons.flatMap((button) => {
    const name = button.getAttribute('aria-label') ?? button.textContent
    const { left, right, top, bottom } = button.getBoundingClientRect()
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    if (!inside) return [`${name} is cut off: ${[left, top, right, bottom].join(' ')}`]
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return above !== null && button.contains(above) ? [] : [`${name} is covered`]
  })

const boxesOf = (buttons: readonly Element[]): Box[] =>
  buttons.map((button) => {
    const { width, height } = button.getBoundingClientRect()
    return { name: button.getAttribute('aria-label') ?? button.textContent, width, height }
  })

/** Every one of these buttons lies within the screen, uncovered. */
export const expectInSight = async (buttons: Locator): Promise<void> => {
  expect(await buttons.count()).toBeGreaterThan(0)
  expect(await buttons.evaluateAll(hiddenOnes)).toEqual([])
}

/** Every one of these buttons is large enough for a finger. */
export const expectWithinReach = async (buttons: Locator): Promise<void> => {
  const small = (await buttons.evaluateAll(boxesOf)).filter(
    ({ width, height }) => width < TARGET.width || height < TARGET.height,
  )
  expect(small, 'too small for a finger').toEqual([])
}
