import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** A site that can be visited until it is closed. */
export type Site = { readonly address: string; readonly close: () => void }

/** Builds the game and serves it as a web host would: packed, and to be kept as long as its name is the same. */
export const serveBuild = async (name: string): Promise<Site> => {
  const outDir = `.report/${name}`
  await build({ build: { outDir, emptyOutDir: true }, logLevel: 'error' })
  const server = createServer(({ url = '/' }, response) => {
    const path = new URL(url, 'http://localhost').pathname.replace(/\/$/, '/index.html')
    try {
      const packed = gzipSync(readFileSync(join(outDir, path)))
      response.writeHead(200, {
        'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
        'content-encoding': 'gzip',
        'cache-control': path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
      })
      response.end(packed)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => {
    server.listen(0, resolve)
  })
  const { port } = server.address() as AddressInfo
  return { address: `http://localhost:${port}/`, close: () => void server.close() }
}
