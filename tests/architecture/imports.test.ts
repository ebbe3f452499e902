import { describe, expect, test } from 'vitest'
import { readSources } from '../support/sources'
import { importFaults, importsOf } from './imports'

const faultOf = (path: string, text: string) => importFaults([{ path, text }]).join('\n')

test('imports run one way in every source file', () => {
  const sources = readSources()
  expect(sources.length, 'files seen').toBeGreaterThan(0)
  expect(sources.flatMap(({ text }) => importsOf(text)).length, 'imports seen').toBeGreaterThan(0)
  expect(importFaults(sources)).toEqual([])
})

describe('the check finds', () => {
  test.each([
    ['an upward import', 'src/engine/tiles/tile.ts', `import { a } from '../hand/counts'`],
    ['an upward type', 'src/engine/hand/waits.ts', `import type { A } from '../score/facts'`],
    ['the engine asking the rules', 'src/engine/table/x.ts', `import { a } from '../../rules'`],
    ['an import over several lines', 'src/rules/x.ts', `import {\n  a,\n  b,\n} from '../bots/x'`],
    ['a dynamic import', 'src/store/x.ts', `const a = await import('../ui/app/App')`],
    ['a worker address', 'src/store/x.ts', `new URL('../ui/w.ts', import.meta.url)`],
    ['a bare import', 'src/engine/score/x.ts', `import '../table/wall'`],
    ['ui running a scorer', 'src/ui/x.tsx', `import { score } from '../engine/score/score'`],
    ['a mixed import', 'src/ui/x.tsx', `import { run, type A } from '../rules/index'`],
    ['ui running a bot', 'src/ui/x.tsx', `import { a } from '../bots/advice'`],
    ['text outside ui', 'src/store/x.ts', `import type { Text } from '../i18n/en/ui'`],
    ['text in main', 'src/main.tsx', `import { text } from './i18n/en/ui'`],
    ['values in i18n', 'src/i18n/en/x.ts', `import { ROWS } from '../../rules/taiwan/scoreTable'`],
    ['i18n asking the store', 'src/i18n/en/x.ts', `import type { A } from '../../store/saves'`],
    ['a bot seeing the state', 'src/bots/x.ts', `import type { A } from '../engine/table/state'`],
    [
      'the state by its name',
      'src/bots/x.ts',
      `import type { GameState } from '../engine/table/y'`,
    ],
    ['cli using ui', 'src/cli/x.ts', `import { a } from '../ui/app/App'`],
    ['a barrel', 'src/ui/tile/index.ts', `export * from './Tile'`],
    ['a named re-export', 'src/rules/x.ts', `export { a } from './b'`],
    ['a re-exported type', 'src/rules/x.ts', `export type { A } from './b'`],
    ['a package in the engine', 'src/engine/hand/x.ts', `import { a } from 'valibot'`],
    ['react in the store', 'src/store/x.ts', `import { createRoot } from 'react-dom/client'`],
    ['a file outside every layer', 'src/utils/x.ts', `export const a = 1`],
    ['a target outside every layer', 'src/ui/x.tsx', `import { a } from '../utils/x'`],
  ])('%s', (_name, path, text) => {
    expect(faultOf(path, text)).toContain(path)
  })
})

describe('the check allows', () => {
  test.each([
    ['a downward import', 'src/engine/hand/x.ts', `import { a } from '../tiles/tile'`],
    ['a neighbour', 'src/bots/x.ts', `import { a } from './value'`],
    ['the generator in tiles', 'src/engine/tiles/random.ts', `import { a } from 'pure-rand/types'`],
    ['ui naming a type', 'src/ui/x.tsx', `import type { View } from '../engine/table/view'`],
    ['ui naming types inline', 'src/ui/x.tsx', `import { type A, type B } from '../bots/advice'`],
    ['ui speaking', 'src/ui/app/x.tsx', `import { en } from '../../i18n/en/ui'`],
    ['ui using hands', 'src/ui/x.tsx', `import { waits } from '../engine/hand/waits'`],
    ['ids in i18n', 'src/i18n/en/x.ts', `import type { Row } from '../../rules/taiwan/scoreTable'`],
    ['a comment', 'src/bots/x.ts', `// import type { GameState } from '../engine/table/state'`],
    ['a style', 'src/ui/app/x.tsx', `import styles from './App.module.css'`],
    ['node in cli', 'src/cli/x.ts', `import { parseArgs } from 'node:util'`],
  ])('%s', (_name, path, text) => {
    expect(importsOf(`${text}\n`).length).toBe(text.startsWith('//') ? 0 : 1)
    expect(faultOf(path, text)).toBe('')
  })
})
