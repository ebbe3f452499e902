import type { SeenEvent } from '../../engine/table/view'
import type { TileId } from '../../engine/tiles/tile'

/** The tiles to show beside an event, as far as the person may see them. */
export const eventTiles = (event: SeenEvent): TileId[] => {
  switch (event.event) {
    case 'chow':
    case 'pong':
    case 'kong':
      return [event.tile, ...event.with].toSorted((a, b) => a - b)
    case 'concealed-kong':
      return event.tiles.filter((tile) => tile !== null)
    case 'draw':
    case 'replacement':
      return event.tile === null ? [] : [event.tile]
    case 'flower':
    case 'discard':
    case 'added-kong':
    case 'robbed':
    case 'win':
      return [event.tile]
    default:
      return []
  }
}
