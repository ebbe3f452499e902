import { COPIES, HAND_KINDS, HAND_TILE_KINDS } from '../tiles/tile'
import type { TileKind } from '../tiles/tile'
import type { Counts } from './counts'
import { merge } from './kernel'
import type { MeldForm } from './meld'
import {
  change,
  classAfter,
  GROUP_SIZE,
  groupOf,
  GROUPS,
  lackOf,
  lackWith,
  NOTHING,
  openHand,
} from './openHand'
import type { OpenHand } from './openHand'
import type { Shape } from './reading'
import { WITH_PAIR } from './shortfall'
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

const NO_GAIN = -1

/** By kind: the class of its group once it is drawn; `NO_GAIN` if it may not be drawn or changes nothing. */
const gainsOf = (hand: OpenHand): Int16Array => {
  const gains = new Int16Array(HAND_KINDS).fill(NO_GAIN)
  for (const kind of HAND_TILE_KINDS) {
    if ((hand.held[kind] as number) + (hand.melded[kind] as number) >= COPIES) continue
    const group = groupOf(kind)
    const drawn = classAfter(hand, group, NOTHING, kind)
    if (drawn !== hand.classes[group]) gains[kind] = drawn
  }
  return gains
}

type Question = {
  readonly hand: OpenHand
  readonly out: TileKind
  /** What the hand must lack after the draw. */
  readonly target: number
  readonly accepted: Uint8Array
}

/** Draws to the group that the discard leaves: a copy of the discarded kind may come back. */
const acceptAtHome = ({ hand, out, target, accepted }: Question): void => {
  const home = groupOf(out)
  const end = Math.min(HAND_KINDS, (home + 1) * GROUP_SIZE)
  for (let kind = home * GROUP_SIZE; kind < end; kind += 1) {
    const copies = (hand.held[kind] as number) + (hand.melded[kind] as number)
    if (copies >= COPIES && kind !== out) continue
    const drawn = classAfter(hand, home, out, kind as TileKind)
    if (lackWith(hand, home, drawn) === target) accepted[kind] = 1
  }
}

/** Draws to another group than the one that the discard leaves. */
const acceptElsewhere = (question: Question, gains: Int16Array, group: number): void => {
  const { hand, out, target, accepted } = question
  const { tables, classes, sets } = hand
  const home = groupOf(out)
  let beside = classAfter(hand, home, out, NOTHING)
  for (const other of GROUPS) {
    if (other !== group && other !== home) beside = merge(tables, beside, classes[other] as number)
  }
  const end = Math.min(HAND_KINDS, (group + 1) * GROUP_SIZE)
  for (let kind = group * GROUP_SIZE; kind < end; kind += 1) {
    const drawn = gains[kind] as number
    if (drawn === NO_GAIN) continue
    if (tables.lacks[merge(tables, drawn, beside) * WITH_PAIR + sets] === target) accepted[kind] = 1
  }
}

const acceptForShape = ({ hand, target, accepted }: Question, shape: SpecialShape): void => {
  for (const kind of HAND_TILE_KINDS) {
    if ((hand.held[kind] as number) >= COPIES) continue
    change(hand, kind, 1)
    if (specialLack(shape, hand.held, hand.tally, target + 1) === target) accepted[kind] = 1
    change(hand, kind, -1)
  }
}

const acceptAsSpecial = (question: Question): void => {
  const { hand, out, target } = question
  const { specials, specialLacks, held, tally } = hand
  change(hand, out, -1)
  for (let i = 0; i < specials.length; i += 1) {
    const shape = specials[i] as SpecialShape
    if ((specialLacks[i] as number) > target + 1) continue
    if (specialLack(shape, held, tally, target + 2) === target + 1) acceptForShape(question, shape)
  }
  change(hand, out, 1)
}

const acceptsOf = (hand: OpenHand, out: TileKind, lack: number, gains: Int16Array): TileKind[] => {
  const question = { hand, out, target: lack - 1, accepted: new Uint8Array(HAND_KINDS) }
  if (hand.standard) {
    const home = groupOf(out)
    for (const group of GROUPS) {
      if (group === home) acceptAtHome(question)
      else acceptElsewhere(question, gains, group)
    }
  }
  if (hand.specials.length > 0) acceptAsSpecial(question)
  return HAND_TILE_KINDS.filter((kind) => question.accepted[kind] === 1)
}

/** Distance and accepted kinds of a hand of 16 tiles less three a meld. */
export const acceptanceOf = (
  shapes: readonly Shape[],
  counts: Counts,
  melds: readonly MeldForm[],
): Acceptance => {
  const hand = openHand(shapes, counts, melds)
  const lack = lackOf(hand)
  return { distance: lack - 1, accepts: acceptsOf(hand, NOTHING, lack, gainsOf(hand)) }
}

/** What each discard leaves of a hand of 17 tiles less three a meld: every kind in hand, lowest first. */
export const discardsOf = (
  shapes: readonly Shape[],
  counts: Counts,
  melds: readonly MeldForm[],
): DiscardOption[] => {
  const hand = openHand(shapes, counts, melds)
  const gains = gainsOf(hand)
  return HAND_TILE_KINDS.filter((kind) => (counts[kind] as number) > 0).map((kind) => {
    const lack = lackOf(hand, kind)
    return { kind, distance: lack - 1, accepts: acceptsOf(hand, kind, lack, gains) }
  })
}
