import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const analyse = (input: string, ...flags: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/analyse.ts', ...flags], {
    input,
    encoding: 'utf8',
  })

test('answers each line with one line, a malformed one with an error, and goes on', () => {
  const ready = { ruleset: 'taiwan', concealed: '123567m345999s67p11z', seen: '5p' }
  const { status, stdout } = analyse(`${JSON.stringify(ready)}\nnonsense\n${JSON.stringify(ready)}`)
  const answer = '{"distance":0,"accepts":{"5p":3,"8p":4}}'
  expect(stdout).toBe(`${answer}\n{"error":"record: \\"nonsense\\" is no JSON"}\n${answer}\n`)
  expect(status).toBe(0)
})

test('says what is wrong and ends with 2', () => {
  expect(analyse('')).toMatchObject({ status: 2, stdout: '' })
  const { status, stdout, stderr } = analyse('{}', '--pretty')
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain('analyse: takes no arguments, got --pretty')
})

test('explains itself when asked', () => {
  expect(analyse('', '--help').stdout).toContain('npm run -s analyse')
})
