import { playPlainly } from './plainPlay'

/**
 * Looks for seeds of guided hands: plain play is ready early, wins, and meets all that is to be told on the way.
 * `npx tsx tests/support/guidedSeeds.ts 10` prints so many.
 */
const LATEST_READY = 10

const wanted = Number(process.argv[2] ?? 10)
for (let found = 0, at = 1; found < wanted; at += 1) {
  const seed = `first hand ${at}`
  const { readyAfter, offered, flowers, won } = playPlainly(seed)
  const meetsAll = won && flowers > 0 && offered.has('chow') && offered.has('pong')
  if (readyAfter > LATEST_READY || !meetsAll) continue
  found += 1
  process.stdout.write(`${seed}: ready after ${readyAfter} draws\n`)
}
