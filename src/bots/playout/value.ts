import { seatAfter, windOf } from '../../engine/tiles/seat'
import type { Seat } from '../../engine/tiles/seat'
import { HAND_TILE_KINDS, isHonour, isTerminal } from '../../engine/tiles/tile'
import type { TileKind } from '../../engine/tiles/tile'
import { changePlace } from './place'
import type { Place } from './place'
import { lackOfPlace, lackWithout, leastLack, settle, specialsClosed } from './reach'
import type { Playout } from './style'
import { show, unseenOfKind } from './world'
import type { World } from './world'
import type { PlayedWin } from './worth'

/** How a hand is left by a discard, and what its waits are then worth. */
export type ReadyChoice = {
  readonly kind: TileKind
  readonly close: boolean
  readonly worth: number
}

/** A copy comes about twice as often thrown by one of the three others as drawn. */
const THROWN = 2
/** Where nobody closes, and all choose what they throw, honours and ends come sooner and the middle later. */
const CHOSEN = Float64Array.from(HAND_TILE_KINDS, (kind) =>
  isHonour(kind) ? 6 : isTerminal(kind) ? 3.5 : 1.5,
)

const gainOf = (win: PlayedWin | null, wind: keyof PlayedWin['byWind']): number =>
  win === null ? 0 : win.byWind[wind]

/** What the waits of a ready hand are worth together: gains by discard and by own draw, copy by copy. */
const worthOfWaits = ({ deal, worths }: Playout, world: World, seat: Seat): number => {
  const place = world.places[seat]
  const wind = windOf(seat, deal.dealer)
  const from = seatAfter(seat, seatAfter(seat) === deal.dealer ? 2 : 1)
  let worth = 0
  for (const tile of HAND_TILE_KINDS) {
    if (place.waits[tile] !== 1) continue
    const left = unseenOfKind(world, seat, tile)
    if (left <= 0) continue
    const coming = { tile, source: 'wall', gongChain: 0 } as const
    const thrown = worths(world, seat, { ...coming, kind: 'discard', from })
    changePlace(place, tile, 1)
    const drawn = worths(world, seat, { ...coming, kind: 'self-draw', from: null })
    changePlace(place, tile, -1)
    const often = deal.rules.closing === null ? (CHOSEN[tile] as number) : THROWN
    worth += left * (often * gainOf(thrown, wind) + gainOf(drawn, wind))
  }
  return worth
}

/** Asks what a hand without a tile is worth, closed or not; leaves it as it was. */
const worthWhen = (playout: Playout, world: World, seat: Seat, close: boolean): number => {
  const place = world.places[seat]
  const { specials } = place
  place.closed = close
  if (close) place.specials = specialsClosed(playout.deal.rules, specials)
  settle(place)
  const worth = place.lack === 1 ? worthOfWaits(playout, world, seat) : 0
  place.closed = false
  place.specials = specials
  return worth
}

const kindsLeaving = (place: Place, most: number): TileKind[] =>
  HAND_TILE_KINDS.filter((kind) => place.counts[kind] !== 0 && lackWithout(kind) <= most)

const CLOSED_OR_OPEN = [true, false] as const
const OPEN_ONLY = [false] as const

/** The ways in which a ready hand may wait, the one that is usually worth more first. */
const waysToWait = ({ deal }: Playout): readonly boolean[] =>
  deal.rules.closing === null ? OPEN_ONLY : CLOSED_OR_OPEN

/** The discard that leaves a hand ready for most, in one of some ways; null where no wait may win. */
export const bestReady = (
  playout: Playout,
  world: World,
  seat: Seat,
  ways: readonly boolean[] = waysToWait(playout),
): ReadyChoice | null => {
  const place = world.places[seat]
  let best: ReadyChoice | null = null
  leastLack(place)
  for (const kind of kindsLeaving(place, 1)) {
    changePlace(place, kind, -1)
    show(world, kind, 1)
    for (const close of ways) {
      const worth = worthWhen(playout, world, seat, close)
      if (worth > (best?.worth ?? 0)) best = { kind, close, worth }
    }
    show(world, kind, -1)
    changePlace(place, kind, 1)
  }
  place.waits.fill(0)
  return best
}

/** What the accepted draws of a hand one from ready are worth together, and how many copies they are. */
export const worthOfDraws = (
  playout: Playout,
  world: World,
  seat: Seat,
): { worth: number; copies: number } => {
  const place = world.places[seat]
  const { specials } = place
  const lack = lackOfPlace(place)
  const ways = waysToWait(playout).slice(0, 1)
  let [worth, copies] = [0, 0]
  for (const kind of HAND_TILE_KINDS) {
    const left = unseenOfKind(world, seat, kind)
    if (left <= 0) continue
    changePlace(place, kind, 1)
    if (lackOfPlace(place) < lack) {
      worth += left * (bestReady(playout, world, seat, ways)?.worth ?? 0)
      copies += left
    }
    place.specials = specials // which a draw that led elsewhere has dropped
    changePlace(place, kind, -1)
  }
  return { worth, copies }
}

/** What the waits or the draws of a hand of a turn are worth once a kind is discarded that leaves it lacking one or two. */
export const worthWithout = (
  playout: Playout,
  world: World,
  seat: Seat,
  kind: TileKind,
  lack: number,
): number => {
  const place = world.places[seat]
  changePlace(place, kind, -1)
  show(world, kind, 1)
  const worth =
    lack === 1 ? worthWhen(playout, world, seat, false) : worthOfDraws(playout, world, seat).worth
  show(world, kind, -1)
  changePlace(place, kind, 1)
  place.waits.fill(0)
  return worth
}

/** The discard of a hand one from ready after which its draws are worth most, and what they are worth. */
export const bestPlan = (
  playout: Playout,
  world: World,
  seat: Seat,
  lostBy: (kind: TileKind) => number,
): { readonly kind: TileKind; readonly worth: number } | null => {
  const place = world.places[seat]
  let best: { kind: TileKind; worth: number } | null = null
  for (const kind of kindsLeaving(place, leastLack(place))) {
    changePlace(place, kind, -1)
    show(world, kind, 1)
    const worth = worthOfDraws(playout, world, seat).worth * (1 - lostBy(kind))
    show(world, kind, -1)
    changePlace(place, kind, 1)
    if (worth > (best?.worth ?? 0)) best = { kind, worth }
  }
  return best
}
