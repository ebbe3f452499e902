import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const NAMED = /(?:\.|@keyframes )([A-Za-z][A-Za-z0-9]*)/g

const letter = (at: number): string => LETTERS[at % LETTERS.length] as string

/** Every class and animation of every module below a folder, file by file, as `file name`. */
const namesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .toSorted()
    .flatMap((file) => {
      const path = resolve(join(folder, file))
      const found = readFileSync(path, 'utf8').matchAll(NAMED)
      return [...new Set([...found].map(([, name]) => `${path} ${name}`))]
    })

/** Two letters, by the place of a name among all: the same in every build, and packed best. */
const shortNames = (folder: string) => {
  const places = new Map(namesBelow(folder).map((name, at) => [name, at]))
  return (name: string, file: string): string => {
    const at = places.get(`${resolve(file)} ${name}`)
    if (at === undefined) throw new Error(`The name ${name} of ${file} was not found`)
    return letter(Math.floor(at / LETTERS.length)) + letter(at)
  }
}

/** Gives the classes of a build short names; the development server keeps those of the modules. */
export const shortClassNames = (): Plugin => ({
  name: 'short-class-names',
  apply: 'build',
  config: () => ({ css: { modules: { generateScopedName: shortNames('src') } } }),
})
