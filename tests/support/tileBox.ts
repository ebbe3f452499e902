import { parseTiles, printTile } from '../../src/engine/tiles/notation'
import {
  ALL_TILES,
  GREEN,
  isFlower,
  isSuited,
  kindOf,
  suitIndexOf,
  tilesOf,
} from '../../src/engine/tiles/tile'
import type { TileId } from '../../src/engine/tiles/tile'

/** The 144 tiles, from which a test takes what it needs. */
export type TileBox = {
  /** The tiles of a text; throws when a copy too many is asked for. */
  readonly take: (text: string) => TileId[]
  /** More tiles for a hand that have as little to do with it and with each other as can be. */
  readonly strangers: (held: readonly TileId[], count: number) => TileId[]
  /** All that is left: flowers, and other tiles, of which neighbours have little to do with each other. */
  readonly rest: () => { readonly flowers: TileId[]; readonly others: TileId[] }
}

const KINDS_APART = 5
const scatter = (tile: TileId): number => (tile % 4) * 34 + ((kindOf(tile) * KINDS_APART) % 34)

const linked = (a: TileId, b: TileId): boolean => {
  const [first, second] = [kindOf(a), kindOf(b)]
  if (first === second) return true
  const near = Math.abs(first - second) <= 2
  return near && isSuited(first) && suitIndexOf(first) === suitIndexOf(second)
}

/** Without two of the dragons no sixteen strangers are ready for Sixteen Orphans. */
const mayBeStranger = (tile: TileId): boolean => kindOf(tile) < GREEN

export const tileBox = (): TileBox => {
  const left = new Set(ALL_TILES)
  const scattered = () =>
    [...left].filter((tile) => !isFlower(kindOf(tile))).toSorted((a, b) => scatter(a) - scatter(b))
  const stranger = (held: readonly TileId[]): TileId => {
    const candidates = scattered().filter(mayBeStranger)
    const links = (tile: TileId) => held.filter((other) => linked(tile, other)).length
    const tile = candidates.toSorted((a, b) => links(a) - links(b))[0] as TileId
    left.delete(tile)
    return tile
  }
  return {
    take: (text) =>
      parseTiles(text, 'tiles').map((kind) => {
        const tile = tilesOf(kind).find((one) => left.has(one))
        if (tile === undefined) throw new Error(`No ${printTile(kind)} is left`)
        left.delete(tile)
        return tile
      }),
    strangers: (held, count) => {
      const all = [...held]
      while (all.length < held.length + count) all.push(stranger(all))
      return all.slice(held.length)
    },
    rest: () => ({
      flowers: [...left].filter((tile) => isFlower(kindOf(tile))),
      others: scattered(),
    }),
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
