import type { Counts } from '../../src/engine/hand/counts'
import type { Shape } from '../../src/engine/hand/reading'
import {
  HAND_TILE_KINDS,
  isHonour,
  isSuited,
  isTerminal,
  rankOf,
} from '../../src/engine/tiles/tile'

const ORPHANS = HAND_TILE_KINDS.filter((kind) => isTerminal(kind) || isHonour(kind))
const HONOURS = HAND_TILE_KINDS.filter(isHonour)
/** More than any hand lacks. */
const NEVER = 99

/** Tries every way to hold seven pairs and a pong, kind by kind: of each it uses so many. */
const pairsLack = (counts: Counts, uses: readonly number[]): number => {
  let best = new Uint8Array(16).fill(NEVER)
  best[15] = 0 // seven pairs to come, and the pong
  for (const kind of HAND_TILE_KINDS) {
    const next = new Uint8Array(16).fill(NEVER)
    for (let to = 0; to < 16; to += 1) {
      if (best[to] === NEVER) continue
      for (const used of uses) {
        const after = used === 3 ? to - 8 : to - used / 2
        if (after < 0 || (used !== 3 && after >> 3 !== to >> 3)) continue
        const lack = (best[to] as number) + Math.max(0, used - (counts[kind] as number))
        next[after] = Math.min(next[after] as number, lack)
      }
    }
    best = next
  }
  return best[0] as number
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
    for (const { kind, used } of hand) {
      const held = counts[kind] as number
      if (used > held) lack += used - held
      if (lack >= least) break
    }
    least = Math.min(least, lack)
  }
  return least
}

/** Every three numbers of a suit, each at least three above the one before. */
const spreads = (first: number): number[][] =>
  [0, 1, 2].flatMap((low) =>
    [3, 4, 5].flatMap((middle) =>
      [6, 7, 8]
        .filter((high) => middle - low >= 3 && high - middle >= 3)
        .map((high) => [first + low, first + middle, first + high]),
    ),
  )
const SPREADS = [0, 9, 18].map(spreads)

const missingOf = (counts: Counts, kinds: readonly number[]): number => {
  let missing = 0
  for (const kind of kinds) if (counts[kind] === 0) missing += 1
  return missing
}

/** Tries every spread of every suit, and each of their numbers and of the honours as the doubled one. */
const sixteenLack = (counts: Counts): number => {
  const best = [NEVER, NEVER, NEVER]
  const bestWith = new Uint8Array(34).fill(NEVER)
  SPREADS.forEach((ofSuit, suit) => {
    for (const spread of ofSuit) {
      const missing = missingOf(counts, spread)
      best[suit] = Math.min(best[suit] as number, missing)
      for (const kind of spread) bestWith[kind] = Math.min(bestWith[kind] as number, missing)
    }
  })
  const bestOfAll = best.reduce((sum, missing) => sum + missing, missingOf(counts, HONOURS))
  let least = NEVER
  for (const doubled of HAND_TILE_KINDS) {
    const suit = isHonour(doubled) ? 0 : (best[Math.floor(doubled / 9)] as number)
    const instead = isHonour(doubled) ? 0 : (bestWith[doubled] as number)
    const second = (counts[doubled] as number) > 1 ? 0 : 1
    least = Math.min(least, bestOfAll - suit + instead + second)
  }
  return least
}

/** What a hand without melds lacks in a special shape, found by trying every complete hand of it. */
export const slowSpecialLack = (shape: Exclude<Shape, 'standard'>, counts: Counts): number => {
  if (shape === 'pairs-and-pong') return pairsLack(counts, [0, 2, 3, 4])
  if (shape === 'different-pairs-and-pong') return pairsLack(counts, [0, 2, 3])
  return shape === 'thirteen-orphans' ? thirteenLack(counts) : sixteenLack(counts)
}
