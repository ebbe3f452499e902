import { HAND_KINDS } from '../tiles/tile'
import type { TileKind } from '../tiles/tile'
import { countsOf } from './counts'
import type { Counts } from './counts'
import type { MeldForm } from './meld'
import type { Reading, ReadSet, Shape } from './reading'
import {
  isAnyPairsAndPong,
  isDifferentPairsAndPong,
  sixteenOrphansPair,
  thirteenOrphansSplits,
} from './specials'

/** A hand with the tile that may complete it: `drawn` says whether that tile was self-drawn. */
export type FinishedHand = {
  /** The tiles in hand before the winning one. */
  readonly concealed: readonly TileKind[]
  readonly melds: readonly MeldForm[]
  readonly winningTile: TileKind
  readonly drawn: boolean
}

/** One way to lay the tiles in hand out, before it is asked what the winning tile completed. */
type Layout = Pick<Reading, 'shape' | 'pairs'> & { readonly inHand: readonly ReadSet[] }

const inHandSet = (kind: 'chow' | 'pong', tile: TileKind): ReadSet => ({
  kind,
  tile,
  made: null,
  declared: false,
  drawn: true,
})

const declaredSet = (meld: MeldForm): ReadSet => {
  const made = meld.kind === 'kong' ? meld.made : null
  return { kind: meld.kind, tile: meld.tile, made, declared: true, drawn: made === 'concealed' }
}

/** What tiles of one kind can be beside chows. */
const PAIR_AND_PONG = [
  { pair: 0, pong: 0 },
  { pair: 0, pong: 1 },
  { pair: 1, pong: 0 },
  { pair: 1, pong: 1 },
] as const

/** How often a chow can begin at a kind, at most. */
const chowsFrom = (counts: Counts, kind: number): number =>
  kind < 27 && kind % 9 <= 6
    ? Math.min(counts[kind] as number, counts[kind + 1] as number, counts[kind + 2] as number)
    : 0

type Split = Pick<Layout, 'pairs' | 'inHand'>

/** The tiles that are left for higher kinds when all of this kind go, so many of them with chows. */
const without = (counts: Counts, kind: number, chows: number): Uint8Array => {
  const rest = counts.slice()
  rest[kind] = 0
  if (chows === 0) return rest
  rest[kind + 1] = (rest[kind + 1] as number) - chows
  rest[kind + 2] = (rest[kind + 2] as number) - chows
  return rest
}

/** Every split of the tiles from `from` on into sets and `pairs` pairs (none or one); each once. */
const splits = (counts: Counts, from: number, pairs: number): Split[] => {
  let kind = from
  while (kind < HAND_KINDS && counts[kind] === 0) kind += 1
  if (kind === HAND_KINDS) return pairs === 0 ? [{ pairs: [], inHand: [] }] : []
  const tile = kind as TileKind
  const found: Split[] = []
  for (let used = 0; used < PAIR_AND_PONG.length; used += 1) {
    const { pair, pong } = PAIR_AND_PONG[used] as (typeof PAIR_AND_PONG)[number]
    const chows = (counts[kind] as number) - 2 * pair - 3 * pong
    if (chows < 0 || pair > pairs || chows > chowsFrom(counts, kind)) continue
    const here: ReadSet[] = pong === 1 ? [inHandSet('pong', tile)] : []
    while (here.length < pong + chows) here.push(inHandSet('chow', tile))
    for (const later of splits(without(counts, kind, chows), kind + 1, pairs - pair)) {
      const inPairs = pair === 1 ? [tile, ...later.pairs] : later.pairs
      found.push({ pairs: inPairs, inHand: [...here, ...later.inHand] })
    }
  }
  return found
}

const pairsAndPong = (shape: Shape, counts: Counts): Layout[] => {
  const kinds = Array.from(counts, (_, kind) => kind as TileKind)
  const pairs = kinds.flatMap((kind) => (counts[kind] === 3 ? [] : pairsOf(counts, kind)))
  const pong = kinds.find((kind) => counts[kind] === 3) as TileKind
  return [{ shape, pairs, inHand: [inHandSet('pong', pong)] }]
}

const pairsOf = (counts: Counts, kind: TileKind): TileKind[] =>
  Array.from({ length: (counts[kind] as number) / 2 }, () => kind)

const LAYOUTS: Record<Shape, (shape: Shape, counts: Counts, meldCount: number) => Layout[]> = {
  standard: (shape, counts, meldCount) => {
    const fits = counts.reduce((sum, count) => sum + count, 0) === 17 - 3 * meldCount
    return fits ? splits(counts, 0, 1).map(({ pairs, inHand }) => ({ shape, pairs, inHand })) : []
  },
  'pairs-and-pong': (shape, counts, meldCount) =>
    meldCount === 0 && isAnyPairsAndPong(counts) ? pairsAndPong(shape, counts) : [],
  'different-pairs-and-pong': (shape, counts, meldCount) =>
    meldCount === 0 && isDifferentPairsAndPong(counts) ? pairsAndPong(shape, counts) : [],
  'thirteen-orphans': (shape, counts, meldCount) =>
    (meldCount === 0 ? thirteenOrphansSplits(counts) : []).map(({ pair, set }) => ({
      shape,
      pairs: [pair],
      inHand: [inHandSet(set.kind, set.tile)],
    })),
  'sixteen-orphans': (shape, counts, meldCount) => {
    const pair = meldCount === 0 ? sixteenOrphansPair(counts) : null
    return pair === null ? [] : [{ shape, pairs: [pair], inHand: [] }]
  },
}

const holds = (set: ReadSet, kind: TileKind): boolean =>
  set.kind === 'chow' ? kind >= set.tile && kind <= set.tile + 2 : kind === set.tile

const isSame = (a: ReadSet, b: ReadSet): boolean => a.kind === b.kind && a.tile === b.tile

/** Whether a lone tile of an orphans shape is of this kind: not only in the extra set or the pair. */
const isLone = (layout: Layout, counts: Counts, kind: TileKind): boolean => {
  if (layout.shape !== 'thirteen-orphans' && layout.shape !== 'sixteen-orphans') return false
  const inSets = layout.inHand.filter((set) => holds(set, kind))
  const used = inSets.reduce((sum, set) => sum + (set.kind === 'chow' ? 1 : 3), 0)
  return !layout.pairs.includes(kind) && (counts[kind] as number) > used
}

/** A layout once for every place in it that the winning tile may have completed. */
const withJoined = (layout: Layout, hand: FinishedHand, counts: Counts): Reading[] => {
  const { shape, pairs, inHand } = layout
  const declared = hand.melds.map(declaredSet)
  const places = inHand.flatMap((set, at): Reading['joined'][] => {
    const first = inHand.findIndex((other) => isSame(other, set)) === at
    return first && holds(set, hand.winningTile) ? [declared.length + at] : []
  })
  if (pairs.includes(hand.winningTile)) places.push('pair')
  if (isLone(layout, counts, hand.winningTile)) places.push('single')
  const sets = [...declared, ...inHand]
  return places.map((joined) => ({
    shape,
    pairs,
    joined,
    sets: sets.map((set, at) => (at === joined ? { ...set, drawn: hand.drawn } : set)),
  }))
}

/**
 * Every way to read a complete hand: every shape, every split into sets and pairs, every place that
 * the winning tile may have completed; each once, none when the hand is not complete.
 */
export const readingsOf = (shapes: readonly Shape[], hand: FinishedHand): Reading[] => {
  const counts = countsOf([...hand.concealed, hand.winningTile])
  return shapes
    .flatMap((shape) => LAYOUTS[shape](shape, counts, hand.melds.length))
    .flatMap((layout) => withJoined(layout, hand, counts))
}
