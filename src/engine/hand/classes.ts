import { combined, ENTRIES, WITH_PAIR } from './shortfall'
import type { Shortfall } from './shortfall'

/** Numbers the different shortfalls, and what two of them make together. */
export type Classes = {
  readonly classOf: (shortfall: Shortfall) => number
  readonly shortfallOf: (one: number) => Shortfall
  /** Classes numbered so far. */
  readonly size: () => number
  /** Tiles that a class lacks for the pair and so many sets: at class × `WITH_PAIR` + sets. */
  readonly lacks: readonly number[]
}

export const createClasses = (): Classes => {
  const shortfalls: Shortfall[] = []
  const known = new Map<string, number>()
  const lacks: number[] = []
  return {
    classOf: (shortfall) => {
      const name = shortfall.join()
      const found = known.get(name)
      if (found !== undefined) return found
      known.set(name, shortfalls.length)
      lacks.push(...shortfall.subarray(WITH_PAIR, ENTRIES))
      return shortfalls.push(shortfall) - 1
    },
    shortfallOf: (one) => shortfalls[one] as Shortfall,
    size: () => shortfalls.length,
    lacks,
  }
}

/** Adds what any two classes make together, until nothing new comes; answers a square table, row by row. */
export const closeClasses = (classes: Classes): Uint16Array => {
  const merge = (one: number, other: number): number =>
    classes.classOf(combined(classes.shortfallOf(one), classes.shortfallOf(other)))
  const rows: number[][] = []
  for (let one = 0; one < classes.size(); one += 1) {
    rows.push([])
    for (let other = 0; other <= one; other += 1) rows[one]?.push(merge(one, other))
  }
  const size = rows.length
  const table = new Uint16Array(size * size)
  rows.forEach((row, one) =>
    row.forEach((both, other) => {
      table[one * size + other] = both
      table[other * size + one] = both
    }),
  )
  return table
}
