import { defineConfig } from '@playwright/test'
import { findHeadlessBrowser } from '../../.ci/browser.mjs'

const executablePath = findHeadlessBrowser()

export default defineConfig({
  testDir: '.',
  outputDir: '../../.report/e2e',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  timeout: 60_000,
  // A busy machine is no fault: only what never comes fails.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${process.env['SIXTEEN_PORT']}/`,
    locale: 'en-GB',
    // Nothing is stored unless a test is about it.
    serviceWorkers: 'block',
    viewport: { width: 960, height: 640 },
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // Started as node, so that ending the process ends the server. It takes the next free port.
  webServer: {
    command: 'node .ci/start.mjs',
    cwd: '../..',
    wait: { stdout: /http:\/\/localhost:(?<SIXTEEN_PORT>\d+)/ },
  },
})
