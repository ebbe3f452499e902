import type { Page } from '@playwright/test'

/** Looks at every frame from now on; the answer gives all that was seen, each once. Nothing is looked at as ''. */
export const watch = async (page: Page, look: () => string): Promise<() => Promise<string[]>> => {
  const seen = await page.evaluateHandle<Set<string>>(`(() => {
    const seen = new Set()
    const look = ${look.toString()}
    const frame = () => {
      const now = look()
      if (now) seen.add(now)
      requestAnimationFrame(frame)
    }
    frame()
    return seen
  })()`)
  return () => seen.evaluate((all) => [...all])
}
