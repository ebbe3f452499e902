import { kindOf } from '../../engine/tiles/tile'
import type { TileId } from '../../engine/tiles/tile'

/** The own hand as it stands: `row` from the left, and the tile just drawn apart from it. */
export type HandOrder = { readonly row: readonly TileId[]; readonly drawn: TileId | null }

/** Puts a hand in order: by suit and number, or as the tiles came; the drawn tile never moves in. */
export const handOrder = (
  concealed: readonly TileId[],
  drawn: TileId | null,
  sorted: boolean,
): HandOrder => {
  const row = concealed.filter((id) => id !== drawn)
  return { row: sorted ? row.toSorted((a, b) => kindOf(a) - kindOf(b) || a - b) : row, drawn }
}
