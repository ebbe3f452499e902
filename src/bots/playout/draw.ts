import type { DrawSource } from '../../engine/score/win'
import type { Seat } from '../../engine/tiles/seat'
import { isFlower } from '../../engine/tiles/tile'
import type { TileKind } from '../../engine/tiles/tile'
import type { Playout } from './style'
import { ordinaryLeft, replacementsLeft } from './world'
import type { World } from './world'

/** A tile that came from the wall. */
type Drawn = { readonly tile: TileKind; readonly source: DrawSource }

const takeFront = (world: World): TileKind => {
  const kind = world.wall[world.front] as TileKind
  world.front += 1
  world.taken.front += 1
  return kind
}

const takeBack = ({ deal }: Playout, world: World): TileKind | null => {
  if (!replacementsLeft(deal, world)) return null
  world.back -= 1
  world.taken.back += 1
  return world.wall[world.back] as TileKind
}

/** Takes the tile that begins a turn, flowers laid down; null when the wall has none. */
export const draw = (
  playout: Playout,
  world: World,
  seat: Seat,
  fromFront: boolean,
): Drawn | null => {
  const { deal } = playout
  if (fromFront && !ordinaryLeft(deal, world)) return null
  let source: DrawSource = fromFront ? deal.rules.wall.sourceOf(world.taken.front) : 'gong'
  let tile = fromFront ? takeFront(world) : takeBack(playout, world)
  while (tile !== null && isFlower(tile)) {
    const place = world.places[seat]
    place.flowers = [...place.flowers, tile]
    source = 'flower'
    tile = takeBack(playout, world)
  }
  return tile === null ? null : { tile, source }
}
