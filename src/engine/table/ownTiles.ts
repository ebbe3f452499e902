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

/** A seat of which some things changed. Field by field: what is spread is slow to make and to read. */
export const altered = (player: PlayerState, changes: Partial<PlayerState>): PlayerState => ({
  concealed: changes.concealed ?? player.concealed,
  counts: changes.counts ?? player.counts,
  drawn: changes.drawn === undefined ? player.drawn : changes.drawn,
  melds: changes.melds ?? player.melds,
  flowers: changes.flowers ?? player.flowers,
  discards: changes.discards ?? player.discards,
  closed: changes.closed ?? player.closed,
})

/** A seat with one more tile, which it drew. */
export const taking = (player: PlayerState, tile: TileId): PlayerState =>
  altered(player, {
    concealed: [...player.concealed, tile],
    counts: changed(player.counts, tile, 1),
    drawn: tile,
  })

/** A seat without some tiles of its hand; where they went. */
export const giving = (
  player: PlayerState,
  tiles: readonly TileId[],
  to: Partial<PlayerState>,
): PlayerState => {
  const concealed = player.concealed.filter((tile) => !tiles.includes(tile))
  const counts = tiles.reduce((left, tile) => changed(left, tile, -1), player.counts)
  return altered(altered(player, to), { concealed, counts, drawn: null })
}
