import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type * as selfPlay from '../../src/cli/selfPlay'
import type * as acceptance from '../../src/engine/hand/acceptance'
import type * as distance from '../../src/engine/hand/distance'
import type * as kernel from '../../src/engine/hand/kernel'
import type * as judge from '../../src/engine/score/judge'
import type * as claims from '../../src/engine/table/claims'
import type * as rules from '../../src/rules/index'

const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/bench/', import.meta.url))
const SOURCE = fileURLToPath(new URL('../../src/', import.meta.url))

/** What is measured, by the name of its bundle. */
const MODULES = {
  kernel: 'engine/hand/kernel',
  distance: 'engine/hand/distance',
  acceptance: 'engine/hand/acceptance',
  judge: 'engine/score/judge',
  claims: 'engine/table/claims',
  rules: 'rules/index',
  selfPlay: 'cli/selfPlay',
} as const

type Shipped = typeof kernel &
  typeof distance &
  typeof acceptance &
  typeof judge &
  typeof claims &
  typeof rules &
  typeof selfPlay

/** The modules bundled as they are shipped: loaded one by one they call each other more slowly. */
export const shipped = async (): Promise<Shipped> => {
  const entry = Object.entries(MODULES).map(([name, path]) => [name, `${SOURCE}${path}.ts`])
  await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      outDir: FOLDER,
      lib: {
        entry: Object.fromEntries(entry) as Record<string, string>,
        formats: ['es'],
        fileName: (_format, name) => `${name}.mjs`,
      },
    },
  })
  const load = (name: string) => import(`${FOLDER}${name}.mjs`) as Promise<object>
  const loaded = await Promise.all(Object.keys(MODULES).map(load))
  return Object.assign({}, ...loaded) as Shipped
}
