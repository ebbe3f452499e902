import type { TileId } from '../../engine/tiles/tile'
import type { Spot } from './spots'

const dropped = new Map<TileId, Spot>()

/** Notes where the person let go of a tile that leaves the hand: from there it goes on. */
export const noteDrop = (tile: TileId, spot: Spot): void => {
  dropped.set(tile, spot)
}

/** Where tiles were let go of since this was asked last. */
export const takeDropped = (): ReadonlyMap<TileId, Spot> => {
  const taken = new Map(dropped)
  dropped.clear()
  return taken
}
