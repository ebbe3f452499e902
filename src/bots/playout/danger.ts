import { MAX_SETS } from '../../engine/hand/shortfall'
import { SEATS } from '../../engine/tiles/seat'
import type { Seat } from '../../engine/tiles/seat'
import { HAND_KINDS, HAND_TILE_KINDS, isHonour, rankOf } from '../../engine/tiles/tile'
import type { TileKind } from '../../engine/tiles/tile'
import { unseenOfKind } from './world'
import type { World } from './world'

/** How often a ready hand waits on a kind, beside the kind that it waits on evenly. */
const ENDS = 0.8
const NEXT_TO_ENDS = 1.1
const MIDDLE = 1.2
const HONOUR = 0.6
/** An honour of which no other copy is unseen can only be waited on as one of a kind. */
const LAST_HONOUR = 0.12

const SHARE = Float64Array.from(HAND_TILE_KINDS, (kind) => {
  if (isHonour(kind)) return HONOUR
  const toEnd = Math.min(rankOf(kind) - 1, 9 - rankOf(kind))
  return toEnd === 0 ? ENDS : toEnd === 1 ? NEXT_TO_ENDS : MIDDLE
})

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

/** Kinds that a ready hand waits for, on average. */
const WAITS = 1.7

/** The chance, from 0 to 1, that a discard of a kind is won on, as far as a seat can tell. */
export const dangerOf = (world: World, seat: Seat, kind: TileKind, closes: boolean): number => {
  const last = isHonour(kind) && unseenOfKind(world, seat, kind) === 0
  const share = (last ? LAST_HONOUR : (SHARE[kind] as number)) * (WAITS / HAND_KINDS)
  let safe = 1
  for (const other of SEATS) {
    if (other === seat || world.passed[other][kind] === 1) continue
    safe *= 1 - readiness(world, other, closes) * share
  }
  return 1 - safe
}
