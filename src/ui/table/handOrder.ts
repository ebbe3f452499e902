import { isHonour, kindOf } from '../../engine/tiles/tile'
import type { TileId } from '../../engine/tiles/tile'
import type { SortOrder } from '../../store/settings'

/** The own hand as it stands: `row` from the left, and the tile just drawn apart from it. */
export type HandOrder = { readonly row: readonly TileId[]; readonly drawn: TileId | null }

/** Sorted, with what comes first; or as the person put the tiles, those never touched as they came. */
export type Arrangement = SortOrder | readonly TileId[]

const BEHIND_ALL = 100

const rankIn = (order: SortOrder, tile: TileId): number => {
  const kind = kindOf(tile)
  return order === 'suits' || isHonour(kind) ? kind : kind + BEHIND_ALL
}

const placeIn = (order: readonly TileId[], tile: TileId): number => {
  const place = order.indexOf(tile)
  return place < 0 ? order.length : place
}

/** Puts a hand in order; the drawn tile never moves in. */
export const handOrder = (
  concealed: readonly TileId[],
  drawn: TileId | null,
  arrangement: Arrangement,
): HandOrder => {
  const row = concealed.filter((id) => id !== drawn)
  if (typeof arrangement !== 'string') {
    return { row: row.toSorted((a, b) => placeIn(arrangement, a) - placeIn(arrangement, b)), drawn }
  }
  return {
    row: row.toSorted((a, b) => rankIn(arrangement, a) - rankIn(arrangement, b) || a - b),
    drawn,
  }
}

/** A row after one of its tiles was put to the place of another one. */
export const movedTo = (row: readonly TileId[], tile: TileId, place: number): TileId[] => {
  const rest = row.filter((id) => id !== tile)
  return [...rest.slice(0, place), tile, ...rest.slice(place)]
}
