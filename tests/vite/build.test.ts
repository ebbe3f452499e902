import { readdirSync } from 'node:fs'
import { build } from 'vite'
import type { Rollup } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'

type Output = Rollup.OutputChunk | Rollup.OutputAsset

let outputs: Output[] = []

beforeAll(async () => {
  const built = await build({ logLevel: 'error', build: { write: false } })
  outputs = [built].flat().flatMap((it): Output[] => ('output' in it ? it.output : []))
}, 60_000)

const chunks = (): Rollup.OutputChunk[] => outputs.filter((file) => file.type === 'chunk')

/** The chunks that something starts with: its own and all that they import before it runs. */
const startedBy = (source: string): Rollup.OutputChunk[] => {
  const found = new Set(chunks().filter(({ facadeModuleId }) => facadeModuleId?.endsWith(source)))
  for (const { imports } of found) {
    for (const chunk of chunks()) if (imports.includes(chunk.fileName)) found.add(chunk)
  }
  return [...found]
}

const modulesOf = (files: readonly Rollup.OutputChunk[]): string =>
  files.flatMap(({ moduleIds }) => moduleIds).join('\n')

test('the service worker stores all that is emitted and all public files, but not itself', () => {
  const worker = outputs.find(({ fileName }) => fileName === 'sw.js')
  const source = worker?.type === 'asset' ? String(worker.source) : ''
  const stored = JSON.parse(/FILES = (\[.*\])/.exec(source)?.[1] ?? '') as string[]
  const emitted = outputs.map(({ fileName }) => fileName).filter((name) => name !== 'sw.js')
  const wanted = [...emitted, ...readdirSync('public')].map((name) =>
    name === 'index.html' ? './' : name,
  )
  expect(stored.toSorted()).toEqual(wanted.toSorted())
  expect(wanted).toEqual(expect.arrayContaining(['tiles.svg', 'manifest.webmanifest']))
})

test('no module is fetched twice: the rules of the workers are those of the page', () => {
  const modules = chunks().flatMap(({ moduleIds }) => moduleIds)
  expect(modules.filter((id) => id.endsWith('/src/rules/index.ts'))).toHaveLength(1)
  expect(
    outputs.filter(({ fileName, type }) => type === 'asset' && fileName.endsWith('.js')),
  ).toEqual([expect.objectContaining({ fileName: 'sw.js' })])
})

describe.each(['/src/bots/worker.ts', '/src/bots/adviceWorker.ts'])('%s', (source) => {
  test('runs with nothing that needs a page', () => {
    const started = startedBy(source)
    expect(modulesOf(started)).toContain('/src/rules/index.ts')
    expect(modulesOf(started)).not.toMatch(/react|preload-helper|\/src\/(store|ui)\/(?!breathe)/)
    expect(started.map(({ code }) => code).join('')).not.toMatch(
      /\b(document|window|localStorage)\b/,
    )
    expect(started.flatMap(({ dynamicImports }) => dynamicImports)).toEqual([])
  })
})

test('bots decide without what only advice needs', () => {
  expect(modulesOf(startedBy('/src/bots/adviceWorker.ts'))).toContain('/src/bots/advice.ts')
  expect(modulesOf(startedBy('/src/bots/worker.ts'))).not.toMatch(/advice|rollouts|guess/)
})

test('the opponent of the command line does not ship', () => {
  expect(modulesOf(chunks())).not.toContain('/src/bots/second')
})
