import { describe, expect, test } from 'vitest'
import { serviceWorkerOf } from '../../vite/offline'

const versionOf = (worker: string): string | undefined => /VERSION = '(\w+)'/.exec(worker)?.[1]

const filesOf = (worker: string): unknown => JSON.parse(/FILES = (\[.*\])/.exec(worker)?.[1] ?? '')

const BUILD = new Map([
  ['index.html', '<p>'],
  ['assets/a-1.js', 'a'],
  ['assets/b-2.js', 'b'],
])

describe('the service worker of a build', () => {
  const worker = serviceWorkerOf(BUILD, 'work()')

  test('names every file, and the page as the folder that it is served from', () => {
    expect(filesOf(worker)).toEqual(['assets/a-1.js', 'assets/b-2.js', './'])
  })

  test('is the same for the same build, in whatever order its files were written', () => {
    expect(serviceWorkerOf(new Map([...BUILD].reverse()), 'work()')).toBe(worker)
  })

  const changes: [what: string, files: ReadonlyMap<string, string>, code: string][] = [
    ['the page', new Map([...BUILD, ['index.html', '<b>']]), 'work()'],
    ['a file that keeps its name', new Map([...BUILD, ['assets/b-2.js', 'B']]), 'work()'],
    ['one more file', new Map([...BUILD, ['icon.svg', '']]), 'work()'],
    ['the worker itself', BUILD, 'workOtherwise()'],
  ]
  test.each(changes)('has another version with a change of %s', (_, files, code) => {
    expect(versionOf(serviceWorkerOf(files, code))).not.toBe(versionOf(worker))
  })
})
