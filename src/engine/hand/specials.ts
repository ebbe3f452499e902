import { HAND_KINDS, HAND_TILE_KINDS, isHonour, isTerminal } from '../tiles/tile'
import type { TileKind } from '../tiles/tile'
import type { Counts } from './counts'

const COMPLETE = 17
const SUITS_END = 27
const LEAST_SPREAD = 3

/** The thirteen orphans: both ends of every suit and every honour. */
const ORPHANS = HAND_TILE_KINDS.filter((kind) => isTerminal(kind) || isHonour(kind))

/** A reading of thirteen orphans: the doubled kind and the extra set. */
export type OrphansSplit = {
  readonly pair: TileKind
  readonly set: { readonly kind: 'chow' | 'pong'; readonly tile: TileKind }
}

/** Seven pairs and a pong, four alike standing for two pairs where `alike` is 4, nowhere where it is 2. */
const isPairsAndPong = (counts: Counts, alike: 2 | 4): boolean => {
  let pongs = 0
  let tiles = 0
  for (let kind = 0; kind < HAND_KINDS; kind += 1) {
    const count = counts[kind] as number
    if (count === 1) return false
    if (count === 3) pongs += 1
    else if (count > alike) return false
    tiles += count
  }
  return pongs === 1 && tiles === COMPLETE
}

/** Whether 17 tiles are seven pairs and a pong, four alike allowed as two pairs. */
export const isAnyPairsAndPong = (counts: Counts): boolean => isPairsAndPong(counts, 4)

/** Whether 17 tiles are pairs of seven different kinds and a pong of an eighth. */
export const isDifferentPairsAndPong = (counts: Counts): boolean => isPairsAndPong(counts, 2)

const setOf = (rest: readonly TileKind[]): OrphansSplit['set'] | null => {
  const [low, middle, high] = rest as readonly [TileKind, TileKind, TileKind]
  if (low === high) return { kind: 'pong', tile: low }
  const run = middle === low + 1 && high === low + 2 && high < SUITS_END
  return run && low % 9 <= 6 ? { kind: 'chow', tile: low } : null
}

/** Every way in which 17 tiles are the thirteen orphans, one of them doubled, and a set. */
export const thirteenOrphansSplits = (counts: Counts): OrphansSplit[] => {
  if (ORPHANS.some((kind) => counts[kind] === 0)) return []
  const rest = HAND_TILE_KINDS.flatMap((kind) => {
    const spare = (counts[kind] as number) - (ORPHANS.includes(kind) ? 1 : 0)
    return Array.from({ length: spare }, () => kind)
  })
  if (rest.length !== 4) return []
  return ORPHANS.flatMap((pair) => {
    const at = rest.indexOf(pair)
    const set = at < 0 ? null : setOf(rest.toSpliced(at, 1))
    return set === null ? [] : [{ pair, set }]
  })
}

/** Whether the numbers of a suit are three, each at least three apart from the next. */
const isSpread = (counts: Counts, first: number): boolean => {
  let numbers = 0
  let last = -LEAST_SPREAD
  for (let rank = 0; rank < 9; rank += 1) {
    if (counts[first + rank] === 0) continue
    if (rank - last < LEAST_SPREAD) return false
    last = rank
    numbers += 1
  }
  return numbers === 3
}

/** The doubled kind of 17 tiles that are the sixteen orphans and one of them again, else null. */
export const sixteenOrphansPair = (counts: Counts): TileKind | null => {
  for (let kind = SUITS_END; kind < HAND_KINDS; kind += 1) if (counts[kind] === 0) return null
  if (!isSpread(counts, 0) || !isSpread(counts, 9) || !isSpread(counts, 18)) return null
  const more = HAND_TILE_KINDS.filter((kind) => (counts[kind] as number) > 1)
  const [pair] = more
  return more.length === 1 && pair !== undefined && counts[pair] === 2 ? pair : null
}
