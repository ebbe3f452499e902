import { MAX_SETS } from '../../engine/hand/shortfall'
import { SEATS } from '../../engine/tiles/seat'
import type { Seat } from '../../engine/tiles/seat'
import { COPIES, isHonour, rankOf } from '../../engine/tiles/tile'
import type { TileKind } from '../../engine/tiles/tile'
import { unseenOfKind } from './world'
import type { World } from './world'

/**
 * How often a ready hand waits on a kind: a line fitted to self-play, over the copies that could stand beside it, in an open
 * wait or another, and like it.
 */
const SUITED = 0.06
const HONOUR = 0.017
const OPEN = 0.009
const CLOSED = 0.06
const ALIKE = 0.1
const LONE = 0.07
/** The same for a kind that the ready seat has discarded in this hand, and for any kind at least. */
const THROWN = 0.008
const LEAST = 0.002

/** Where the two of a chow may stand that wait on a kind, and the number at which they wait on it alone. */
const BESIDE = [
  [-2, -1, 3],
  [-1, 1, 0],
  [1, 2, 7],
] as const

const shareOf = (world: World, seat: Seat, kind: TileKind): number => {
  const left = (by: number): number => unseenOfKind(world, seat, (kind + by) as TileKind) / COPIES
  const own = left(0)
  const rank = rankOf(kind)
  let share = (isHonour(kind) ? HONOUR : SUITED) + own * (ALIKE * own - LONE)
  for (const [low, high, alone] of BESIDE) {
    if (isHonour(kind) || rank + low < 1 || rank + high > 9) continue
    share += left(low) * left(high) * (low === -high || alone === rank ? CLOSED : OPEN)
  }
  return Math.max(LEAST, share)
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
