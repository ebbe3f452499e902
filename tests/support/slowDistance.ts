import type { Acceptance, DiscardOption } from '../../src/engine/hand/acceptance'
import type { Counts } from '../../src/engine/hand/counts'
import { countsOf, withChange } from '../../src/engine/hand/counts'
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

const ORPHANS = HAND_TILE_KINDS.filter((kind) => isTerminal(kind) || isHonour(kind))
const HONOURS = HAND_TILE_KINDS.filter(isHonour)
const choose = [0, 1, 2, 3, 4]
/** More than any hand lacks. */
const NEVER = 99

/** Where a reading of a hand stands, kind by kind: chows begun two kinds and one kind ago, sets and pair to come. */
type Place = {
  readonly older: number
  readonly newer: number
  readonly left: number
  readonly pair: number
}
const PLACES = choose.flatMap((older) =>
  choose.flatMap((newer) =>
    [0, 1, 2, 3, 4, 5].flatMap((left) =>
      [0, 1].map((pair): Place => ({ older, newer, left, pair })),
    ),
  ),
)
const numberOf = ({ older, newer, left, pair }: Place): number =>
  ((older * 5 + newer) * 6 + left) * 2 + pair

/** Every way on from a place over one kind: how many chows begin, whether a pong stands here, whether the pair. */
const ways = PLACES.flatMap((from) =>
  choose.flatMap((chows) =>
    [0, 1].flatMap((pong) =>
      [0, 1].map((eyes) => ({
        from: numberOf(from),
        used: from.older + from.newer + chows + 3 * pong + 2 * eyes,
        to: {
          older: from.newer,
          newer: chows,
          left: from.left - chows - pong,
          pair: from.pair - eyes,
        },
        chows,
      })),
    ),
  ),
)
  .filter(({ used, to }) => used <= 4 && to.left >= 0 && to.pair >= 0)
  .map(({ from, used, to, chows }) => ({
    from,
    used,
    chows,
    to: numberOf(to),
    open: to.older + to.newer > 0,
  }))
const HONOUR_WAYS = ways.filter(({ chows }) => chows === 0)
/** No chow goes on over the last number of a suit. */
const LAST_WAYS = ways.filter(({ open }) => !open)
const waysAt = (kind: number) => (kind >= 27 ? HONOUR_WAYS : kind % 9 === 8 ? LAST_WAYS : ways)

type Standard = { readonly counts: Counts; readonly melded: Counts; readonly sets: number }
/** By place, the least that the kinds on one side of it lack. */
type Lacks = Uint8Array
const END = numberOf({ older: 0, newer: 0, left: 0, pair: 0 })

/** Tries every way over one kind of which the hand holds so many, and the least that is lacked beyond it. */
const over = (
  hand: Standard,
  kind: number,
  held: number,
  each: (from: number, to: number, lack: number) => void,
) => {
  const most = 4 - (hand.melded[kind] as number)
  for (const { from, used, to } of waysAt(kind)) {
    if (used <= most) each(from, to, used > held ? used - held : 0)
  }
}

/** At each kind, what the kinds from it on lack at least, whatever came before. */
const lacksFrom = (hand: Standard): Lacks[] => {
  const lacks = Array.from({ length: 35 }, () => new Uint8Array(PLACES.length).fill(NEVER))
  ;(lacks[34] as Lacks)[END] = 0
  for (let kind = 33; kind >= 0; kind -= 1) {
    const [here, later] = [lacks[kind] as Lacks, lacks[kind + 1] as Lacks]
    over(hand, kind, hand.counts[kind] as number, (from, to, lack) => {
      here[from] = Math.min(here[from] as number, lack + (later[to] as number))
    })
  }
  return lacks
}

/**
 * Tries every complete hand there is, kind by kind; never more than four copies of a kind, melds counted. What the
 * hand lacks as it is, and by kind what it lacks with one more of it.
 */
const standardLacks = (hand: Standard): { readonly lack: number; readonly drawn: number[] } => {
  const from = lacksFrom(hand)
  const begin = numberOf({ older: 0, newer: 0, left: hand.sets, pair: 1 })
  let before = new Uint8Array(PLACES.length).fill(NEVER)
  before[begin] = 0
  const drawn = HAND_TILE_KINDS.map((kind) => {
    const [earlier, after] = [before, new Uint8Array(PLACES.length).fill(NEVER)]
    const later = from[kind + 1] as Lacks
    const held = hand.counts[kind] as number
    let least = NEVER
    over(hand, kind, held + 1, (here, to, lack) => {
      least = Math.min(least, (earlier[here] as number) + lack + (later[to] as number))
    })
    over(hand, kind, held, (here, to, lack) => {
      after[to] = Math.min(after[to] as number, (earlier[here] as number) + lack)
    })
    before = after
    return least
  })
  return { lack: (from[0] as Lacks)[begin] as number, drawn }
}

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
  choose.flatMap((low) =>
    [3, 4, 5, 6].flatMap((middle) =>
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

const specialLack = (shape: Exclude<Shape, 'standard'>, counts: Counts): number => {
  if (shape === 'pairs-and-pong') return pairsLack(counts, [0, 2, 3, 4])
  if (shape === 'different-pairs-and-pong') return pairsLack(counts, [0, 2, 3])
  return shape === 'thirteen-orphans' ? thirteenLack(counts) : sixteenLack(counts)
}

type Lacking = { readonly lack: number; readonly drawn: readonly number[] }

const lackingIn = (shape: Shape, counts: Counts, melds: readonly MeldForm[]): Lacking => {
  if (shape === 'standard') {
    const melded = countsOf(melds.flatMap(kindsOf))
    return standardLacks({ counts, melded, sets: 5 - melds.length })
  }
  if (melds.length > 0) return { lack: NEVER, drawn: HAND_TILE_KINDS.map(() => NEVER) }
  const lack = specialLack(shape, counts)
  return {
    lack,
    drawn: HAND_TILE_KINDS.map((kind) => specialLack(shape, withChange(counts, kind, 1))),
  }
}

/** The distance to ready, found by trying every complete hand of every shape. Slow, and knows no table. */
export const slowDistance = (
  shapes: readonly Shape[],
  counts: Counts,
  melds: readonly MeldForm[],
): number => Math.min(...shapes.map((shape) => lackingIn(shape, counts, melds).lack)) - 1

/** The distance of a hand of 16 tiles, and the kinds whose draw brings it nearer; none that it holds four times. */
export const slowAcceptance = (
  shapes: readonly Shape[],
  counts: Counts,
  melds: readonly MeldForm[],
): Acceptance => {
  const lacking = shapes.map((shape) => lackingIn(shape, counts, melds))
  const lack = Math.min(...lacking.map((one) => one.lack))
  const inMelds = countsOf(melds.flatMap(kindsOf))
  const accepts = HAND_TILE_KINDS.filter(
    (kind) =>
      (counts[kind] as number) + (inMelds[kind] as number) < 4 &&
      lacking.some(({ drawn }) => (drawn[kind] as number) < lack),
  )
  return { distance: lack - 1, accepts }
}

/** What each discard leaves of a hand of 17 tiles. */
export const slowDiscards = (
  shapes: readonly Shape[],
  counts: Counts,
  melds: readonly MeldForm[],
): DiscardOption[] =>
  HAND_TILE_KINDS.filter((kind) => counts[kind] !== 0).map((kind) => ({
    kind,
    ...slowAcceptance(shapes, withChange(counts, kind, -1), melds),
  }))
