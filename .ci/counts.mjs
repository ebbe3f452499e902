import { readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @param {Counts[]} all @returns {Counts} */
export const sum = (all) => ({
  passed: all.reduce((total, counts) => total + counts.passed, 0),
  failed: all.reduce((total, counts) => total + counts.failed, 0),
  skipped: all.reduce((total, counts) => total + counts.skipped, 0),
})

/** A stage that only passes or fails counts as one. @param {number} code @returns {Counts} */
export const one = (code) =>
  code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }

/**
 * A runner that failed without a failing test (a crash, a stray error) has one failure.
 * @param {Counts} counts @param {number} code @returns {Counts}
 */
const blame = (counts, code) =>
  code !== 0 && counts.failed === 0 ? sum([counts, one(code)]) : counts

/** @param {string} file */
const report = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * The counts in vitest's JSON report. A file that could not be loaded has no tests to count: it is
 * one failure.
 * @param {string} file @param {number} code @returns {Counts}
 */
export const vitestCounts = (file, code) => {
  const found = report(file)
  if (!found) return one(1)
  /** @type {{ status: string, assertionResults: unknown[] }[]} */
  const files = found.testResults
  const unloaded = files.filter((it) => it.status === 'failed' && it.assertionResults.length === 0)
  return blame(
    {
      passed: found.numPassedTests,
      failed: found.numFailedTests + unloaded.length,
      skipped: found.numPendingTests + found.numTodoTests,
    },
    code,
  )
}

/**
 * The counts in Playwright's JSON report.
 * @param {string} file @param {number} code @returns {Counts}
 */
export const playwrightCounts = (file, code) => {
  const found = report(file)
  if (!found) return one(1)
  const { expected, unexpected, flaky, skipped } = found.stats
  return blame({ passed: expected + flaky, failed: unexpected, skipped }, code)
}
