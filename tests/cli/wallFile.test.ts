import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

import type { Match } from '../../src/cli/matchSettings'
import { appendWall, openWallFile } from '../../src/cli/wallFile'
import { NO_SUMS } from '../../src/cli/wallFigures'
import type { WallFigures } from '../../src/cli/wallFigures'

const folder = mkdtempSync(join(tmpdir(), 'sixteen-'))
afterAll(() => rmSync(folder, { recursive: true }))

const MATCH: Match = {
  ruleset: 'taiwan',
  rulesVersion: 1,
  options: { base: 100 },
  candidate: 'random',
  field: ['greedy', 'greedy', 'random'],
  seed: '風',
}
const WALLS = [0, 3, 1].map((wall): WallFigures => ({
  wall,
  drawn: 1,
  candidate: { ...NO_SUMS, points: 12.5 },
  rivals: { ...NO_SUMS, points: -12.5 },
  ms: [0.125],
}))

const written = (name: string): string => {
  const file = join(folder, name)
  openWallFile(file, MATCH)
  for (const figures of WALLS) appendWall(file, figures)
  return file
}

test('a file gives back every wall that it was given', () => {
  const file = join(folder, 'new')
  expect(openWallFile(file, MATCH)).toEqual([])
  expect(openWallFile(written('new'), MATCH)).toEqual(WALLS)
})

test('a line that was torn off is dropped, and the next wall begins a line of its own', () => {
  const file = written('torn')
  appendFileSync(file, '{"wall":2,"can')
  expect(openWallFile(file, MATCH)).toEqual(WALLS)
  appendWall(file, { ...WALLS[0]!, wall: 2 })
  expect(openWallFile(file, MATCH).map(({ wall }) => wall)).toEqual([0, 3, 1, 2])
})

test.each([
  ['another seed', { seed: 'other' }],
  ['another candidate', { candidate: 'greedy' }],
  ['another field', { field: ['random', 'greedy', 'greedy'] }],
  ['another rule set', { ruleset: 'club' }],
  ['another version of the rules', { rulesVersion: 2 }],
  ['other house rules', { options: { base: 200 } }],
] satisfies [string, Partial<Match>][])(
  'a file of %s is refused and stays as it is',
  (_name, other) => {
    const file = written('other')
    appendFileSync(file, '{"wall":1,"can')
    const before = readFileSync(file, 'utf8')
    const message = `--out: ${JSON.stringify(file)} belongs to other settings`
    expect(() => openWallFile(file, { ...MATCH, ...other })).toThrow(message)
    expect(readFileSync(file, 'utf8')).toBe(before)
  },
)

test('a file that holds something else is refused and stays as it is', () => {
  const file = join(folder, 'letter')
  writeFileSync(file, 'Dear all,\nhow are you')
  expect(() => openWallFile(file, MATCH)).toThrow('belongs to other settings')
  expect(readFileSync(file, 'utf8')).toBe('Dear all,\nhow are you')
})

test('a folder that is none is named', () => {
  expect(() => openWallFile('/no/such/folder/x', MATCH)).toThrow('/no/such/folder/x')
})
