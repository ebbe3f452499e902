// Runs every check, whether earlier ones failed or not, and ends with the counts: npm test
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { findHeadlessBrowser, HOW_TO_GET_A_BROWSER } from './browser.mjs'
import { one, playwrightCounts, sum, vitestCounts } from './counts.mjs'
import { install, npm } from './install.mjs'

const REPORTS = '.report'
const UNIT = `${REPORTS}/vitest.json`
const E2E = `${REPORTS}/playwright.json`

/** @param {string} script @param {string[]} args */
const run = (script, ...args) => {
  console.log(`\n── ${script} ──`)
  return npm('run', '--silent', script, '--', ...args)
}

/** How many end-to-end tests there are, for when none of them can run. */
const countEndToEnd = () => {
  const cli = 'node_modules/@playwright/test/cli.js'
  const args = [cli, 'test', '--list', '--config', 'tests/e2e/playwright.config.ts']
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return Number(/^Total: (\d+) test/m.exec(stdout)?.[1] ?? 1)
}

const unit = () => {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT}`]
  return vitestCounts(UNIT, run('unit', ...reporters))
}

const endToEnd = () => {
  if (!findHeadlessBrowser()) return { passed: 0, failed: countEndToEnd(), skipped: 0 }
  process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = E2E
  return playwrightCounts(E2E, run('e2e', '--reporter=list,json'))
}

install()
rmSync(REPORTS, { recursive: true, force: true })

const total = sum([
  one(run('types')),
  one(run('types:engine')),
  one(run('lint')),
  one(run('format:check')),
  one(run('dead')),
  unit(),
  one(run('build')),
  one(run('size')),
  endToEnd(),
])

console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
if (!findHeadlessBrowser()) console.log(HOW_TO_GET_A_BROWSER)
process.exitCode = total.failed === 0 ? 0 : 1
