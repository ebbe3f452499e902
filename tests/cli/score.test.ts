import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { linesOf } from '../../src/cli/lines'
import { recordOf } from '../support/score'

const score = (input: string, ...flags: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/score.ts', ...flags], {
    input,
    encoding: 'utf8',
  })

const record = JSON.stringify(recordOf('worldwide', '123567m345999s67p11z + 8p'))

const answers = (output: string): unknown[] =>
  output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown)

test('answers each line with one line, a malformed one with an error, and goes on', () => {
  const { status, stdout } = score(`${record}\n\nnonsense\r\n${record}`)
  expect(answers(stdout)).toMatchObject([
    { complete: true, total: 11 },
    { error: 'record: "" is no JSON' },
    { error: expect.stringContaining('is no JSON') as string },
    { complete: true, total: 11 },
  ])
  expect(status).toBe(0)
})

describe('says what is wrong and ends with 2', () => {
  test('without a line to read', () => {
    const { status, stdout, stderr } = score('')
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain('nothing to read')
  })

  test('with a flag it does not know', () => {
    const { status, stdout, stderr } = score(record, '--pretty')
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain('--pretty')
  })
})

test('explains itself when asked', () => {
  const { status, stdout } = score('', '--help')
  expect(status).toBe(0)
  expect(stdout).toContain('npm run -s score')
})

test.each([
  ['pieces that break lines', ['a', 'b\nc', '\n', 'd'], ['ab', 'c', 'd']],
  ['a line end at the end', ['a\n'], ['a']],
  ['empty lines', ['\n\na'], ['', '', 'a']],
  ['nothing', [], []],
])('lines are read from %s', async (_name, pieces, expected) => {
  const lines: string[] = []
  const stream = (async function* () {
    yield* pieces
  })()
  for await (const some of linesOf(stream)) lines.push(...some)
  expect(lines).toEqual(expected)
})
