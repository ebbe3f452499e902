import { countsOf, withChange } from '../hand/counts'
import type { Counts } from '../hand/counts'
import { HAND_KINDS, isFlower, kindOf } from '../tiles/tile'
import type { TileId } from '../tiles/tile'
import type { PlayerState } from './state'

/** A seat before the deal. */
export const NO_TILES: PlayerState = {
  concealed: [],
  counts: new Uint8Array(HAND_KINDS),
  drawn: null,
  melds: [],
  flowers: [],
  discards: [],
  closed: false,
}

/** Counts the tiles of a hand by kind, flowers left out. */
export const countTiles = (tiles: readonly TileId[]): Counts =>
  countsOf(tiles.map(kindOf).filter((kind) => !isFlower(kind)))

const changed = (counts: Counts, tile: TileId, change: number): Counts =>
  isFlower(kindOf(tile)) ? counts : withChange(counts, kindOf(tile), change)

/** A seat with other tiles in its hand. Field by field, as hands change with every fact. */
const holding = (
  { melds, flowers, discards, closed }: PlayerState,
  concealed: readonly TileId[],
  counts: Counts,
  drawn: TileId | null,
): PlayerState => ({ concealed, counts, drawn, melds, flowers, discards, closed })

/** A seat with one more tile, which it drew. */
export const taking = (player: PlayerState, tile: TileId): PlayerState =>
  holding(player, [...player.concealed, tile], changed(player.counts, tile, 1), tile)

/** A seat without some tiles of its hand. */
export const giving = (player: PlayerState, tiles: readonly TileId[]): PlayerState => {
  const concealed = player.concealed.filter((tile) => !tiles.includes(tile))
  const counts = tiles.reduce((left, tile) => changed(left, tile, -1), player.counts)
  return holding(player, concealed, counts, null)
}
