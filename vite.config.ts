import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `img-src 'self' data:`,
  `connect-src 'self'`,
  `worker-src 'self'`,
  `manifest-src 'self'`,
].join('; ')

/** Writes the content security policy into the built page; the dev server needs inline code. */
const contentSecurityPolicy = (): Plugin => ({
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
      injectTo: 'head-prepend',
    },
  ],
})

export default defineConfig({
  base: './',
  plugins: [react(), contentSecurityPolicy()],
  resolve: { tsconfigPaths: true },
  worker: { format: 'es' },
  build: {
    assetsInlineLimit: 0,
    // One style sheet packs better than many and takes one request.
    cssCodeSplit: false,
    // What the first screen needs is one chunk, the engine another; the rest follows the dynamic imports.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'lobby', tags: ['$initial'], priority: 2 },
            { name: 'engine', test: /\/src\/(engine\/|rules\/|bots\/fallback)/, priority: 1 },
            {
              name: 'panel',
              test: /\/src\/ui\/app\/(Panel|TableMenu|tableDialogs|UnderRules|words)\./,
            },
            {
              name: 'shared',
              test: /\/src\/(i18n\/(figure|worded)|store\/breathe|ui\/app\/fetched)\./,
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
