import type { RandomStream } from '../../engine/tiles/random'
import { shuffled } from '../../engine/tiles/random'
import { HAND_TILE_KINDS } from '../../engine/tiles/tile'
import type { TileKind } from '../../engine/tiles/tile'
import { chooseDiscard } from './choose'
import type { Known, Rival } from './known'
import { changePlace } from './place'
import type { Place } from './place'
import { settle } from './reach'
import type { Playout } from './style'
import { copyWorld } from './world'
import type { World } from './world'

/** More draws than this do not make a closed rival's hand ready: then it is left as it is. */
const MOST_DRAWS = 40

/** Whether a rival would have won by now on something that it let pass. */
const hasMissed = ({ places, passed }: World, { seat }: Rival): boolean =>
  HAND_TILE_KINDS.some((kind) => places[seat].waits[kind] === 1 && passed[seat][kind] === 1)

/** Betters a rival's hand by a turn: it draws from the pool and discards into it. Tells what it drew. */
const better = (
  playout: Playout,
  world: World,
  { seat }: Rival,
  pool: TileKind[],
  at: number,
): void => {
  const place = world.places[seat]
  const drawn = pool[at] as TileKind
  changePlace(place, drawn, 1)
  const { kind } = chooseDiscard(playout, world, seat, drawn)
  changePlace(place, kind, -1)
  pool[at] = kind
  settle(place)
}

const takeBack = (
  world: World,
  { seat }: Rival,
  pool: TileKind[],
  at: number,
  drawn: TileKind,
): void => {
  const place = world.places[seat]
  changePlace(place, pool[at] as TileKind, 1)
  changePlace(place, drawn, -1)
  pool[at] = drawn
  settle(place)
}

/** Exchanges tiles of a hand that was dealt ready until it is no longer. */
const spoil = (place: Place, pool: TileKind[], random: RandomStream): void => {
  for (let i = 0; i < MOST_DRAWS && place.lack === 1; i += 1) {
    const held = HAND_TILE_KINDS.filter((kind) => place.counts[kind] !== 0)
    const kind = held[random(0, held.length - 1)] as TileKind
    const at = random(0, pool.length - 1)
    changePlace(place, kind, -1)
    changePlace(place, pool[at] as TileKind, 1)
    pool[at] = kind
    settle(place)
  }
}

/**
 * Gives a rival a hand as it would have come by one: dealt, then bettered turn by turn. Where hands close as soon
 * as they are ready, one that has closed is ready and one that has not is not.
 */
const guessHand = (
  playout: Playout,
  world: World,
  pool: TileKind[],
  rival: Rival,
  random: RandomStream,
): void => {
  const place = world.places[rival.seat]
  const closes = playout.deal.rules.closing !== null
  for (let i = 0; i < rival.count; i += 1) changePlace(place, pool.pop() as TileKind, 1)
  place.closed = false
  settle(place)
  if (closes && !rival.closed && rival.count > 1) spoil(place, pool, random)
  const draws = rival.closed ? MOST_DRAWS : rival.turns
  for (let i = 0; i < draws && pool.length > 0; i += 1) {
    if (place.lack === 1 && !hasMissed(world, rival)) break
    const at = random(0, pool.length - 1)
    const drawn = pool[at] as TileKind
    better(playout, world, rival, pool, at)
    if (place.lack > 1 || rival.closed || !closes) continue
    takeBack(world, rival, pool, at, drawn)
    break
  }
  place.closed = rival.closed
}

/** Fills a world with one way that everything hidden from a seat may be. */
export const guess = (playout: Playout, known: Known, world: World, random: RandomStream): void => {
  copyWorld(known.world, world)
  const pool = shuffled(known.hidden, random)
  for (const rival of known.rivals) guessHand(playout, world, pool, rival, random)
  const wall = shuffled([...pool, ...known.flowers], random)
  world.wall.set(wall)
  world.front = 0
  world.back = wall.length
}
