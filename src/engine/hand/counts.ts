import { HAND_KINDS } from '../tiles/tile'
import type { TileKind } from '../tiles/tile'

/** How many of each of the 34 kinds; never changed once made. */
export type Counts = Readonly<Uint8Array>

/** Counts the kinds of a hand; flowers do not belong in it. */
export const countsOf = (kinds: readonly TileKind[]): Counts => {
  const counts = new Uint8Array(HAND_KINDS)
  for (const kind of kinds) counts[kind] = (counts[kind] as number) + 1
  return counts
}

const joined = new Uint8Array(HAND_KINDS)

/** The same counts with one more of a kind, to be looked at before the next call and not kept. */
export const withOneMore = (counts: Counts, kind: TileKind): Counts => {
  joined.set(counts)
  joined[kind] = (counts[kind] as number) + 1
  return joined
}

/** The same counts with `change` more of one kind. */
export const withChange = (counts: Counts, kind: TileKind, change: number): Counts => {
  const result = counts.slice()
  result[kind] = (result[kind] as number) + change
  return result
}
