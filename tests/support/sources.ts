import { readdirSync, readFileSync } from 'node:fs'

/** A source file: its path from the top of the project, with slashes, and its text. */
export type Source = { path: string; text: string }

const TOP = new URL('../../', import.meta.url)

/** Every TypeScript file below src. */
export const readSources = (): Source[] =>
  readdirSync(new URL('src', TOP), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(new URL(path, TOP), 'utf8') }))

/** A text without its comments, so that a rule is not broken by being talked about. */
export const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1')
