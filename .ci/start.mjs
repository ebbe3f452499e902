// Builds the game and serves it on this machine, on the next free port: npm start
import { install } from './install.mjs'

install()

const { build, preview } = await import('vite')
await build({ logLevel: 'warn' })
const server = await preview()
console.log(`Sixteen is at ${server.resolvedUrls?.local[0]} (Ctrl+C ends it)`)
