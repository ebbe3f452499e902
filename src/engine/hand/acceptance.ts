import { COPIES, HAND_KINDS } from '../tiles/tile'
import type { TileKind } from '../tiles/tile'
import type { Counts } from './counts'
import { merge } from './kernel'
import type { MeldForm } from './meld'
import {
  change,
  classAfter,
  GROUP_COUNT,
  GROUP_SIZE,
  groupOf,
  lackOf,
  lackWith,
  NOTHING,
  openHand,
} from './openHand'
import type { OpenHand } from './openHand'
import type { Shape } from './reading'
import { NEVER, WITH_PAIR } from './shortfall'
import { specialLack } from './specialLacks'
import type { SpecialShape } from './specialLacks'

/** How far a hand is from ready (0 ready, −1 complete) and the kinds that bring it nearer. */
export type Acceptance = {
  readonly distance: number
  /** Lowest first; the waits of a ready hand. A kind that the hand holds four times is none. */
  readonly accepts: readonly TileKind[]
}

/** What is left of a 17-tile hand when a tile of this kind is discarded. */
export type DiscardOption = Acceptance & { readonly kind: TileKind }

const BARRED = -1
const GROUP_END = [9, 18, 27, HAND_KINDS] as const
const HONOUR_GROUP = GROUP_COUNT - 1

/** By kind: the class of its group once it is drawn, or `BARRED`: the hand holds all four. */
const drawsOf = (hand: OpenHand): number[] => {
  const draws: number[] = []
  for (let kind = 0 as TileKind; kind < HAND_KINDS; kind = (kind + 1) as TileKind) {
    const copies = (hand.held[kind] as number) + (hand.melded[kind] as number)
    draws.push(copies < COPIES ? classAfter(hand, groupOf(kind), NOTHING, kind) : BARRED)
  }
  return draws
}

/**
 * An open hand under the question which kinds, drawn after the discard `out`, leave it lacking `target` tiles.
 * The answer is bits: those of the suits' kinds and those of the honours.
 */
type Analysis = {
  readonly hand: OpenHand
  readonly draws: readonly number[]
  /** What was worked out before for one group beside all the others. */
  readonly asked: number[]
  readonly answers: number[]
  out: TileKind
  target: number
  suited: number
  honours: number
}

const analysisOf = (hand: OpenHand): Analysis => ({
  hand,
  draws: drawsOf(hand),
  asked: [],
  answers: [],
  out: NOTHING,
  target: 0,
  suited: 0,
  honours: 0,
})

/** Draws to the group that the discard leaves, as bits; a copy of the discarded kind may come back. */
const acceptedAtHome = ({ hand, out, target }: Analysis, home: number): number => {
  const first = home * GROUP_SIZE
  const end = GROUP_END[home] as number
  let bits = 0
  for (let kind = first; kind < end; kind += 1) {
    const copies = (hand.held[kind] as number) + (hand.melded[kind] as number)
    if (copies >= COPIES && kind !== out) continue
    const drawn = classAfter(hand, home, out, kind as TileKind)
    bits |= Number(lackWith(hand, home, drawn) === target) << (kind - first)
  }
  return bits
}

/** Draws to a group when all the others together are of the class `beside`, as bits. */
const acceptedBeside = (analysis: Analysis, beside: number, group: number): number => {
  const { draws, target } = analysis
  const { tables, sets } = analysis.hand
  const { lacks } = tables
  const first = group * GROUP_SIZE
  const end = GROUP_END[group] as number
  let bits = 0
  for (let kind = first; kind < end; kind += 1) {
    const drawn = draws[kind] as number
    if (drawn === BARRED) continue
    const lack = lacks[merge(tables, beside, drawn) * WITH_PAIR + sets]
    bits |= Number(lack === target) << (kind - first)
  }
  return bits
}

/** The same, remembered: many discards leave the same class. */
const rememberedBeside = (analysis: Analysis, beside: number, group: number): number => {
  const { asked, answers } = analysis
  const name = (beside * GROUP_COUNT + group) * 32 + analysis.target
  const at = asked.indexOf(name)
  if (at >= 0) return answers[at] as number
  const bits = acceptedBeside(analysis, beside, group)
  asked.push(name)
  answers.push(bits)
  return bits
}

const acceptAsStandard = (analysis: Analysis): void => {
  const { tables, classes } = analysis.hand
  const home = groupOf(analysis.out)
  const left = classAfter(analysis.hand, home, analysis.out, NOTHING)
  for (let group = 0; group < GROUP_COUNT; group += 1) {
    let beside = left
    for (let other = 0; other < GROUP_COUNT; other += 1) {
      if (other === group || other === home) continue
      beside = merge(tables, beside, classes[other] as number)
    }
    const bits =
      group === home ? acceptedAtHome(analysis, home) : rememberedBeside(analysis, beside, group)
    if (group === HONOUR_GROUP) analysis.honours |= bits
    else analysis.suited |= bits << (group * GROUP_SIZE)
  }
}

const acceptInShape = (analysis: Analysis, shape: SpecialShape): void => {
  const { hand, target } = analysis
  for (let kind = 0 as TileKind; kind < HAND_KINDS; kind = (kind + 1) as TileKind) {
    if ((hand.held[kind] as number) >= COPIES) continue
    change(hand, kind, 1)
    const lack = specialLack(shape, hand.levels, target + 1)
    change(hand, kind, -1)
    if (lack !== target) continue
    if (groupOf(kind) === HONOUR_GROUP) analysis.honours |= 1 << (kind % GROUP_SIZE)
    else analysis.suited |= 1 << kind
  }
}

const acceptAsSpecial = (analysis: Analysis): void => {
  const { hand, out, target } = analysis
  const { specials, specialLacks, levels } = hand
  change(hand, out, -1)
  for (let i = 0; i < specials.length; i += 1) {
    const shape = specials[i] as SpecialShape
    if ((specialLacks[i] as number) > target + 1) continue
    if (specialLack(shape, levels, target + 2) === target + 1) acceptInShape(analysis, shape)
  }
  change(hand, out, 1)
}

const addKinds = (kinds: TileKind[], bits: number, first: number): void => {
  for (let left = bits; left !== 0; left &= left - 1) {
    kinds.push((first + 31 - Math.clz32(left & -left)) as TileKind)
  }
}

/** What the hand is without `out`: its distance, and the kinds that bring it nearer. */
const acceptanceWithout = (analysis: Analysis, out: TileKind): Acceptance => {
  const { hand } = analysis
  const lack = lackOf(hand, out)
  analysis.out = out
  analysis.target = lack - 1
  analysis.suited = 0
  analysis.honours = 0
  if (hand.standard) acceptAsStandard(analysis)
  if (hand.specials.length > 0) acceptAsSpecial(analysis)
  const accepts: TileKind[] = []
  addKinds(accepts, analysis.suited, 0)
  addKinds(accepts, analysis.honours, HONOUR_GROUP * GROUP_SIZE)
  return { distance: lack - 1, accepts }
}

const optionWithout = (analysis: Analysis, kind: TileKind): DiscardOption => {
  const { distance, accepts } = acceptanceWithout(analysis, kind)
  return { kind, distance, accepts }
}

/** Distance and accepted kinds of a hand of 16 tiles less three a meld. */
export const acceptanceOf = (
  shapes: readonly Shape[],
  counts: Counts,
  melds: readonly MeldForm[],
): Acceptance => acceptanceWithout(analysisOf(openHand(shapes, counts, melds)), NOTHING)

/** What each discard leaves of a hand of 17 tiles less three a meld: every kind in hand, lowest first. */
export const discardsOf = (
  shapes: readonly Shape[],
  counts: Counts,
  melds: readonly MeldForm[],
): DiscardOption[] => {
  const analysis = analysisOf(openHand(shapes, counts, melds))
  const options: DiscardOption[] = []
  for (let kind = 0 as TileKind; kind < HAND_KINDS; kind = (kind + 1) as TileKind) {
    if (counts[kind] === 0) continue
    options.push(optionWithout(analysis, kind))
  }
  return options
}

/** The discards that leave a hand nearest to ready, and what each of them would accept. */
export type NearestDiscards = {
  readonly distance: number
  readonly kinds: readonly TileKind[]
  readonly acceptsAfter: (kind: TileKind) => readonly TileKind[]
}

/** The nearest discards out of some kinds in a hand of 17 tiles less three a meld. */
export const nearestDiscards = (
  shapes: readonly Shape[],
  counts: Counts,
  melds: readonly MeldForm[],
  kinds: readonly TileKind[],
): NearestDiscards => {
  const hand = openHand(shapes, counts, melds)
  let least = NEVER
  let nearest: TileKind[] = []
  for (const kind of kinds) {
    const lack = lackOf(hand, kind)
    if (lack < least) nearest = []
    least = Math.min(least, lack)
    if (lack === least) nearest.push(kind)
  }
  let analysis: Analysis | null = null
  return {
    distance: least - 1,
    kinds: nearest,
    acceptsAfter: (kind) => acceptanceWithout((analysis ??= analysisOf(hand)), kind).accepts,
  }
}
