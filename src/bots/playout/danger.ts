import { MAX_SETS } from '../../engine/hand/shortfall'
import { SEATS } from '../../engine/tiles/seat'
import type { Seat } from '../../engine/tiles/seat'
import { COPIES, isHonour, isTerminal, rankOf } from '../../engine/tiles/tile'
import type { TileKind } from '../../engine/tiles/tile'
import { unseenOfKind } from './world'
import type { World } from './world'

/**
 * How often a ready hand waits on a kind of a suit, a line fitted to self-play: more the longer it has been played and the
 * more is left of the kind and of the two beside it that would wait on it, at both ends or at this one alone; less for
 * each kind within two of it that the hand's owner has discarded, more next to what it last gave up for a better tile.
 */
const SUITED = {
  from: -0.078,
  turn: 0.012,
  own: 0.058,
  open: 0.067,
  edge: 0.114,
  terminal: -0.027,
  thrown: -0.024,
  last: 0.02,
} as const
/** The same of an honour. */
const HONOUR = { from: -0.008, own: 0.056 } as const
/** The same for a kind that the ready seat has discarded in this hand, and for any kind at least. */
const THROWN = 0.003
const LEAST = 0.003

/** How a hand would wait on a kind: from below and from above. */
const WAYS = [-1, 1] as const

/** How often `other`, once ready, waits on a kind of a suit that it has not discarded itself, as far as a seat can tell. */
const shareOfSuited = (world: World, seat: Seat, other: Seat, kind: TileKind): number => {
  const { from, turn, own, open, edge, terminal, thrown, last } = SUITED
  const rank = rankOf(kind)
  const has = (by: number): boolean => rank + by >= 1 && rank + by <= 9
  const left = (by: number): number => unseenOfKind(world, seat, (kind + by) as TileKind) / COPIES
  const isThrown = (by: number): boolean => world.thrown[other][kind + by] === 1
  let share = from + turn * (world.turns[other] as number) + own * left(0)
  if (isTerminal(kind)) share += terminal
  for (const way of WAYS) {
    if (has(way) && isThrown(way)) share += thrown
    if (!has(2 * way)) continue
    if (isThrown(2 * way)) share += thrown
    const waits = left(way) * left(2 * way)
    const end = 3 * way
    if (!has(end)) share += edge * waits
    else if (!isThrown(end) && world.passed[other][kind + end] !== 1) share += open * waits
  }
  const gap = (world.last[other] as number) - kind
  if (Math.abs(gap) <= 2 && has(gap)) share += last * (Math.abs(gap) === 2 ? 1 : 2)
  return share
}

/** How often `other`, once ready, waits on a kind. */
const shareOf = (world: World, seat: Seat, other: Seat, kind: TileKind): number => {
  if (world.thrown[other][kind] === 1) return THROWN
  const share = isHonour(kind)
    ? HONOUR.from + (HONOUR.own * unseenOfKind(world, seat, kind)) / COPIES
    : shareOfSuited(world, seat, other, kind)
  return Math.max(LEAST, share)
}

/**
 * How likely a seat that has not closed is to be ready: a logistic curve fitted to self-play, over the turns that
 * it has had, its melds, and how many of its last two discards were middle tiles.
 */
const READY = { from: -9.95, turns: 3.53, meld: 0.54, middle: 0.74 } as const

/**
 * How likely a seat is to be ready, from 0 to 1. Where hands close as soon as they are ready, only a closed one is; but
 * one that has melded all its sets is always.
 */
export const readiness = (world: World, seat: Seat, closes: boolean): number => {
  const { closed, melds } = world.places[seat]
  if (closed || melds.length === MAX_SETS) return 1
  if (closes) return 0
  const { from, turns, meld, middle } = READY
  const recent = world.recent[seat] as number
  const sum =
    from +
    turns * Math.log(1 + (world.turns[seat] as number)) +
    meld * melds.length +
    middle * ((recent & 1) + (recent >> 1))
  return 1 / (1 + Math.exp(-sum))
}

/** The chance, from 0 to 1, that a discard of a kind is won on, as far as a seat can tell. */
export const dangerOf = (world: World, seat: Seat, kind: TileKind, closes: boolean): number => {
  let safe = 1
  for (const other of SEATS) {
    if (other === seat || world.passed[other][kind] === 1) continue
    const ready = readiness(world, other, closes)
    if (ready > 0) safe *= 1 - ready * shareOf(world, seat, other, kind)
  }
  return 1 - safe
}
