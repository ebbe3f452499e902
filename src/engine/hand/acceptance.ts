import { HAND_KINDS } from '../tiles/tile'
import type { TileKind } from '../tiles/tile'
import { acceptedWithout, analysisOf, kindsIn } from './analysis'
import type { Counts } from './counts'
import type { MeldForm } from './meld'
import { lackOf, NOTHING, openHand } from './openHand'
import type { OpenHand } from './openHand'
import type { Shape } from './reading'
import { NEVER } from './shortfall'

/** How far a hand is from ready (0 ready, −1 complete) and the kinds that bring it nearer. */
export type Acceptance = {
  readonly distance: number
  /** Lowest first; the waits of a ready hand. A kind that the hand holds four times is none. */
  readonly accepts: readonly TileKind[]
}

/** What is left of a 17-tile hand when a tile of this kind is discarded. */
export type DiscardOption = Acceptance & { readonly kind: TileKind }

/** Distance and accepted kinds of a hand of 16 tiles less three a meld. */
export const acceptanceOf = (
  shapes: readonly Shape[],
  counts: Counts,
  melds: readonly MeldForm[],
): Acceptance => {
  const analysis = analysisOf(openHand(shapes, counts, melds))
  const accepts = kindsIn(acceptedWithout(analysis, NOTHING))
  return { distance: analysis.lack - 1, accepts }
}

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
    const accepts = kindsIn(acceptedWithout(analysis, kind))
    options.push({ kind, distance: analysis.lack - 1, accepts })
  }
  return options
}

/** The discards that leave a hand nearest to ready, out of some. */
export type NearestDiscards = {
  readonly hand: OpenHand
  readonly distance: number
  readonly kinds: readonly TileKind[]
}

// Written anew by every question.
const lacks = new Uint8Array(HAND_KINDS + 1)

/** The nearest discards out of some kinds in a hand of 17 tiles less three a meld. */
export const nearestDiscards = (
  shapes: readonly Shape[],
  counts: Counts,
  melds: readonly MeldForm[],
  kinds: readonly TileKind[],
): NearestDiscards => {
  const hand = openHand(shapes, counts, melds)
  let least = NEVER
  for (const kind of kinds) {
    const lack = lackOf(hand, kind)
    lacks[kind] = lack
    if (lack < least) least = lack
  }
  return { hand, distance: least - 1, kinds: kinds.filter((kind) => lacks[kind] === least) }
}
