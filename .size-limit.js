// What the build may weigh, gzip -9, 1 kB = 1000 bytes. What a browser fetches to reach a screen is
// measured in tests/e2e.
import { readdirSync, readFileSync } from 'node:fs'

const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).map(
  (file) => `dist/${file}`,
)

/** @param {string[]} ends */
const ending = (...ends) => files.filter((file) => ends.some((end) => file.endsWith(end)))

const fonts = ending('.woff', '.woff2', '.ttf', '.otf')
if (fonts.length > 0) throw new Error(`The game ships no fonts: ${fonts.join(', ')}`)

/** The entry and the modules that it imports statically: the page names them all. */
const lobby = [...readFileSync('dist/index.html', 'utf8').matchAll(/"\.\/([^"]+\.js)"/g)].map(
  ([, path]) => `dist/${path}`,
)

export default [
  { name: 'Lobby usable, JS', path: lobby, gzip: true, limit: '100 kB' },
  { name: 'All JS', path: ending('.js'), gzip: true, limit: '320 kB' },
  { name: 'All CSS', path: ending('.css'), gzip: true, limit: '15 kB' },
  { name: 'Pictures', path: ending('.svg'), gzip: true, limit: '45 kB' },
]
