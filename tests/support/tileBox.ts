import { parseTiles, printTile } from '../../src/engine/tiles/notation'
import { ALL_TILES, isFlower, kindOf, tilesOf } from '../../src/engine/tiles/tile'
import type { TileId } from '../../src/engine/tiles/tile'

/** The 144 tiles, from which a test takes what it needs. */
export type TileBox = {
  /** The tiles of a text; throws when a copy too many is asked for. */
  readonly take: (text: string) => TileId[]
  /** So many (or all) tiles but flowers, of which neighbours have little to do with each other. */
  readonly scattered: (count?: number) => TileId[]
  /** All flowers that are left. */
  readonly flowers: () => TileId[]
}

const KINDS_APART = 5
const scatter = (tile: TileId): number => (tile % 4) * 34 + ((kindOf(tile) * KINDS_APART) % 34)

export const tileBox = (): TileBox => {
  const left = new Set(ALL_TILES)
  const remove = (tiles: TileId[]): TileId[] => {
    for (const tile of tiles) left.delete(tile)
    return tiles
  }
  return {
    take: (text) =>
      parseTiles(text, 'tiles').map((kind) => {
        const tile = tilesOf(kind).find((one) => left.has(one))
        if (tile === undefined) throw new Error(`No ${printTile(kind)} is left`)
        left.delete(tile)
        return tile
      }),
    scattered: (count) => {
      const tiles = [...left].filter((tile) => !isFlower(kindOf(tile)))
      return remove(tiles.toSorted((a, b) => scatter(a) - scatter(b)).slice(0, count))
    },
    flowers: () => remove([...left].filter((tile) => isFlower(kindOf(tile)))),
  }
}

/** A wall in draw order: what comes from the front, whatever comes between, what comes from the back. */
export const stack = (
  front: readonly TileId[],
  between: readonly TileId[],
  flowers: readonly TileId[],
  back: readonly TileId[],
): TileId[] => {
  const half = Math.ceil(between.length / 2)
  const middle = [...between.slice(0, half), ...flowers, ...between.slice(half)]
  return [...front, ...middle, ...back.toReversed()]
}
