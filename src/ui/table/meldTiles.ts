import type { SeenMeld } from '../../engine/table/view'
import { turnsBetween } from '../../engine/tiles/seat'
import type { Seat } from '../../engine/tiles/seat'
import type { TileId } from '../../engine/tiles/tile'

/** A tile of a meld as it lies: `id` is null face down, `turned` lies across, `onTop` on the turned one. */
export type MeldTile = {
  readonly id: TileId | null
  readonly turned: boolean
  readonly onTop: TileId | null
}

const upright = (id: TileId | null): MeldTile => ({ id, turned: false, onTop: null })

/** The place of the claimed tile among `count`: left, middle or right, towards whom it came from. */
const turnedPlace = (owner: Seat, from: Seat, count: number): number => {
  const turns = turnsBetween(owner, from)
  if (turns === 3) return 0
  return turns === 2 ? 1 : count - 1
}

/**
 * How the tiles of a meld lie in front of their owner, from its left to its right. The claimed tile lies
 * across, the tile of an added kong on top of it; a concealed kong shows its two inner tiles, or none.
 */
export const meldTiles = (meld: SeenMeld, owner: Seat): MeldTile[] => {
  if (meld.kind === 'hidden-kong') return [null, null, null, null].map(upright)
  const { tiles, claimed } = meld
  if (claimed === null) {
    return tiles.map((id, at) => upright(at === 0 || at === tiles.length - 1 ? null : id))
  }
  const added = meld.kind === 'kong' && meld.made === 'added' ? (tiles.at(-1) ?? null) : null
  const others = tiles.filter((id) => id !== claimed.tile && id !== added)
  const row = others.map(upright)
  const place = turnedPlace(owner, claimed.from, others.length + 1)
  return row.toSpliced(place, 0, { id: claimed.tile, turned: true, onTop: added })
}
