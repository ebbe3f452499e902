import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { contentSecurityPolicy } from './vite/contentSecurityPolicy.ts'
import { offline } from './vite/offline.ts'
import { shortClassNames } from './vite/shortNames.ts'

export default defineConfig({
  base: './',
  plugins: [react(), contentSecurityPolicy(), shortClassNames(), offline()],
  resolve: { tsconfigPaths: true },
  worker: { format: 'es' },
  build: {
    assetsInlineLimit: 0,
    // One style sheet packs better than many and takes one request.
    cssCodeSplit: false,
    // What the style sheets need anyway: registered properties, round(), light-dark().
    cssTarget: ['chrome125', 'firefox128', 'safari17.5'],
    // What the first screen needs is one chunk, the engine another; the rest follows the dynamic imports.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'lobby', tags: ['$initial'], priority: 2 },
            { name: 'engine', test: /\/src\/(engine\/|rules\/|bots\/fallback)/, priority: 1 },
            {
              name: 'panel',
              test: /\/src\/ui\/(app\/(Panel|TableMenu|tableDialogs|UnderRules|Watching|words)|actions\/keys|sound\/voices|table\/(Spoken|meldTiles))\./,
            },
            {
              name: 'shared',
              test: /\/src\/(i18n\/(figure|worded|en\/grammar)|store\/breathe|ui\/app\/fetched)\./,
            },
          ],
        },
      },
    },
    modulePreload: { polyfill: false },
  },
  test: {
    testTimeout: 20_000,
    coverage: { include: ['src/**'], exclude: ['src/main.tsx'] },
    projects: [
      {
        extends: true,
        test: { name: 'node', environment: 'node', include: ['tests/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/setup.ts'],
        },
      },
    ],
  },
})
