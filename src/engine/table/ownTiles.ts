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

/** Something that nobody else has yet, so that it may still be changed. */
export type Draft<T> = { -readonly [Key in keyof T]: T[Key] }

/** A seat to be changed. Field by field: what is spread is slow to make and to read. */
export const copyOf = (player: PlayerState): Draft<PlayerState> => ({
  concealed: player.concealed,
  counts: player.counts,
  drawn: player.drawn,
  melds: player.melds,
  flowers: player.flowers,
  discards: player.discards,
  closed: player.closed,
})

/** A seat with one more tile, which it drew. */
export const taking = (player: PlayerState, tile: TileId): PlayerState => {
  const taker = copyOf(player)
  taker.concealed = [...player.concealed, tile]
  taker.counts = changed(player.counts, tile, 1)
  taker.drawn = tile
  return taker
}

/** A seat without some tiles of its hand; where they go is still to be said. */
export const giving = (player: PlayerState, tiles: readonly TileId[]): Draft<PlayerState> => {
  const giver = copyOf(player)
  giver.concealed = player.concealed.filter((tile) => !tiles.includes(tile))
  for (const tile of tiles) giver.counts = changed(giver.counts, tile, -1)
  giver.drawn = null
  return giver
}
