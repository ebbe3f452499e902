import type { Counts } from '../../src/engine/hand/counts'
import { withChange } from '../../src/engine/hand/counts'
import type { MeldForm } from '../../src/engine/hand/meld'
import { kindsOf } from '../../src/engine/hand/meld'
import type { Shape } from '../../src/engine/hand/reading'
import {
  HAND_TILE_KINDS,
  isHonour,
  isSuited,
  isTerminal,
  rankOf,
} from '../../src/engine/tiles/tile'
import type { TileKind } from '../../src/engine/tiles/tile'

const ORPHANS = HAND_TILE_KINDS.filter((kind) => isTerminal(kind) || isHonour(kind))
const HONOURS = HAND_TILE_KINDS.filter(isHonour)
const choose = [0, 1, 2, 3, 4]
/** More than any hand lacks. */
const NEVER = 99

/**
 * Tries every complete hand there is, kind by kind from the lowest: how many chows begin here, whether a pong
 * stands here, whether the pair; never more than four copies of a kind, melds counted.
 */
const standardLack = (counts: Counts, melded: Counts, sets: number): number => {
  const known = new Int8Array(34 * 600).fill(-1)
  const least = (
    kind: number,
    older: number,
    newer: number,
    left: number,
    pair: number,
  ): number => {
    if (kind === 34) return left === 0 && pair === 0 ? 0 : NEVER
    if (kind % 9 === 0 && older + newer > 0) return NEVER
    const name = (((kind * 5 + older) * 5 + newer) * 6 + left) * 4 + pair
    if (known[name] !== -1) return known[name] as number
    let best = NEVER
    for (const chows of isSuited(kind as TileKind) ? choose : [0]) {
      for (const pong of [0, 1]) {
        for (const eyes of [0, 1]) {
          const used = older + newer + chows + 3 * pong + 2 * eyes
          if (used + (melded[kind] as number) > 4 || chows + pong > left || eyes > pair) continue
          const lack = Math.max(0, used - (counts[kind] as number))
          const later = least(kind + 1, newer, chows, left - chows - pong, pair - eyes)
          best = Math.min(best, lack + later)
        }
      }
    }
    known[name] = best
    return best
  }
  return least(0, 0, 0, sets, 1)
}

/** Tries every way to hold seven pairs and a pong, kind by kind. */
const pairsLack = (counts: Counts, uses: readonly number[]): number => {
  let best = new Map([['7,1', 0]])
  for (const kind of HAND_TILE_KINDS) {
    const next = new Map<string, number>()
    for (const [state, lack] of best) {
      const [pairs, pongs] = state.split(',').map(Number) as [number, number]
      for (const used of uses) {
        const name = used === 3 ? `${pairs},${pongs - 1}` : `${pairs - used / 2},${pongs}`
        if (name.includes('-')) continue
        const total = lack + Math.max(0, used - (counts[kind] as number))
        next.set(name, Math.min(total, next.get(name) ?? NEVER))
      }
    }
    best = next
  }
  return best.get('0,0') as number
}

const EXTRA_SETS = [
  ...HAND_TILE_KINDS.map((kind) => [kind, kind, kind]),
  ...HAND_TILE_KINDS.filter((kind) => isSuited(kind) && rankOf(kind) <= 7).map((kind) => [
    kind,
    kind + 1,
    kind + 2,
  ]),
]

/** Every thirteen orphans hand, as the kinds it holds and how often. */
const THIRTEEN = EXTRA_SETS.flatMap((set) =>
  ORPHANS.map((doubled) => {
    const tiles = [...ORPHANS, doubled, ...set]
    return [...new Set(tiles)].map((kind) => ({
      kind,
      used: tiles.filter((other) => other === kind).length,
    }))
  }),
).filter((hand) => hand.every(({ used }) => used <= 4))

const thirteenLack = (counts: Counts): number => {
  let least = NEVER
  for (const hand of THIRTEEN) {
    let lack = 0
    for (const { kind, used } of hand) lack += Math.max(0, used - (counts[kind] as number))
    least = Math.min(least, lack)
  }
  return least
}

const spreads = (first: number): number[][] =>
  choose.flatMap((low) =>
    [3, 4, 5, 6].flatMap((middle) =>
      [6, 7, 8]
        .filter((high) => middle - low >= 3 && high - middle >= 3)
        .map((high) => [first + low, first + middle, first + high]),
    ),
  )

const sixteenLack = (counts: Counts): number => {
  const missing = (kinds: readonly number[]) => kinds.filter((kind) => counts[kind] === 0).length
  const suitLack = (first: number, doubled: number): number => {
    const within = doubled >= first && doubled < first + 9
    const fitting = spreads(first).filter((spread) => !within || spread.includes(doubled))
    return Math.min(...fitting.map(missing))
  }
  const lacks = HAND_TILE_KINDS.map((doubled) => {
    const suits = suitLack(0, doubled) + suitLack(9, doubled) + suitLack(18, doubled)
    return missing(HONOURS) + suits + ((counts[doubled] as number) > 1 ? 0 : 1)
  })
  return Math.min(...lacks)
}

const lackIn = (shape: Shape, counts: Counts, melds: readonly MeldForm[]): number => {
  if (shape === 'standard') {
    let melded: Counts = new Uint8Array(34)
    for (const kind of melds.flatMap(kindsOf)) melded = withChange(melded, kind, 1)
    return standardLack(counts, melded, 5 - melds.length)
  }
  if (melds.length > 0) return NEVER
  if (shape === 'pairs-and-pong') return pairsLack(counts, [0, 2, 3, 4])
  if (shape === 'different-pairs-and-pong') return pairsLack(counts, [0, 2, 3])
  return shape === 'thirteen-orphans' ? thirteenLack(counts) : sixteenLack(counts)
}

/** The distance to ready, found by trying every complete hand of every shape. Slow, and knows no table. */
export const slowDistance = (
  shapes: readonly Shape[],
  counts: Counts,
  melds: readonly MeldForm[],
): number => Math.min(...shapes.map((shape) => lackIn(shape, counts, melds))) - 1

/** The kinds whose draw brings a hand of 16 tiles nearer; none that it holds four times. */
export const slowAccepts = (
  shapes: readonly Shape[],
  counts: Counts,
  melds: readonly MeldForm[],
): TileKind[] => {
  const distance = slowDistance(shapes, counts, melds)
  const inMelds = melds.flatMap(kindsOf)
  return HAND_TILE_KINDS.filter((kind) => {
    const held = (counts[kind] as number) + inMelds.filter((other) => other === kind).length
    return held < 4 && slowDistance(shapes, withChange(counts, kind, 1), melds) < distance
  })
}
