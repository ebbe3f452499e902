import type { Locator, Page } from '@playwright/test'
import { painted } from './play'

/** Which way a finger goes, in CSS pixels, and how long it takes over it, in ms. */
export type Swipe = { readonly x?: number; readonly y?: number; readonly ms?: number }

/** Puts a finger on the middle of something, moves it and lifts it. */
export const swipe = async (
  page: Page,
  on: Locator,
  { x = 0, y = 0, ms = 0 }: Swipe,
): Promise<void> => {
  const box = (await on.boundingBox())!
  const cdp = await page.context().newCDPSession(page)
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: middle.x + x * part, y: middle.y + y * part }],
    })
  await touch('touchStart', 0)
  await touch('touchMove', 0.5)
  await page.waitForTimeout(ms)
  await touch('touchMove', 1)
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await painted(page)
}
