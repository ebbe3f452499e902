import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import type { Settings } from '../../../src/store/settings'
import { expectNoSidewaysScroll } from './layout'

export { expect }

/** Turns a breach of the content security policy into a console error. */
const reportBreaches = () =>
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`policy breached: ${violatedDirective} by ${blockedURI}`),
  )

/** What goes wrong in any page of a context, in a list that grows. */
const watch = async (context: BrowserContext, origin: string): Promise<string[]> => {
  const faults: string[] = []
  await context.addInitScript(reportBreaches)
  context.on('weberror', (fault) => faults.push(`uncaught: ${fault.error().message}`))
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    const local = url.origin === origin || url.protocol === 'data:'
    if (!local) faults.push(`request to a third party: ${url.href}`)
  })
  return faults
}

/** Leaves settings for the first page that finds none; what is changed there lasts. */
const leaveSettings = (settings: string): void => {
  if (location.protocol !== 'http:') return
  localStorage.setItem('sixteen.settings', localStorage.getItem('sixteen.settings') ?? settings)
}

type Fixtures = {
  /** What differs from the defaults when the page is first opened: tests wait for no bot's pace. */
  settings: Partial<Settings>
  /** The faults that end a test as failed; a test about a fault may empty the list. */
  faults: string[]
}

export const test = base.extend<Fixtures>({
  settings: [{ speed: 'instant' }, { option: true }],
  faults: [
    async ({ context, baseURL, settings }, use) => {
      const faults = await watch(context, new URL(baseURL ?? '').origin)
      await context.addInitScript(leaveSettings, JSON.stringify(settings))
      await use(faults)
      expect(faults, 'errors, policy breaches and requests to third parties').toEqual([])
    },
    { auto: true },
  ],
})

/** The smallest screen in the light, a large one in the dark. */
const LOOKS = [
  { width: 320, height: 640, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
] as const

/** Holds the page, as it now is, against axe's rules: WCAG and good practice. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  for (const { colorScheme, ...size } of LOOKS) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectNoSidewaysScroll(page)
    const { violations } = await axe.analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    expect(found, `${size.width} px, ${colorScheme}`).toEqual([])
  }
}
