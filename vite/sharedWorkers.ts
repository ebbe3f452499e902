import type { Plugin } from 'vite'

const STARTED = /(?<=new Worker\(\s*)new URL\('([^']+)', import\.meta\.url\)/g

/**
 * Makes a build's workers entries of the page's own bundle: what page and worker both need is a chunk of both, fetched
 * once. By itself Vite bundles every worker apart, as the development server still serves it.
 */
export const sharedWorkers = (): Plugin => ({
  name: 'shared-workers',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { code: STARTED },
    async handler(code, importer) {
      let shared = code
      for (const [text, path] of code.matchAll(STARTED)) {
        const found = await this.resolve(path as string, importer)
        if (!found) this.error(`There is no worker ${path}`)
        const file = this.emitFile({ type: 'chunk', id: found.id })
        shared = shared.replace(text, `import.meta.ROLLDOWN_FILE_URL_${file}`)
      }
      return { code: shared, map: null }
    },
  },
})
