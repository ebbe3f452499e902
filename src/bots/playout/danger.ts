import { MAX_SETS } from '../../engine/hand/shortfall'
import { SEATS } from '../../engine/tiles/seat'
import type { Seat } from '../../engine/tiles/seat'
import { COPIES, isHonour, rankOf } from '../../engine/tiles/tile'
import type { TileKind } from '../../engine/tiles/tile'
import { unseenOfKind } from './world'
import type { World } from './world'

/**
 * How often a ready hand waits on a kind: a line fitted to self-play, over the copies that could stand beside it (as an
 * open wait, or as a closed or end one), like it, or alone.
 */
const WAITED_ON = {
  suited: 0.06,
  honour: 0.017,
  open: 0.009,
  closed: 0.06,
  pair: 0.075,
  single: -0.045,
  gone: -0.02,
} as const
/** The same for a kind that the ready seat has discarded in this hand, and for any kind at least. */
const THROWN = 0.008
const LEAST = 0.002

/** The part that the copies of a kind itself have in it. */
const shareAlike = (copies: number): number => {
  const { pair, single, gone } = WAITED_ON
  if (copies === 0) return gone
  return (pair * copies * (copies - 1)) / (COPIES * (COPIES - 1)) + (single * copies) / COPIES
}

/** The part of the copies beside a suited kind, two by two. */
const shareBeside = (world: World, seat: Seat, kind: TileKind): number => {
  const { open, closed } = WAITED_ON
  const left = (by: number): number => unseenOfKind(world, seat, (kind + by) as TileKind) / COPIES
  const [below, above] = [rankOf(kind) - 1, 9 - rankOf(kind)]
  let share = 0
  if (above >= 2) share += left(1) * left(2) * (above > 2 ? open : closed)
  if (below >= 2) share += left(-1) * left(-2) * (below > 2 ? open : closed)
  if (above >= 1 && below >= 1) share += left(-1) * left(1) * closed
  return share
}

const shareOf = (world: World, seat: Seat, kind: TileKind): number => {
  const alike = shareAlike(unseenOfKind(world, seat, kind))
  const { suited, honour } = WAITED_ON
  const share = isHonour(kind) ? honour : suited + shareBeside(world, seat, kind)
  return Math.max(LEAST, share + alike)
}

/**
 * How likely a seat that has not closed is to be ready: a logistic curve fitted to self-play, over the turns that
 * it has had, its melds, and for how many discards its hand has not changed.
 */
const READY = { from: -5, turn: 0.33, meld: 0.8, still: 0.12 } as const

/**
 * How likely a seat is to be ready, from 0 to 1. Where hands close as soon as they are ready, only a closed one is; but
 * one that has melded all its sets is always.
 */
export const readiness = (world: World, seat: Seat, closes: boolean): number => {
  const { closed, melds } = world.places[seat]
  if (closed || melds.length === MAX_SETS) return 1
  if (closes) return 0
  const { from, turn, meld, still } = READY
  const sum =
    from +
    turn * (world.turns[seat] as number) +
    meld * melds.length +
    still * (world.still[seat] as number)
  return 1 / (1 + Math.exp(-sum))
}

/** The chance, from 0 to 1, that a discard of a kind is won on, as far as a seat can tell. */
export const dangerOf = (world: World, seat: Seat, kind: TileKind, closes: boolean): number => {
  const share = shareOf(world, seat, kind)
  let safe = 1
  for (const other of SEATS) {
    if (other === seat || world.passed[other][kind] === 1) continue
    const often = world.thrown[other][kind] === 1 ? THROWN : share
    safe *= 1 - readiness(world, other, closes) * often
  }
  return 1 - safe
}
