import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser'].flatMap((name) =>
  ['/Applications', join(process.env['HOME'] ?? '', 'Applications')].map((folder) =>
    join(folder, `${name}.app`, 'Contents', 'MacOS', name),
  ),
)

const WINDOWS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) =>
  ['Google\\Chrome', 'Chromium', 'Microsoft\\Edge'].flatMap((folder) =>
    ['chrome.exe', 'msedge.exe'].map((file) =>
      join(process.env[variable] ?? 'C:\\', folder, 'Application', file),
    ),
  ),
)

const FOLDERS = [
  ...(process.env['PATH'] ?? '').split(delimiter),
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
]

/** @param {string[]} commands */
const inFolders = (commands) =>
  FOLDERS.flatMap((folder) => commands.map((command) => join(folder, command)))

/** The places to look in on this platform, likeliest first. */
const places = () => {
  if (process.platform === 'darwin') return [...MAC, ...inFolders(COMMANDS)]
  return process.platform === 'win32' ? WINDOWS : inFolders(COMMANDS)
}

/**
 * The path of a Chromium-based browser, or undefined where there is none. A path named by
 * CHROME_PATH is the only one tried: a wrong one is said, not silently replaced.
 */
export const findBrowser = () => {
  const named = process.env['CHROME_PATH']
  return (named ? [named] : places()).find((path) => existsSync(path))
}

/**
 * The path of the browser for the end-to-end tests: one that is made to have no windows, where there is one and none
 * is named. Another draws a window with all its bars for every test, which takes a sixth of the time.
 */
export const findHeadlessBrowser = () => {
  const shell = inFolders(['chromium-headless-shell']).find((path) => existsSync(path))
  return (process.env['CHROME_PATH'] ? undefined : shell) ?? findBrowser()
}

/** What to do where {@link findHeadlessBrowser} finds nothing. */
export const HOW_TO_GET_A_BROWSER =
  'No browser for the end-to-end tests: install one ' +
  '(Debian: apt-get install chromium-headless-shell) or set CHROME_PATH to a Chromium or Chrome.'
