import { checkSeed } from '../engine/tiles/random'
import type { RandomStream } from '../engine/tiles/random'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const SEED_LENGTH = 26

/** Base-32 characters from the platform's secure generator, five bits each. */
export const randomText = (length: number): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(length)),
    (byte) => ALPHABET[byte % ALPHABET.length],
  ).join('')

/** The seed as typed, or a random one for none. Throws an EngineError for a text that is no seed. */
export const chosenSeed = (typed: string): string => {
  if (typed === '') return randomText(SEED_LENGTH)
  checkSeed(typed)
  return typed
}

const PARTS = 4
const LARGEST = 0x7fffffff

/** A seed drawn from a stream, which it does not give away. */
export const seedFrom = (random: RandomStream): string =>
  Array.from({ length: PARTS }, () => random(0, LARGEST).toString(36)).join('-')
