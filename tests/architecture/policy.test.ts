import { build } from 'vite'
import { beforeAll, expect, test } from 'vitest'

let page = ''

/** The page as a build would write it. */
const builtPage = async (): Promise<string> => {
  const built = await build({ logLevel: 'error', build: { write: false } })
  const outputs = [built].flat().flatMap((it) => ('output' in it ? it.output : []))
  const file = outputs.find(({ fileName }) => fileName === 'index.html')
  return file?.type === 'asset' ? String(file.source) : ''
}

beforeAll(async () => {
  page = await builtPage()
}, 60_000)

test('the built page forbids everything but its own files', () => {
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? []
  expect(policy.replaceAll('&#39;', `'`).split('; ')).toEqual([
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' data:`,
    `connect-src 'self'`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
  ])
})

test('the policy stands before anything that it governs', () => {
  const policy = page.indexOf('Content-Security-Policy')
  expect(policy).toBeGreaterThan(0)
  expect(policy).toBeLessThan(page.indexOf('<script'))
  expect(policy).toBeLessThan(page.indexOf('<link'))
})

test('the built page has no inline script, style or handler', () => {
  expect(page).toContain('<script')
  expect(page).not.toMatch(/<script(?![^>]*\ssrc=)/)
  expect(page).not.toMatch(/<style|\sstyle=|\son[a-z]+=/)
})

test('the built page names its files relative to itself', () => {
  expect(page).toMatch(/src="\.\/assets\//)
  expect(page).not.toMatch(/(?:src|href)="\//)
})
