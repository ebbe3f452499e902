import type { Classes } from './classes'
import { DIGITS, GROUP_SIZE, LOW, LOW_BITS, LOW_KINDS, WEIGHTS } from './keys'
import { suitReader } from './suitReader'

/** Suits in which melds lock copies: the tables leave them out. */
export type LockedSuits = {
  /** Class of a suit by its key, and by the key of its tiles in melds. */
  readonly lockedSuit: (key: number, melded: number) => number
  /** What two classes make together where one of them is met in locked suits alone. */
  readonly rareMerge: (one: number, other: number) => number
}

/** So many states of locked suits are kept before they are found anew. */
const KEPT_STATES = 4000
/** Locked suits are kept in two to this power slots, each until another one takes its slot. */
const SLOT_BITS = 13
const SLOTS = 1 << SLOT_BITS
const UNKNOWN = -1

/** How many tiles of its `at`th kind a key counts. */
const digitOf = (key: number, at: number): number =>
  at < LOW_KINDS
    ? Math.floor((key & LOW) / (WEIGHTS[at] as number)) % DIGITS
    : Math.floor((key >> LOW_BITS) / (WEIGHTS[at - LOW_KINDS] as number)) % DIGITS

/** Where a suit is kept: odd factors spread the keys over the slots. */
const slotOf = (key: number, melded: number): number =>
  (Math.imul(key, 0x9e3779b1) ^ Math.imul(melded, 0x85ebca6b)) >>> (32 - SLOT_BITS)

/** Nothing is known yet: suits are read when they are asked for. */
export const lockedSuits = (classes: Classes): LockedSuits => {
  let reader = suitReader(classes)
  const merges = new Map<number, number>()
  const keys = new Int32Array(SLOTS).fill(UNKNOWN)
  const meldedKeys = new Int32Array(SLOTS)
  const found = new Uint16Array(SLOTS)
  const read = (key: number, melded: number): number => {
    if (reader.size() > KEPT_STATES) reader = suitReader(classes)
    let state = 0
    for (let at = 0; at < GROUP_SIZE; at += 1) {
      state = reader.next(state, digitOf(key, at), digitOf(melded, at))
    }
    return reader.classAt(state)
  }
  return {
    lockedSuit: (key, melded) => {
      const slot = slotOf(key, melded)
      if (keys[slot] !== key || meldedKeys[slot] !== melded) {
        found[slot] = read(key, melded)
        keys[slot] = key
        meldedKeys[slot] = melded
      }
      return found[slot] as number
    },
    rareMerge: (one, other) => {
      const name = one * 0x10000 + other
      const known = merges.get(name)
      if (known !== undefined) return known
      const both = classes.together(one, other)
      merges.set(name, both)
      return both
    },
  }
}
