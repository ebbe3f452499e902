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

/** A seat with one more tile, which it drew. */
export const taking = (player: PlayerState, tile: TileId): PlayerState => ({
  ...player,
  concealed: [...player.concealed, tile],
  counts: changed(player.counts, tile, 1),
  drawn: tile,
})

/** A seat without some tiles of its hand. */
export const giving = (player: PlayerState, tiles: readonly TileId[]): PlayerState => ({
  ...player,
  concealed: player.concealed.filter((tile) => !tiles.includes(tile)),
  counts: tiles.reduce((counts, tile) => changed(counts, tile, -1), player.counts),
  drawn: null,
})
