import { combine, ENTRIES, WITH_PAIR } from './shortfall'
import type { Shortfall } from './shortfall'

/** Bits of an entry in a packed half of a shortfall; it never lacks more than they hold. */
export const ENTRY_BITS = 5

/** Numbers the different shortfalls; what is known of each of them stands at its number. */
export type Classes = {
  /** The number of a shortfall, which may change afterwards. */
  readonly classOf: (shortfall: Shortfall) => number
  /** The number of what two of them make together. */
  readonly together: (one: number, other: number) => number
  /** Classes numbered so far. */
  readonly size: () => number
  /** Tiles that a class lacks for the pair and so many sets: at class × `WITH_PAIR` + sets. */
  readonly lacks: readonly number[]
  /** The entries without and with the pair as bits, the one for no sets lowest; `back`: the one for five lowest. */
  readonly plain: readonly number[]
  readonly paired: readonly number[]
  readonly plainBack: readonly number[]
  readonly pairedBack: readonly number[]
  /** Whether each entry is odd, where {@link tightEntries} names it: a tile more or less changes it by one at most. */
  readonly odd: readonly number[]
}

const pack = (half: Shortfall): number =>
  half.reduceRight((packed, entry) => (packed << ENTRY_BITS) | entry, 0)

const oddBits = (half: Shortfall): number => pack(half.map((entry) => (entry % 2) << 4))

export const createClasses = (): Classes => {
  const shortfalls: Shortfall[] = []
  const known = new Map<number, number>()
  const [lacks, plain, paired]: [number[], number[], number[]] = [[], [], []]
  const [plainBack, pairedBack, odd]: [number[], number[], number[]] = [[], [], []]
  const both = new Uint8Array(ENTRIES)
  const add = (shortfall: Shortfall): number => {
    const [without, withPair] = [shortfall.subarray(0, WITH_PAIR), shortfall.subarray(WITH_PAIR)]
    lacks.push(...withPair)
    plain.push(pack(without))
    paired.push(pack(withPair))
    plainBack.push(pack(without.toReversed()))
    pairedBack.push(pack(withPair.toReversed()))
    odd.push(oddBits(without) | (oddBits(withPair) >> 1))
    return shortfalls.push(shortfall) - 1
  }
  const classOf = (shortfall: Shortfall): number => {
    let name = 0
    for (let entry = 0; entry < ENTRIES; entry += 1) {
      // the sets and the pair cost three and two at most: small enough digits
      name = name * 18 + (shortfall[entry] as number)
    }
    const found = known.get(name)
    if (found !== undefined) return found
    known.set(name, shortfalls.length)
    return add(shortfall.slice())
  }
  const together = (one: number, other: number): number => {
    combine(shortfalls[one] as Shortfall, shortfalls[other] as Shortfall, both)
    return classOf(both)
  }
  const size = () => shortfalls.length
  return { classOf, together, size, lacks, plain, paired, plainBack, pairedBack, odd }
}
