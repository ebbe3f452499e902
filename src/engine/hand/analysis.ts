import { COPIES, HAND_KINDS } from '../tiles/tile'
import type { TileKind } from '../tiles/tile'
import { merge } from './kernel'
import { change, classAfter, GROUP_COUNT, GROUP_SIZE, groupOf, lackWith, NOTHING } from './openHand'
import type { OpenHand } from './openHand'
import { NEVER, WITH_PAIR } from './shortfall'
import { isBlind, specialLack } from './specialLacks'
import type { SpecialShape } from './specialLacks'

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
export type Analysis = {
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

export const analysisOf = (hand: OpenHand): Analysis => ({
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

const lackWithDrawn = ({ hand, target }: Analysis, shape: SpecialShape, kind: TileKind): number => {
  change(hand, kind, 1)
  const lack = specialLack(shape, hand.levels, target + 1)
  change(hand, kind, -1)
  return lack
}

const acceptInShape = (analysis: Analysis, shape: SpecialShape): void => {
  const blind = isBlind(shape)
  const byCount = [NEVER, NEVER, NEVER, NEVER]
  for (let kind = 0 as TileKind; kind < HAND_KINDS; kind = (kind + 1) as TileKind) {
    const count = analysis.hand.held[kind] as number
    if (count >= COPIES) continue
    const known = blind && byCount[count] !== NEVER
    if (!known) byCount[count] = lackWithDrawn(analysis, shape, kind)
    if (byCount[count] !== analysis.target) continue
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

/** The kinds, lowest first, that bring the hand without `out` nearer; it lacks `lack` tiles. */
export const acceptedWithout = (analysis: Analysis, out: TileKind, lack: number): TileKind[] => {
  const { hand } = analysis
  analysis.out = out
  analysis.target = lack - 1
  analysis.suited = 0
  analysis.honours = 0
  if (hand.standard) acceptAsStandard(analysis)
  if (hand.specials.length > 0) acceptAsSpecial(analysis)
  const kinds: TileKind[] = []
  addKinds(kinds, analysis.suited, 0)
  addKinds(kinds, analysis.honours, HONOUR_GROUP * GROUP_SIZE)
  return kinds
}
