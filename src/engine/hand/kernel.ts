import { COPIES } from '../tiles/tile'
import { createClasses } from './classes'
import type { Classes } from './classes'
import { DIGITS, LOW_BITS, LOW_KEYS, LOW_KINDS, WEIGHTS } from './keys'
import { lockedSuits } from './lockedSuits'
import type { LockedSuits } from './lockedSuits'
import { shortfallOfHonour } from './shortfall'
import { suitReader } from './suitReader'

/** Everything that distances are looked up in. What a group lacks is named by a class. */
export type Kernel = Omit<Classes, 'classOf' | 'together' | 'size'> &
  LockedSuits & {
    /** By the low part of a suit's key: what its six lowest numbers allow, a row of `suitEnds`. */
    readonly suitStarts: Uint16Array
    /** Classes of the suits none of which lie in melds, by row and, in its lowest `ROW_BITS`, the high part of the key. */
    readonly suitEnds: Uint8Array
    /** Class of the honours, by key. */
    readonly honours: Uint8Array
    /** What two classes make together, by one × `closed` + other, for classes below `closed`. */
    readonly merged: Uint16Array
    readonly closed: number
  }

const RANKS = 9
const HONOURS = 7
/** A fifth copy of a kind is looked up too, though never used: it stays within the tables. */
const WITH_SPARE = DIGITS + 1
const HIGH_KEYS = DIGITS ** (RANKS - LOW_KINDS)
/** Rows of `suitEnds` are two to this power long. */
export const ROW_BITS = 7

/**
 * Fills a table by key, kind after kind: what `after` makes of the entry without a kind and of how often that is
 * held. The entry for no tiles stands there already.
 */
const fill = <T extends Uint8Array | Uint16Array>(
  table: T,
  kinds: number,
  after: (entry: number, held: number) => number,
): T => {
  for (let kind = 0; kind < kinds; kind += 1) {
    const weight = WEIGHTS[kind] as number
    const keys = Math.min(weight, LOW_KEYS)
    for (let held = COPIES; held >= 0; held -= 1) {
      for (let key = 0; key < keys; key += 1) {
        table[held * weight + key] = after(table[key] as number, held)
      }
    }
  }
  return table
}

/** Numbers texts as they come. */
const numbered = () => {
  const numbers = new Map<string, number>()
  const numberOf = (text: string): number => {
    const number = numbers.get(text) ?? numbers.size
    numbers.set(text, number)
    return number
  }
  return { numbers, numberOf }
}

const suitTables = (classes: Classes): Pick<Kernel, 'suitStarts' | 'suitEnds'> => {
  const { next, classAt } = suitReader(classes)
  const move = (state: number, held: number): number => next(state, held, 0)
  const { numbers, numberOf } = numbered()
  const ends = new Uint16Array(HIGH_KEYS)
  const rows: number[] = []
  const rowOf = (start: number): number => {
    ends[0] = start
    fill(ends, RANKS - LOW_KINDS, move)
    return numberOf(String.fromCharCode(...ends.map(classAt)))
  }
  const suitStarts = fill(new Uint16Array((LOW_KEYS / DIGITS) * WITH_SPARE), LOW_KINDS, move)
  for (let key = 0; key < LOW_KEYS; key += 1) {
    const start = suitStarts[key] as number
    suitStarts[key] = rows[start] ??= rowOf(start)
  }
  const suitEnds = new Uint8Array((numbers.size + 1) << ROW_BITS)
  for (const [row, number] of numbers) {
    for (let high = 0; high < HIGH_KEYS; high += 1) {
      suitEnds[(number << ROW_BITS) + high] = row.charCodeAt(high)
    }
  }
  return { suitStarts, suitEnds }
}

const honourTable = ({ classOf, together }: Classes): Uint8Array => {
  const oneKind = [0, 1, 2, 3, 4].map((held) => classOf(shortfallOfHonour(held)))
  const known: number[] = []
  const add = (rest: number, held: number): number =>
    (known[rest * DIGITS + held] ??= together(rest, oneKind[held] as number))
  const table = new Uint8Array(WITH_SPARE << LOW_BITS)
  table[0] = oneKind[0] as number
  return fill(table, HONOURS, add)
}

/** Adds what any two classes make together, until nothing new comes; answers a square table, row by row. */
const mergeTable = ({ together, size }: Classes): Uint16Array => {
  const rows: number[][] = []
  for (let one = 0; one < size(); one += 1) {
    const row: number[] = []
    for (let other = 0; other <= one; other += 1) row.push(together(one, other))
    rows.push(row)
  }
  const table = new Uint16Array(rows.length ** 2)
  rows.forEach((row, one) =>
    row.forEach((both, other) => {
      table[one * rows.length + other] = both
      table[other * rows.length + one] = both
    }),
  )
  return table
}

const build = (): Kernel => {
  const classes = createClasses()
  const suits = suitTables(classes)
  const honours = honourTable(classes)
  const merged = mergeTable(classes)
  return { ...classes, ...lockedSuits(classes), ...suits, honours, merged, closed: classes.size() }
}

let built: Kernel | null = null

/** The tables, built when first asked for: some 0.6 MB. */
export const kernel = (): Kernel => (built ??= build())

/** The class of a suit none of which lies in melds, by the two parts of its key. */
export const suitClass = ({ suitStarts, suitEnds }: Kernel, low: number, high: number): number =>
  suitEnds[((suitStarts[low] as number) << ROW_BITS) + high] as number

/** The class of two classes together. */
export const merge = ({ merged, closed, rareMerge }: Kernel, one: number, other: number): number =>
  one < closed && other < closed ? (merged[one * closed + other] as number) : rareMerge(one, other)
