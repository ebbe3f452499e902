import { countsOf } from '../hand/counts'
import { kindsOf } from '../hand/meld'
import type { Reading, ReadSet, Shape } from '../hand/reading'
import { waitsOf } from '../hand/waits'
import { isHonour, isSuited, suitIndexOf } from '../tiles/tile'
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
  /** How many suits the hand holds. */
  readonly suits: number
  readonly honours: boolean
}

/** What the rows ask of a hand in one reading. */
export type Facts = HandFacts & {
  readonly reading: Reading
  readonly chows: readonly ReadSet[]
  /** Pongs and kongs. */
  readonly pongs: readonly ReadSet[]
}

export const handFactsOf = (win: Win, shapes: readonly Shape[]): HandFacts => {
  const tiles = [...win.concealed, win.winningTile, ...win.melds.flatMap(kindsOf)]
  return {
    win,
    shapes,
    waits: waitsOf(shapes, countsOf(win.concealed), win.melds),
    tiles,
    suits: new Set(tiles.filter(isSuited).map(suitIndexOf)).size,
    honours: tiles.some(isHonour),
  }
}

/** The facts of a reading. Field by field, since a spread takes several times as long. */
export const factsOf = (
  { win, shapes, waits, tiles, suits, honours }: HandFacts,
  reading: Reading,
): Facts => ({
  win,
  shapes,
  waits,
  tiles,
  suits,
  honours,
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
