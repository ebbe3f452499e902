import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'
import type { Plugin, Rollup } from 'vite'

const SOURCE = new URL('serviceWorker.ts', import.meta.url)
const PAGE = 'index.html'

type Contents = string | Uint8Array

/** Every file of a build by its path from the page. */
type Build = ReadonlyMap<string, Contents>

const filesIn = (folder: string): [string, Contents][] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path))])

const outputOf = (bundle: Rollup.OutputBundle): [string, Contents][] =>
  Object.values(bundle).map((file) => [
    file.fileName,
    file.type === 'chunk' ? file.code : file.source,
  ])

/**
 * The service worker of a build: it names every file, the page as the folder that it lies in, and a version that
 * changes with any of them and with the worker itself.
 */
export const serviceWorkerOf = (build: Build, code: string): string => {
  const paths = [...build.keys()].sort()
  const hash = createHash('sha256').update(code)
  for (const path of paths) hash.update(path).update(build.get(path) ?? '')
  const version = hash.digest('hex').slice(0, 16)
  const files = paths.map((path) => (path === PAGE ? './' : path))
  return `const VERSION = '${version}'\nconst FILES = ${JSON.stringify(files)}\n${code}`
}

/** Emits `sw.js`, the service worker that keeps the whole build for playing without a network. */
export const offline = (): Plugin => {
  let publicFolder = ''
  return {
    name: 'offline',
    apply: 'build',
    configResolved: ({ publicDir }) => {
      publicFolder = publicDir
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE.pathname)
        const build = new Map([...filesIn(publicFolder), ...outputOf(bundle)])
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: serviceWorkerOf(build, code) })
      },
    },
  }
}
