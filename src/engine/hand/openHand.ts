import { COPIES, HAND_KINDS } from '../tiles/tile'
import type { TileKind } from '../tiles/tile'
import type { Counts } from './counts'
import { GROUP_SIZE, honourKey, LOW, LOW_BITS, suitKey, WEIGHTS } from './keys'
import { kernel, merge, suitClass } from './kernel'
import type { Kernel } from './kernel'
import type { MeldForm } from './meld'
import type { Shape } from './reading'
import { MAX_SETS, NEVER, WITH_PAIR } from './shortfall'
import { levelsOf, specialLack, toggleLevel } from './specialLacks'
import type { Levels, SpecialShape } from './specialLacks'

/** In place of a kind: none at all. */
export const NOTHING = HAND_KINDS as TileKind
/** Kinds stand in four groups, the suits and the honours. */
export const GROUP_COUNT = 4
export const HONOUR_GROUP = 3
const FIRST_HONOUR = HONOUR_GROUP * GROUP_SIZE

const GROUP_OF = Uint8Array.from({ length: HAND_KINDS + 1 }, (_, kind) =>
  Math.floor(kind / GROUP_SIZE),
)

/** The places of the honours' group that no kind has, as bits. */
const NO_HONOURS = 0b110_000_000

/** Numbers of some kind for each group. */
export type ByGroup = [number, number, number, number]

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
  leastSpecial: number
  /** How often each kind is held, as the special shapes ask it; empty without them. */
  readonly levels: Levels
  /** By group: its key, and for a suit that of its tiles in melds, which lock copies. */
  readonly keys: ByGroup
  readonly locked: ByGroup
  /** By group, as bits: the kinds that are never drawn for the standard shape. */
  readonly barred: ByGroup
  /** By group: its class, and the class of the three others. */
  readonly classes: ByGroup
  readonly rest: ByGroup
}

const NO_SPECIALS: readonly SpecialShape[] = []
const NO_LEVELS: Levels = []
const NO_MELDS = new Uint8Array(HAND_KINDS + 1)

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
const isUseless = (kind: number, melded: Uint8Array): boolean =>
  kind >= FIRST_HONOUR && melded[kind] !== 0

const countMelds = (hand: OpenHand, melds: readonly MeldForm[]): void => {
  const { held, melded, keys, locked } = hand
  for (const meld of melds) addMeld(melded, meld)
  for (let kind = 0; kind < HAND_KINDS; kind += 1) {
    if (melded[kind] === 0) continue
    const [copies, inMelds, weight] = [
      held[kind] as number,
      melded[kind] as number,
      WEIGHTS[kind] as number,
    ]
    if (kind < FIRST_HONOUR)
      locked[groupOf(kind)] = (locked[groupOf(kind)] as number) + inMelds * weight
    else keys[HONOUR_GROUP] -= copies * weight
    if (kind >= FIRST_HONOUR || copies + inMelds >= COPIES) bar(hand, kind)
  }
}

const bar = ({ barred }: OpenHand, kind: number): void => {
  barred[groupOf(kind)] = (barred[groupOf(kind)] as number) | (1 << (kind % GROUP_SIZE))
}

const countHeld = (hand: OpenHand, counts: Counts): void => {
  const { held } = hand
  for (let kind = 0; kind < HAND_KINDS; kind += 1) {
    const copies = counts[kind] as number
    held[kind] = copies
    if (copies === COPIES) bar(hand, kind)
  }
}

const classify = (hand: OpenHand): OpenHand => {
  const { tables, classes, rest } = hand
  for (let group = 0; group < GROUP_COUNT; group += 1) {
    classes[group] = classWithout(hand, group, NOTHING)
  }
  const [a, b, c, d] = classes
  const [ab, cd] = [merge(tables, a, b), merge(tables, c, d)]
  rest[0] = merge(tables, b, cd)
  rest[1] = merge(tables, a, cd)
  rest[2] = merge(tables, ab, d)
  rest[3] = merge(tables, ab, c)
  const enough = hand.standard ? lackWith(hand, 0, a) + 2 : NEVER // a discard adds one at most
  for (const shape of hand.specials) {
    const lack = specialLack(shape, hand.levels, enough)
    hand.specialLacks.push(lack)
    hand.leastSpecial = Math.min(hand.leastSpecial, lack)
  }
  return hand
}

/** Lays a hand open: its tiles in hand, 16 or 17 less three a meld, and its melds. Builds the tables if need be. */
export const openHand = (
  shapes: readonly Shape[],
  counts: Counts,
  melds: readonly MeldForm[],
): OpenHand => {
  const specials = melds.length > 0 ? NO_SPECIALS : specialsAmong(shapes)
  const hand: OpenHand = {
    tables: kernel(),
    held: new Uint8Array(HAND_KINDS + 1),
    melded: melds.length > 0 ? new Uint8Array(HAND_KINDS + 1) : NO_MELDS,
    sets: MAX_SETS - melds.length,
    standard: shapes.includes('standard'),
    specials,
    specialLacks: [],
    leastSpecial: NEVER,
    levels: specials.length > 0 ? levelsOf(counts) : NO_LEVELS,
    keys: [suitKey(counts, 0), suitKey(counts, 9), suitKey(counts, 18), honourKey(counts)],
    locked: [0, 0, 0, 0],
    barred: [0, 0, 0, NO_HONOURS],
    classes: [0, 0, 0, 0],
    rest: [0, 0, 0, 0],
  }
  countHeld(hand, counts)
  if (melds.length > 0) countMelds(hand, melds)
  return classify(hand)
}

export const groupOf = (kind: number): number => GROUP_OF[kind] as number

/** The key of a group once a tile went out (one of this group, or `NOTHING`). */
export const keyWithout = ({ keys, melded }: OpenHand, group: number, out: TileKind): number =>
  (keys[group] as number) - (isUseless(out, melded) ? 0 : (WEIGHTS[out] as number))

/** The class of a group once a tile went out (one of this group, or `NOTHING`). */
export const classWithout = (hand: OpenHand, group: number, out: TileKind): number => {
  const { tables, locked } = hand
  const key = keyWithout(hand, group, out)
  if (group === HONOUR_GROUP) return tables.honours[key] as number
  const melded = locked[group] as number
  if (melded !== 0) return tables.lockedSuit(key, melded)
  return suitClass(tables, key & LOW, key >> LOW_BITS)
}

/** Tiles that the hand lacks in the standard shape when a group is of this class. */
export const lackWith = ({ tables, rest, sets }: OpenHand, group: number, found: number): number =>
  tables.lacks[merge(tables, rest[group] as number, found) * WITH_PAIR + sets] as number

/** Puts a tile into `held` and `levels`, or takes it out. */
export const change = ({ held, levels }: OpenHand, kind: TileKind, by: 1 | -1): void => {
  const before = held[kind] as number
  held[kind] = before + by
  if (kind !== NOTHING && levels.length > 0) toggleLevel(levels, kind, by > 0 ? before : before - 1)
}

/** Tiles that the hand, less a tile if one is named, lacks in a special shape, where that is less than `least`. */
const leastInSpecials = (hand: OpenHand, out: TileKind, least: number): number => {
  const { specials, specialLacks, levels } = hand
  let found = least
  change(hand, out, -1)
  for (let i = 0; i < specials.length; i += 1) {
    if ((specialLacks[i] as number) >= found) continue
    found = Math.min(found, specialLack(specials[i] as SpecialShape, levels, found))
  }
  change(hand, out, 1)
  return found
}

/**
 * Tiles that the hand lacks to be complete, in the nearest of its shapes, less a tile if one is named; `standard` is
 * what it lacks in the standard shape.
 */
export const nearestLack = (hand: OpenHand, out: TileKind, standard: number): number =>
  hand.leastSpecial < standard ? leastInSpecials(hand, out, standard) : standard

/** The same where nothing is known before. */
export const lackOf = (hand: OpenHand, out: TileKind = NOTHING): number => {
  const group = groupOf(out)
  const standard = hand.standard ? lackWith(hand, group, classWithout(hand, group, out)) : NEVER
  return nearestLack(hand, out, standard)
}
