import { HAND_KINDS } from '../tiles/tile'
import type { TileKind } from '../tiles/tile'
import type { Counts } from './counts'
import { kernel, merge } from './kernel'
import type { Kernel } from './kernel'
import type { MeldForm } from './meld'
import type { Shape } from './reading'
import { MAX_SETS, NEVER, WITH_PAIR } from './shortfall'
import { specialLack, tallyOf } from './specialLacks'
import type { SpecialShape } from './specialLacks'

/** In place of a kind: none at all. */
export const NOTHING = HAND_KINDS as TileKind
/** The kinds by group: three suits and the honours. */
export const GROUPS = [0, 1, 2, 3] as const
export const HONOUR_GROUP = 3
export const GROUP_SIZE = 9
const FIRST_HONOUR = HONOUR_GROUP * GROUP_SIZE

const WEIGHT = Int32Array.from({ length: HAND_KINDS + 1 }, (_, kind) =>
  kind === NOTHING ? 0 : 5 ** (kind % GROUP_SIZE),
)

/**
 * A hand laid open for questions about it. `held` and `tally` change while a question is answered and are put
 * back; the entry `NOTHING` of `held` and `melded` belongs to no kind.
 */
export type OpenHand = {
  readonly tables: Kernel
  readonly held: Uint8Array
  readonly melded: Uint8Array
  /** Sets to build beside the melds. */
  readonly sets: number
  readonly standard: boolean
  readonly specials: readonly SpecialShape[]
  /** What the hand lacks as each of the specials, or less: a tile fewer, and it lacks no less. */
  readonly specialLacks: readonly number[]
  /** How many kinds are held none, once … four times. */
  readonly tally: number[]
  /** By group: its key, whether melds lock copies in it, its class, and the class of the three others. */
  readonly keys: readonly number[]
  readonly locked: readonly boolean[]
  readonly classes: readonly number[]
  readonly rest: readonly number[]
}

const isSpecial = (shape: Shape): shape is SpecialShape => shape !== 'standard'
const NO_SPECIALS: readonly SpecialShape[] = []

const meldedIn = (melds: readonly MeldForm[]): Uint8Array => {
  const melded = new Uint8Array(HAND_KINDS + 1)
  const add = (kind: number, tiles: number): void => {
    melded[kind] = (melded[kind] as number) + tiles
  }
  for (const { kind, tile } of melds) {
    if (kind === 'chow') for (let step = 0; step < 3; step += 1) add(tile + step, 1)
    else add(tile, kind === 'kong' ? 4 : 3)
  }
  return melded
}

const isLocked = (melded: Uint8Array, group: number): boolean => {
  for (let kind = group * GROUP_SIZE; kind < (group + 1) * GROUP_SIZE; kind += 1) {
    if ((melded[kind] as number) > 0) return true
  }
  return false
}

/** An honour that lies in a meld is of no use in hand. */
const weightOf = (kind: number, melded: Uint8Array): number =>
  kind >= FIRST_HONOUR && (melded[kind] as number) > 0 ? 0 : (WEIGHT[kind] as number)

const keyOf = (counts: Counts, melded: Uint8Array, group: number): number => {
  const end = Math.min(HAND_KINDS, (group + 1) * GROUP_SIZE)
  let key = 0
  for (let kind = group * GROUP_SIZE; kind < end; kind += 1) {
    key += (counts[kind] as number) * weightOf(kind, melded)
  }
  return key
}

/** The class of a group once a tile went out and another came in (both of this group, or `NOTHING`). */
export const classAfter = (
  hand: Pick<OpenHand, 'tables' | 'held' | 'melded' | 'keys' | 'locked'>,
  group: number,
  out: TileKind,
  into: TileKind,
): number => {
  const { tables, held, melded } = hand
  const key = (hand.keys[group] as number) - weightOf(out, melded) + weightOf(into, melded)
  if (group === HONOUR_GROUP) return tables.honours[key] as number
  if (!hand.locked[group]) return tables.suits[key] as number
  held[out] = (held[out] as number) - 1
  held[into] = (held[into] as number) + 1
  const found = tables.rare.lockedSuit(held, melded, group * GROUP_SIZE)
  held[into] = held[into] - 1
  held[out] = held[out] + 1
  return found
}

/** Lays a hand open: its tiles in hand, 16 or 17 less three a meld, and its melds. Builds the tables if need be. */
export const openHand = (
  shapes: readonly Shape[],
  counts: Counts,
  melds: readonly MeldForm[],
): OpenHand => {
  const tables = kernel()
  const held = new Uint8Array(HAND_KINDS + 1)
  held.set(counts)
  const melded = meldedIn(melds)
  const keys = GROUPS.map((group) => keyOf(counts, melded, group))
  const locked = GROUPS.map((group) => melds.length > 0 && isLocked(melded, group))
  const base = { tables, held, melded, keys, locked }
  const classes = GROUPS.map((group) => classAfter(base, group, NOTHING, NOTHING))
  const [a, b, c, d] = classes as [number, number, number, number]
  const [ab, cd] = [merge(tables, a, b), merge(tables, c, d)]
  const rest = [
    merge(tables, b, cd),
    merge(tables, a, cd),
    merge(tables, ab, d),
    merge(tables, ab, c),
  ]
  const specials = melds.length > 0 ? NO_SPECIALS : shapes.filter(isSpecial)
  const tally = specials.length > 0 ? tallyOf(counts) : []
  const specialLacks = specials.map((shape) => specialLack(shape, counts, tally, NEVER))
  const sets = MAX_SETS - melds.length
  const standard = shapes.includes('standard')
  return { ...base, sets, standard, specials, specialLacks, tally, classes, rest }
}

export const groupOf = (kind: TileKind): number => Math.floor(kind / GROUP_SIZE)

/** Tiles that the hand lacks in the standard shape when a group is of this class. */
export const lackWith = ({ tables, rest, sets }: OpenHand, group: number, found: number): number =>
  tables.lacks[merge(tables, found, rest[group] as number) * WITH_PAIR + sets] as number

/** Takes a tile out of `held` and `tally`, or puts it back. */
export const change = ({ held, tally }: OpenHand, kind: TileKind, by: 1 | -1): void => {
  const before = held[kind] as number
  held[kind] = before + by
  if (kind === NOTHING || tally.length === 0) return
  tally[before] = (tally[before] as number) - 1
  tally[before + by] = (tally[before + by] as number) + 1
}

/** Tiles that the hand lacks to be complete, in the nearest of its shapes, less a tile if one is named. */
export const lackOf = (hand: OpenHand, out: TileKind = NOTHING): number => {
  const { specials, specialLacks, held, tally } = hand
  const group = groupOf(out)
  let least = hand.standard ? lackWith(hand, group, classAfter(hand, group, out, NOTHING)) : NEVER
  if (specials.length === 0) return least
  change(hand, out, -1)
  for (let i = 0; i < specials.length; i += 1) {
    if ((specialLacks[i] as number) >= least) continue
    least = Math.min(least, specialLack(specials[i] as SpecialShape, held, tally, least))
  }
  change(hand, out, 1)
  return least
}
