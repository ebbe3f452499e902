import type { TileKind } from '../tiles/tile'
import { addBetters, bettering, betteringAmong } from './draws'
import { GROUP_SIZE } from './keys'
import { merge } from './kernel'
import {
  change,
  classWithout,
  GROUP_COUNT,
  groupOf,
  HONOUR_GROUP,
  lackWith,
  nearestLack,
} from './openHand'
import type { ByGroup, OpenHand } from './openHand'
import { NEVER } from './shortfall'
import { acceptInShape } from './specialAccepts'
import { specialLack } from './specialLacks'
import type { SpecialShape } from './specialLacks'
import { tightEntries } from './tight'

/** An open hand under the question which kinds bring it nearer after one discard or another. */
export type Analysis = {
  readonly hand: OpenHand
  /** By group and place: the entries of the group that drawing this kind betters. */
  readonly betters: readonly number[]
  /** For the groups `a` and `b`, at `GROUP_COUNT` × a + b: the class of the two others. */
  readonly others: readonly number[]
  /** What was worked out before: by group and the class that it is left in, the kinds of the other groups. */
  readonly asked: number[]
  readonly answers: number[]
  /** By group, the kinds that the hand accepts, as bits. */
  readonly accepted: ByGroup
  /** Tiles that it lacks after the discard asked about last. */
  lack: number
}

export const analysisOf = (hand: OpenHand): Analysis => {
  const { tables, classes } = hand
  const [a, b, c, d] = classes
  const [ab, ac, ad] = [merge(tables, a, b), merge(tables, a, c), merge(tables, a, d)]
  const [bc, bd, cd] = [merge(tables, b, c), merge(tables, b, d), merge(tables, c, d)]
  const betters = Array<number>(GROUP_COUNT * GROUP_SIZE)
  for (let group = 0; group < GROUP_COUNT; group += 1) addBetters(hand, group, betters)
  return {
    hand,
    betters,
    others: [0, cd, bd, bc, cd, 0, ad, ac, bd, ad, 0, ab, bc, ac, ab, 0],
    asked: [],
    answers: [],
    accepted: [0, 0, 0, 0],
    lack: NEVER,
  }
}

/** Draws to the other groups while the group `home` is left in the class `left`, as bits, added to `answers`. */
const acceptBeside = (analysis: Analysis, home: number, left: number, lack: number): void => {
  const { hand, betters, others, answers } = analysis
  const { tables, classes, sets } = hand
  for (let group = 0; group < GROUP_COUNT; group += 1) {
    const rest = merge(tables, left, others[GROUP_COUNT * home + group] as number)
    const tight = tightEntries(tables, rest, classes[group] as number, sets, lack)
    answers.push(group === home ? 0 : betteringAmong(betters, group * GROUP_SIZE, tight))
  }
}

/** Where the answers for the other groups stand, found now or before: many discards leave the same class. */
const besideAt = (analysis: Analysis, home: number, left: number, lack: number): number => {
  const { asked } = analysis
  const name = left * GROUP_COUNT + home
  let known = asked.length - 1
  while (known >= 0 && asked[known] !== name) known -= 1
  if (known >= 0) return known * GROUP_COUNT
  acceptBeside(analysis, home, left, lack)
  return (asked.push(name) - 1) * GROUP_COUNT
}

const acceptAsStandard = (analysis: Analysis, out: TileKind, left: number, lack: number): void => {
  const { hand, answers, accepted } = analysis
  const { tables, rest, sets } = hand
  const home = groupOf(out)
  const beside = besideAt(analysis, home, left, lack)
  accepted[0] = answers[beside] as number
  accepted[1] = answers[beside + 1] as number
  accepted[2] = answers[beside + 2] as number
  accepted[3] = answers[beside + 3] as number
  const tight = tightEntries(tables, rest[home] as number, left, sets, lack)
  accepted[home] = bettering(hand, home, out, left, tight)
}

const acceptAsSpecial = ({ hand, accepted }: Analysis, out: TileKind, lack: number): void => {
  const { specials, specialLacks, levels } = hand
  change(hand, out, -1)
  for (let i = 0; i < specials.length; i += 1) {
    const shape = specials[i] as SpecialShape
    if ((specialLacks[i] as number) > lack) continue
    if (specialLack(shape, levels, lack + 1) === lack) acceptInShape(shape, levels, lack, accepted)
  }
  change(hand, out, 1)
}

const addKinds = (kinds: TileKind[], bits: number, first: number): void => {
  for (let left = bits; left !== 0; left &= left - 1) {
    kinds.push((first + 31 - Math.clz32(left & -left)) as TileKind)
  }
}

const suitsOf = ([characters, circles, bamboo]: ByGroup): number =>
  characters | (circles << GROUP_SIZE) | (bamboo << (2 * GROUP_SIZE))

/** The accepted kinds, lowest first. */
export const kindsIn = (accepted: ByGroup): TileKind[] => {
  const kinds: TileKind[] = []
  addKinds(kinds, suitsOf(accepted), 0)
  addKinds(kinds, accepted[HONOUR_GROUP], 3 * GROUP_SIZE)
  return kinds
}

const copiesAmong = (unseen: Uint8Array, bits: number, first: number): number => {
  let copies = 0
  for (let left = bits; left !== 0; left &= left - 1) {
    copies += unseen[first + 31 - Math.clz32(left & -left)] as number
  }
  return copies
}

/** How many of the accepted tiles are left, by what is left of each kind. */
export const copiesIn = (accepted: ByGroup, unseen: Uint8Array): number =>
  copiesAmong(unseen, suitsOf(accepted), 0) +
  copiesAmong(unseen, accepted[HONOUR_GROUP], 3 * GROUP_SIZE)

/**
 * The kinds that bring the hand nearer once `out` is discarded (`NOTHING` for the hand as it is), until the next
 * question. What it lacks then is written to `lack`.
 */
export const acceptedWithout = (analysis: Analysis, out: TileKind): ByGroup => {
  const { hand, accepted } = analysis
  const home = groupOf(out)
  const left = classWithout(hand, home, out)
  const standard = hand.standard ? lackWith(hand, home, left) : NEVER
  const lack = nearestLack(hand, out, standard)
  analysis.lack = lack
  if (standard === lack) acceptAsStandard(analysis, out, left, lack)
  else accepted.fill(0)
  if (hand.leastSpecial <= lack) acceptAsSpecial(analysis, out, lack)
  return accepted
}
