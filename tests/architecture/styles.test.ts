import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
)

/** When what such a selector asks of an ancestor changes, everything below that is styled anew. */
const ANY_ANCESTOR = /:not\([^)]* \*/

test('no style sheet asks what none of the ancestors is', () => {
  expect(sheets.length).toBeGreaterThan(20)
  const asking = sheets.filter((file) => ANY_ANCESTOR.test(readFileSync(`src/${file}`, 'utf8')))
  expect(asking).toEqual([])
})
