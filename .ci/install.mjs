import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** @typedef {{ version?: string, optional?: boolean }} Package */

/**
 * The packages that a lock file names, by their path below node_modules; none where there is no
 * such file.
 * @param {string} file
 * @returns {Record<string, Package>}
 */
const packagesOf = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return {}
  }
}

/** Whether node_modules holds what the lock file asks for; other platforms' packages may lack. */
const isInstalled = () => {
  const wanted = Object.entries(packagesOf('package-lock.json')).filter(([path]) => path !== '')
  const present = packagesOf('node_modules/.package-lock.json')
  return wanted.every(([path, { version, optional }]) =>
    present[path] ? present[path].version === version : optional === true,
  )
}

/**
 * Runs one of npm's commands with the npm that runs this script.
 * @param {string[]} args
 * @returns {number} its exit code
 */
export const npm = (...args) => {
  const cli = process.env['npm_execpath']
  if (!cli) throw new Error('Run this through npm: npm start, npm test')
  return spawnSync(process.execPath, [cli, ...args], { stdio: 'inherit' }).status ?? 1
}

/** Brings the packages that are missing or of another version. Needs nothing installed. */
export const install = () => {
  if (isInstalled()) return
  console.log('Installing packages…')
  if (npm('ci') !== 0) throw new Error('npm ci failed: is the network there?')
}
