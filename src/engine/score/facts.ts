import { countsOf } from '../hand/counts'
import type { Counts } from '../hand/counts'
import { kindsOf } from '../hand/meld'
import type { Reading, ReadSet, Shape } from '../hand/reading'
import { waitsOf } from '../hand/waits'
import { isHonour, isTerminal, suitIndexOf } from '../tiles/tile'
import type { TileKind } from '../tiles/tile'
import type { Win } from './win'

/** What is true of a won hand however it is read. */
export type HandFacts = {
  readonly win: Win
  /** The shapes that the rule set allows this hand. */
  readonly shapes: readonly Shape[]
  /** The waits of the tiles before the winning one. */
  readonly waits: readonly TileKind[]
  /** Every tile of the hand, the winning one and all four of a kong counted; no flowers. */
  readonly tiles: readonly TileKind[]
  /** The same by kind. */
  readonly counts: Counts
  /** How many suits the hand holds. */
  readonly suits: number
  readonly honours: boolean
  /** Whether a 1 or 9 is there. */
  readonly terminals: boolean
}

/** What the rows ask of a hand in one reading. */
export type Facts = HandFacts & {
  readonly reading: Reading
  readonly chows: readonly ReadSet[]
  /** Pongs and kongs. */
  readonly pongs: readonly ReadSet[]
}

const makeupOf = (
  tiles: readonly TileKind[],
): Pick<HandFacts, 'suits' | 'honours' | 'terminals'> => {
  const suits = new Set<number>()
  let honours = false
  let terminals = false
  for (const kind of tiles) {
    if (isHonour(kind)) honours = true
    else suits.add(suitIndexOf(kind))
    if (isTerminal(kind)) terminals = true
  }
  return { suits: suits.size, honours, terminals }
}

export const handFactsOf = (win: Win, shapes: readonly Shape[]): HandFacts => {
  const tiles = [...win.concealed, win.winningTile, ...win.melds.flatMap(kindsOf)]
  const { suits, honours, terminals } = makeupOf(tiles)
  const waits = waitsOf(shapes, countsOf(win.concealed), win.melds)
  return { win, shapes, waits, tiles, counts: countsOf(tiles), suits, honours, terminals }
}

/** The facts of a reading. Field by field, since a spread takes several times as long. */
export const factsOf = (hand: HandFacts, reading: Reading): Facts => ({
  win: hand.win,
  shapes: hand.shapes,
  waits: hand.waits,
  tiles: hand.tiles,
  counts: hand.counts,
  suits: hand.suits,
  honours: hand.honours,
  terminals: hand.terminals,
  reading,
  chows: reading.sets.filter((set) => set.kind === 'chow'),
  pongs: reading.sets.filter((set) => set.kind !== 'chow'),
})

/** The tiles of a set: three, or four of a kong. */
export const tilesOfSet = ({ kind, tile }: ReadSet): TileKind[] =>
  kind === 'chow'
    ? [tile, (tile + 1) as TileKind, (tile + 2) as TileKind]
    : kind === 'kong'
      ? [tile, tile, tile, tile]
      : [tile, tile, tile]

/** The pair of a shape that has one alone. */
export const pairOf = ({ reading }: Facts): TileKind => reading.pairs[0] as TileKind
