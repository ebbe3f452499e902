import { posix } from 'node:path'
import type { Source } from '../support/sources'
import { withoutComments } from '../support/sources'

/** An import as written: what it names, from where, and whether it vanishes at run time. */
export type Import = { names: string; from: string; typeOnly: boolean; reExport: boolean }

const STATIC = /^\s*import\s+(type\s)?([\w\s{},*$]*?)\s*from\s*['"]([^'"]+)['"]/gm
const RE_EXPORT = /^\s*export\s+(type\s)?(\*[\w\s]*|\{[^}]*\})\s*from\s*['"]([^'"]+)['"]/gm
const BARE = /^\s*import\s*['"]([^'"]+)['"]/gm
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]/g
const LOCATED = /\bnew URL\(\s*['"](\.[^'"]+)['"]\s*,\s*import\.meta\.url/g

/** `{ type A, type B }` is as harmless as `import type { A, B }`. */
const namesTypesOnly = (names: string): boolean =>
  names.startsWith('{') &&
  names
    .replaceAll(/[{}]/g, '')
    .split(',')
    .filter((name) => name.trim() !== '')
    .every((name) => name.trim().startsWith('type '))

const named = (text: string, pattern: RegExp, reExport: boolean): Import[] =>
  [...text.matchAll(pattern)].map(([, type, names = '', from = '']) => ({
    names,
    from,
    typeOnly: type !== undefined || namesTypesOnly(names),
    reExport,
  }))

const unnamed = (text: string, pattern: RegExp): Import[] =>
  [...text.matchAll(pattern)].map(([, from = '']) => ({
    names: '',
    from,
    typeOnly: false,
    reExport: false,
  }))

/** Every import in a source text: static, bare, dynamic, a worker's address, re-exports. */
export const importsOf = (source: string): Import[] => {
  const text = withoutComments(source)
  return [
    ...named(text, STATIC, false),
    ...named(text, RE_EXPORT, true),
    ...[BARE, DYNAMIC, LOCATED].flatMap((pattern) => unnamed(text, pattern)),
  ]
}

const ENGINE = ['engine/tiles', 'engine/hand', 'engine/score', 'engine/table'] as const
type Layer = (typeof ENGINE)[number] | 'rules' | 'bots' | 'store' | 'ui' | 'main' | 'i18n' | 'cli'

/** What each layer may import to run. Its own files are always allowed. */
const VALUES: Record<Layer, readonly Layer[]> = {
  'engine/tiles': [],
  'engine/hand': ENGINE.slice(0, 1),
  'engine/score': ENGINE.slice(0, 2),
  'engine/table': ENGINE.slice(0, 3),
  rules: ENGINE,
  bots: [...ENGINE, 'rules'],
  store: [...ENGINE, 'rules', 'bots'],
  ui: ['engine/tiles', 'engine/hand', 'store', 'i18n'],
  main: ['store', 'ui'],
  i18n: [],
  cli: [...ENGINE, 'rules', 'bots'],
}

/** What a layer may, besides, name in its types. */
const TYPES: Partial<Record<Layer, readonly Layer[]>> = {
  ui: [...ENGINE, 'rules', 'bots'],
  i18n: [...ENGINE, 'rules', 'bots'],
}

/** The packages a layer may use; a layer that is not listed is free. */
const PACKAGES: Partial<Record<Layer, RegExp>> = {
  'engine/tiles': /^pure-rand\//,
  'engine/hand': /^$/,
  'engine/score': /^$/,
  'engine/table': /^$/,
  rules: /^$/,
  bots: /^comlink$/,
  i18n: /^$/,
  store: /^(zustand|idb-keyval|valibot|comlink|react$)/,
  cli: /^node:/,
}

const LAYERS = Object.keys(VALUES) as Layer[]

const layerOf = (path: string): Layer | undefined =>
  LAYERS.find((layer) => path.startsWith(`src/${layer}/`) || path.startsWith(`src/${layer}.`))

const layerFault = (own: Layer, path: string, { typeOnly, names }: Import): string | undefined => {
  if (own === 'bots' && (path.endsWith('/table/state') || /\bGameState\b/.test(names)))
    return 'a bot sees views and actions, never the state'
  const layer = layerOf(path)
  if (layer === undefined) return 'it belongs to no layer'
  const allowed = [own, ...VALUES[own], ...(typeOnly ? (TYPES[own] ?? []) : [])]
  return allowed.includes(layer) ? undefined : `${own} may not import ${layer}`
}

const importFault = (own: Layer, file: string, it: Import): string | undefined => {
  if (it.reExport) return 'no barrels: import from where it is defined'
  if (it.from.startsWith('.')) {
    const target = posix.join(posix.dirname(file), it.from.replace(/\?.*$/, ''))
    return layerFault(own, target, it)
  }
  const packages = PACKAGES[own]
  return !packages || packages.test(it.from) ? undefined : `${own} may not use this package`
}

/** What is wrong with the imports of these files, one sentence each. */
export const importFaults = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, text }) => {
    const own = layerOf(path)
    if (own === undefined) return [`${path} belongs to no layer`]
    return importsOf(text).flatMap((it) => {
      const fault = importFault(own, path, it)
      return fault === undefined ? [] : [`${path} imports ${it.from}: ${fault}`]
    })
  })
