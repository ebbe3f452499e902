import { COPIES } from '../tiles/tile'
import { createAutomaton } from './automaton'
import { closeClasses, createClasses } from './classes'
import type { Classes } from './classes'
import { combined, EMPTY, shortfallOfHonour } from './shortfall'

/** What two classes make together. */
type Merging = {
  /** By one × `closed` + other, for classes below `closed`. */
  readonly merged: Uint16Array
  readonly closed: number
  readonly rare: RareClasses
}

/**
 * Everything that distances are looked up in. A group (a suit or the honours) is named by a key: the counts of
 * its kinds as the digits of a number in base five, the lowest kind's last. What it lacks is named by a class.
 */
export type Kernel = Merging & {
  /** Class of a suit none of which lies in melds, by key. */
  readonly suits: Uint8Array
  /** Class of the honours, by key. */
  readonly honours: Uint16Array
  /** Tiles that a class lacks for the pair and so many sets, by class × `WITH_PAIR` + sets. */
  readonly lacks: readonly number[]
}

/** What the tables leave out: suits in which melds lock copies, and the few classes that only they have. */
export type RareClasses = {
  /** Class of the suit that begins at kind `first`, by the counts of each kind in hand and in melds. */
  readonly lockedSuit: (held: Uint8Array, melded: Uint8Array, first: number) => number
  readonly merge: (one: number, other: number) => number
}

const RANKS = 9
const HONOURS = 7
const DIGITS = COPIES + 1
/** So many states of locked suits are kept before they are found anew. */
const KEPT_STATES = 4000

/** An automaton that tells the class of a suit that ends in a state. */
const suitReader = (classes: Classes) => {
  const { next, shortfallAt, size } = createAutomaton()
  const ends: number[] = []
  const classAt = (state: number): number => (ends[state] ??= classes.classOf(shortfallAt(state)))
  return { next, classAt, size }
}

/** Classes of all suits: reads one number after the other, for all that can have come before at once. */
const suitTable = (classes: Classes): Uint8Array => {
  const { next, classAt } = suitReader(classes)
  let states = new Uint16Array(1)
  for (let rank = 0; rank < RANKS; rank += 1) {
    const before = states
    states = new Uint16Array(before.length * DIGITS)
    for (let held = 0; held < DIGITS; held += 1) {
      const from = held * before.length
      for (let key = 0; key < before.length; key += 1) {
        states[from + key] = next(before[key] as number, held, 0)
      }
    }
  }
  const table = new Uint8Array(states.length)
  for (let key = 0; key < table.length; key += 1) table[key] = classAt(states[key] as number)
  return table
}

const honourTable = (none: number, oneKind: readonly number[], merging: Merging): Uint16Array => {
  let table = [none]
  for (let kind = 0; kind < HONOURS; kind += 1) {
    const before = table
    table = oneKind.flatMap((one) => before.map((rest) => merge(merging, one, rest)))
  }
  return Uint16Array.from(table)
}

const rareClasses = (classes: Classes): RareClasses => {
  let reader = suitReader(classes)
  const merges = new Map<number, number>()
  return {
    lockedSuit: (held, melded, first) => {
      if (reader.size() > KEPT_STATES) reader = suitReader(classes)
      let state = 0
      for (let kind = first; kind < first + RANKS; kind += 1) {
        state = reader.next(state, held[kind] as number, melded[kind] as number)
      }
      return reader.classAt(state)
    },
    merge: (one, other) => {
      const name = one * 0x10000 + other
      const known = merges.get(name)
      if (known !== undefined) return known
      const both = classes.classOf(combined(classes.shortfallOf(one), classes.shortfallOf(other)))
      merges.set(name, both)
      return both
    },
  }
}

const build = (): Kernel => {
  const classes = createClasses()
  const suits = suitTable(classes)
  const none = classes.classOf(EMPTY)
  const oneKind = [0, 1, 2, 3, 4].map((held) => classes.classOf(shortfallOfHonour(held)))
  const merged = closeClasses(classes)
  const merging = { merged, closed: classes.size(), rare: rareClasses(classes) }
  return { ...merging, suits, honours: honourTable(none, oneKind, merging), lacks: classes.lacks }
}

let built: Kernel | null = null

/** The tables, built when first asked for: some 2.3 MB, a quarter of a second. */
export const kernel = (): Kernel => (built ??= build())

/** The class of two classes together. */
export const merge = ({ merged, closed, rare }: Merging, one: number, other: number): number =>
  one < closed && other < closed ? (merged[one * closed + other] as number) : rare.merge(one, other)
