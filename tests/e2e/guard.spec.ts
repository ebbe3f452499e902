import type { Page } from '@playwright/test'
import { expect, test } from './support/page'

const inlineScript = () => {
  const script = document.createElement('script')
  script.textContent = 'document.title = "breached"'
  document.body.append(script)
}

const faultyPages: [name: string, make: (page: Page) => Promise<unknown>, fault: RegExp][] = [
  [
    'an image of a third party',
    (page) => page.goto('data:text/html,<img src="http://127.0.0.2:9/x.png">'),
    /third party: http:\/\/127\.0\.0\.2/,
  ],
  ['an inline script', (page) => page.evaluate(inlineScript), /policy breached: script-src/],
  ['an error on the console', (page) => page.evaluate(() => console.error('oh')), /console: oh/],
  [
    'an uncaught error',
    (page) => page.evaluate(() => void setTimeout(() => void Promise.reject(new Error('oh')))),
    /uncaught: oh/,
  ],
]

for (const [name, make, fault] of faultyPages) {
  test(`${name} is noticed`, async ({ page, faults }) => {
    await page.goto('/')
    expect(faults).toEqual([])
    await make(page)
    await expect.poll(() => faults.join('\n')).toMatch(fault)
    faults.length = 0
  })
}
