import { HAND_KINDS } from '../tiles/tile'
import type { TileKind } from '../tiles/tile'
import type { Counts } from './counts'
import { kernel, merge } from './kernel'
import type { Kernel } from './kernel'
import type { MeldForm } from './meld'
import type { Shape } from './reading'
import { MAX_SETS, NEVER, WITH_PAIR } from './shortfall'
import { levelsOf, specialLack, toggleLevel } from './specialLacks'
import type { Levels, SpecialShape } from './specialLacks'

/** In place of a kind: none at all. */
export const NOTHING = HAND_KINDS as TileKind
export const GROUP_SIZE = 9
/** Kinds stand in four groups, the suits and the honours. */
export const GROUP_COUNT = 4
const HONOUR_GROUP = GROUP_COUNT - 1
const FIRST_HONOUR = HONOUR_GROUP * GROUP_SIZE

const GROUP_OF = Uint8Array.from({ length: HAND_KINDS + 1 }, (_, kind) =>
  Math.floor(kind / GROUP_SIZE),
)

/** What one tile of a kind adds to the key of its group. */
const WEIGHT = Int32Array.from({ length: HAND_KINDS + 1 }, (_, kind) =>
  kind === NOTHING ? 0 : 5 ** (kind % GROUP_SIZE),
)

/**
 * A hand laid open for questions about it. `held` and `levels` change while a question is answered and are put
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
  readonly specialLacks: number[]
  /** How often each kind is held, as the special shapes ask it; empty without them. */
  readonly levels: Levels
  /** By group: its key, and whether melds lock copies in it. */
  readonly keys: number[]
  readonly locked: boolean[]
  /** By group: its class, and the class of the three others. */
  readonly classes: number[]
  readonly rest: number[]
}

const NO_SPECIALS: readonly SpecialShape[] = []

const specialsAmong = (shapes: readonly Shape[]): readonly SpecialShape[] => {
  const specials: SpecialShape[] = []
  for (const shape of shapes) if (shape !== 'standard') specials.push(shape)
  return specials
}

const addMeld = (melded: Uint8Array, { kind, tile }: MeldForm): void => {
  const tiles = kind === 'kong' ? 4 : kind === 'pong' ? 3 : 1
  for (let at = tile as number; at <= (kind === 'chow' ? tile + 2 : tile); at += 1) {
    melded[at] = (melded[at] as number) + tiles
  }
}

/** An honour that lies in a meld is of no use in hand. */
const weightOf = (kind: number, melded: Uint8Array): number =>
  kind >= FIRST_HONOUR && melded[kind] !== 0 ? 0 : (WEIGHT[kind] as number)

/** The class of a group once a tile went out and another came in (both of this group, or `NOTHING`). */
export const classAfter = (
  hand: OpenHand,
  group: number,
  out: TileKind,
  into: TileKind,
): number => {
  const { tables, held, melded } = hand
  const key = (hand.keys[group] as number) - weightOf(out, melded) + weightOf(into, melded)
  if (group === HONOUR_GROUP) return tables.honours[key] as number
  if (hand.locked[group] !== true) return tables.suits[key] as number
  held[out] = (held[out] as number) - 1
  held[into] = (held[into] as number) + 1
  const found = tables.rare.lockedSuit(held, melded, group * GROUP_SIZE)
  held[into] = held[into] - 1
  held[out] = held[out] + 1
  return found
}

const classify = (hand: OpenHand): OpenHand => {
  const { tables, held, melded, keys, locked, classes, rest } = hand
  for (let kind = 0; kind < HAND_KINDS; kind += 1) {
    const group = groupOf(kind)
    keys[group] = (keys[group] as number) + (held[kind] as number) * weightOf(kind, melded)
    if (melded[kind] !== 0) locked[group] = true
  }
  for (let group = 0; group < GROUP_COUNT; group += 1) {
    classes[group] = classAfter(hand, group, NOTHING, NOTHING)
  }
  const [a, b, c, d] = classes as [number, number, number, number]
  const [ab, cd] = [merge(tables, a, b), merge(tables, c, d)]
  rest[0] = merge(tables, b, cd)
  rest[1] = merge(tables, a, cd)
  rest[2] = merge(tables, ab, d)
  rest[3] = merge(tables, ab, c)
  const enough = hand.standard ? lackWith(hand, 0, a) + 2 : NEVER // a discard adds one at most
  for (const shape of hand.specials) {
    hand.specialLacks.push(specialLack(shape, hand.levels, enough))
  }
  return hand
}

/** Lays a hand open: its tiles in hand, 16 or 17 less three a meld, and its melds. Builds the tables if need be. */
export const openHand = (
  shapes: readonly Shape[],
  counts: Counts,
  melds: readonly MeldForm[],
): OpenHand => {
  const held = new Uint8Array(HAND_KINDS + 1)
  for (let kind = 0; kind < HAND_KINDS; kind += 1) held[kind] = counts[kind] as number
  const melded = new Uint8Array(HAND_KINDS + 1)
  for (const meld of melds) addMeld(melded, meld)
  const specials = melds.length > 0 ? NO_SPECIALS : specialsAmong(shapes)
  return classify({
    tables: kernel(),
    held,
    melded,
    sets: MAX_SETS - melds.length,
    standard: shapes.includes('standard'),
    specials,
    specialLacks: [],
    levels: specials.length > 0 ? levelsOf(counts) : [],
    keys: [0, 0, 0, 0],
    locked: [false, false, false, false],
    classes: [0, 0, 0, 0],
    rest: [0, 0, 0, 0],
  })
}

export const groupOf = (kind: number): number => GROUP_OF[kind] as number

/** Tiles that the hand lacks in the standard shape when a group is of this class. */
export const lackWith = ({ tables, rest, sets }: OpenHand, group: number, found: number): number =>
  tables.lacks[merge(tables, rest[group] as number, found) * WITH_PAIR + sets] as number

/** Puts a tile into `held` and `levels`, or takes it out. */
export const change = ({ held, levels }: OpenHand, kind: TileKind, by: 1 | -1): void => {
  const before = held[kind] as number
  held[kind] = before + by
  if (kind !== NOTHING && levels.length > 0) toggleLevel(levels, kind, by > 0 ? before : before - 1)
}

/** Tiles that the hand lacks to be complete, in the nearest of its shapes, less a tile if one is named. */
export const lackOf = (hand: OpenHand, out: TileKind = NOTHING): number => {
  const { specials, specialLacks, levels } = hand
  const group = groupOf(out)
  let least = hand.standard ? lackWith(hand, group, classAfter(hand, group, out, NOTHING)) : NEVER
  if (specials.length === 0) return least
  change(hand, out, -1)
  for (let i = 0; i < specials.length; i += 1) {
    if ((specialLacks[i] as number) >= least) continue
    least = Math.min(least, specialLack(specials[i] as SpecialShape, levels, least))
  }
  change(hand, out, 1)
  return least
}
