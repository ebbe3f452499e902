import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const PATIENCE = 120_000

const tournament = (...flags: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/tournament.ts', ...flags], {
    encoding: 'utf8',
  })

const folder = mkdtempSync(join(tmpdir(), 'sixteen-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Player = { readonly points: number; readonly wins: number; readonly falseMahjongs: number }
type Standing = {
  readonly walls: number
  readonly hands: number
  readonly points: { readonly mean: number; readonly halfWidth: number }
  readonly candidate: Player & { readonly level: string }
  readonly rivals: Player & { readonly levels: readonly string[] }
  readonly decisionMs: Record<'decisions' | 'p50' | 'p95' | 'max', number>
  readonly seconds: number
}

const standing = (...flags: string[]): Standing => {
  const { status, stdout, stderr } = tournament('--json', ...flags)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return JSON.parse(stdout) as Standing
}

/** All but how long it took. */
const figuresOf = ({ decisionMs, seconds: _, ...figures }: Standing) => ({
  ...figures,
  decisions: decisionMs.decisions,
})

test(
  'tells what a level comes to, whether in one process or three, at once or resumed',
  { timeout: PATIENCE },
  () => {
    const file = join(folder, 'walls.jsonl')
    const flags = ['--candidate', 'random', '--field', 'greedy+', '--out', file]
    const whole = standing(...flags, '--walls', '6', '--jobs', '3')
    const lines = readFileSync(file, 'utf8').split('\n')
    writeFileSync(file, `${lines.slice(0, 4).join('\n')}\n${lines[4]?.slice(0, 20)}`)
    const resumed = standing(...flags, '--walls', '6', '--jobs', '1')
    expect(figuresOf(resumed)).toEqual(figuresOf(whole))
    expect(readFileSync(file, 'utf8').split('\n').slice(0, 4)).toEqual(lines.slice(0, 4))

    expect(whole).toMatchObject({
      ruleset: 'worldwide',
      walls: 6,
      hands: 24,
      candidate: { level: 'random', falseMahjongs: 0 },
      rivals: { levels: ['greedy', 'greedy', 'greedy'], falseMahjongs: 0 },
    })
    const { points, candidate, rivals, decisionMs } = whole
    expect(points.mean).toBe(candidate.points)
    expect(rivals.points).toBeCloseTo(-candidate.points / 3, 2)
    expect(decisionMs.p50).toBeGreaterThan(0)
    expect(decisionMs.p95).toBeGreaterThanOrEqual(decisionMs.p50)
    expect(decisionMs.max).toBeGreaterThanOrEqual(decisionMs.p95)
  },
)

test('a level against itself comes out even, whatever the walls', { timeout: PATIENCE }, () => {
  const { points, candidate, rivals } = standing('--ruleset', 'tsumo', '--walls', '4')
  expect(points).toEqual({ mean: 0, halfWidth: 0 })
  const { level: _, ...own } = candidate
  expect(rivals).toMatchObject(own)
})

test('says what is wrong, how it is called, and ends with 2', { timeout: PATIENCE }, () => {
  const { status, stdout, stderr } = tournament('--candidate', 'genius')
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain('--candidate: "genius"')
  expect(stderr).toContain('usage')
})
