import { fileURLToPath } from 'node:url'

import { build } from 'vite'

import type * as acceptance from '../../src/engine/hand/acceptance'
import type * as distance from '../../src/engine/hand/distance'
import type * as kernel from '../../src/engine/hand/kernel'

const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/bench/', import.meta.url))
const HAND = fileURLToPath(new URL('../../src/engine/hand/', import.meta.url))

type Shipped = typeof kernel & typeof distance & typeof acceptance

/** The hand analysis bundled as it is shipped: the test runner's own modules call each other far more slowly. */
export const shippedKernel = async (): Promise<Shipped> => {
  const names = ['kernel', 'distance', 'acceptance']
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      outDir: FOLDER,
      lib: {
        entry: Object.fromEntries(names.map((name) => [name, `${HAND}${name}.ts`])),
        formats: ['es'],
        fileName: (_format, name) => `${name}.mjs`,
      },
    },
  })
  const load = (name: string): Promise<object> =>
    import(/* @vite-ignore */ `${FOLDER}${name}.mjs`) as Promise<object>
  const modules = await Promise.all(names.map(load))
  return Object.assign({}, ...modules) as Shipped
}
