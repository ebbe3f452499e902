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

/** The least width of a tile that is to be told from others, in CSS pixels. */
const LEGIBLE = 18

/** Every tile that lies in a river is large enough to be told. */
export const expectLegibleRivers = async (page: Page): Promise<void> => {
  const narrow = await page.locator('ol[data-place] [data-tile]').evaluateAll((tiles, least) => {
    const widths = tiles.map((tile) => {
      const { width, height } = tile.getBoundingClientRect()
      return Math.min(width, height)
    })
    return widths.filter((width) => width < least)
  }, LEGIBLE)
  expect(narrow, 'tiles that are too small').toEqual([])
}

/** Nothing lies on a river but its own tiles, as far as their edges. */
export const expectOpenRivers = async (page: Page): Promise<void> => {
  const covered = await page.locator('ol[data-place] [data-tile]').evaluateAll((tiles) => {
    const inset = 5
    return tiles.flatMap((tile) => {
      const { left, right, top, bottom } = tile.getBoundingClientRect()
      const lie = [left + inset, right - inset].flatMap((x) =>
        [top + inset, bottom - inset].map((y) => document.elementFromPoint(x, y)),
      )
      const river = tile.closest('ol')!
      return lie.every((above) => river.contains(above)) ? [] : [tile.outerHTML.slice(0, 80)]
    })
  })
  expect(covered, 'discards under something else').toEqual([])
}

/** What is wrong with the parts of a bar: words that overflow, parts that lie on one another. */
const clashesOf = (bar: Element): string[] => {
  const parts = [...bar.querySelectorAll('p, section, button')].filter(
    (part) => part.checkVisibility() && part.getBoundingClientRect().width > 0,
  )
  const cut = parts
    .filter((part) => part.tagName === 'P' && part.scrollWidth > part.clientWidth + 1)
    .map((part) => `"${part.textContent}" overflows`)
  const meets = (one: Element, other: Element): boolean => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
    const [broad, high] = [
      Math.min(a.right, b.right) - Math.max(a.left, b.left),
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
    ]
    return broad > 1 && high > 1 && !one.contains(other) && !other.contains(one)
  }
  const covered = parts.flatMap((one, at) =>
    parts
      .slice(at + 1)
      .filter((other) => meets(one, other))
      .map((other) => `"${one.textContent}" lies on "${other.textContent}"`),
  )
  return [...cut, ...covered]
}

/** Nothing in a bar overflows, and nothing lies on anything else. */
export const expectNoClash = async (bar: Locator): Promise<void> => {
  expect(await bar.evaluate(clashesOf)).toEqual([])
}
