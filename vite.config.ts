import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { contentSecurityPolicy } from './vite/contentSecurityPolicy.ts'
import { offline } from './vite/offline.ts'
import { sharedWorkers } from './vite/sharedWorkers.ts'
import { shortClassNames } from './vite/shortNames.ts'

export default defineConfig({
  base: './',
  plugins: [react(), contentSecurityPolicy(), shortClassNames(), sharedWorkers(), offline()],
  resolve: { tsconfigPaths: true },
  build: {
    assetsInlineLimit: 0,
    // One style sheet packs better than many and takes one request.
    cssCodeSplit: false,
    // What the style sheets need anyway: registered properties, round(), light-dark().
    cssTarget: ['chrome125', 'firefox128', 'safari17.5'],
    // What the first screen needs is one chunk, the table another. What workers run with the page has chunks of
    // its own, which must do without one: tiles and seeds, which the first screen needs too, and the engine.
    rolldownOptions: {
      output: {
        // Every file names others, and nothing of a hash can be packed: it is as short as it may be.
        entryFileNames: 'assets/[name]-[hash:6].js',
        chunkFileNames: 'assets/[name]-[hash:6].js',
        codeSplitting: {
          groups: [
            {
              name: 'basics',
              test: /\/pure-rand\/|\/src\/(engine\/(tiles\/|table\/state)|rules\/\w+\/profile|i18n\/(figure|worded|en\/grammar)|store\/breathe)/,
              priority: 4,
            },
            {
              name: 'engine',
              test: /\/comlink\/|\/src\/(engine\/|rules\/|bots\/fallback)/,
              priority: 3,
            },
            { name: 'bots', test: /\/src\/bots\/service\./, priority: 3 },
            { name: 'lobby', tags: ['$initial'], test: /^(?!.*\/src\/bots\/)/, priority: 2 },
            {
              name: 'playing',
              test: /\/src\/(bots\/client|store\/(playing|ruleInfo)|ui\/app\/ruleInfo)\./,
            },
            {
              name: 'panel',
              test: /\/src\/ui\/(app\/(Panel|TableMenu|tableDialogs|UnderRules|Watching|words)|actions\/keys|sound\/(ring|voices)|table\/(Spoken|meldTiles)|motion\/(pace|useInterruption|useReducedMotion))\./,
            },
            {
              name: 'result',
              test: /\/src\/ui\/result\//,
            },
            {
              name: 'table',
              test: /\/src\/ui\/(app\/TableScreen|ceremony\/Ceremony|sound\/player)\./,
            },
          ],
        },
      },
    },
    modulePreload: { polyfill: false },
  },
  test: {
    testTimeout: 20_000,
    // Every core: by default one of two stays idle.
    maxWorkers: '100%',
    coverage: { include: ['src/**'], exclude: ['src/main.tsx'] },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/store/**', '**/node_modules/**'],
          // Modules that keep nothing of what a test did need not be loaded anew for every file.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'store', environment: 'node', include: ['tests/store/**/*.test.ts'] },
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
