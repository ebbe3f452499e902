import type { Acceptance, DiscardOption } from '../../src/engine/hand/acceptance'
import type { Counts } from '../../src/engine/hand/counts'
import { countsOf, withChange } from '../../src/engine/hand/counts'
import type { MeldForm } from '../../src/engine/hand/meld'
import { kindsOf } from '../../src/engine/hand/meld'
import type { Shape } from '../../src/engine/hand/reading'
import { HAND_TILE_KINDS } from '../../src/engine/tiles/tile'
import { slowSpecialLack } from './slowSpecials'

const choose = [0, 1, 2, 3, 4]
/** More than any hand lacks. */
const NEVER = 99

/** Where a reading of a hand stands, kind by kind: chows begun two kinds and one kind ago, sets and pair to come. */
type Place = {
  readonly older: number
  readonly newer: number
  readonly left: number
  readonly pair: number
}
const PLACES = choose.flatMap((older) =>
  choose.flatMap((newer) =>
    [0, 1, 2, 3, 4, 5].flatMap((left) =>
      [0, 1].map((pair): Place => ({ older, newer, left, pair })),
    ),
  ),
)
const numberOf = ({ older, newer, left, pair }: Place): number =>
  ((older * 5 + newer) * 6 + left) * 2 + pair

/**
 * Every way on from a place over one kind (how many chows begin, whether a pong stands here, whether the pair), as
 * three numbers: the place, the tiles of this kind that it uses, the place that it leads to.
 */
const waysOf = (mostChows: number, mayGoOn: boolean): Uint16Array =>
  Uint16Array.from(
    PLACES.flatMap((from) =>
      choose.flatMap((chows) =>
        [0, 1].flatMap((pong) =>
          [0, 1].flatMap((eyes) => {
            const { older, newer, left, pair } = from
            const used = older + newer + chows + 3 * pong + 2 * eyes
            const to = { older: newer, newer: chows, left: left - chows - pong, pair: pair - eyes }
            if (used > 4 || to.left < 0 || to.pair < 0 || chows > mostChows) return []
            return mayGoOn || newer + chows === 0 ? [numberOf(from), used, numberOf(to)] : []
          }),
        ),
      ),
    ),
  )
const SUIT_WAYS = waysOf(4, true)
/** No chow goes on over the last number of a suit, nor among the honours. */
const LAST_WAYS = waysOf(4, false)
const HONOUR_WAYS = waysOf(0, false)
const waysAt = (kind: number): Uint16Array =>
  kind >= 27 ? HONOUR_WAYS : kind % 9 === 8 ? LAST_WAYS : SUIT_WAYS

type Standard = { readonly counts: Counts; readonly melded: Counts; readonly sets: number }
/** By place, the least that the kinds on one side of it lack. */
type Lacks = Uint8Array
const noLacks = (): Lacks => new Uint8Array(PLACES.length).fill(NEVER)
const END = numberOf({ older: 0, newer: 0, left: 0, pair: 0 })

/** At each kind, what the kinds from it on lack at least, whatever came before. */
const lacksFrom = ({ counts, melded }: Standard): Lacks[] => {
  const lacks = Array.from({ length: 35 }, noLacks)
  ;(lacks[34] as Lacks)[END] = 0
  for (let kind = 33; kind >= 0; kind -= 1) {
    const [here, later, ways] = [lacks[kind] as Lacks, lacks[kind + 1] as Lacks, waysAt(kind)]
    const [held, most] = [counts[kind] as number, 4 - (melded[kind] as number)]
    for (let at = 0; at < ways.length; at += 3) {
      const [from, used] = [ways[at] as number, ways[at + 1] as number]
      if (used > most) continue
      const lack = Math.max(0, used - held) + (later[ways[at + 2] as number] as number)
      if (lack < (here[from] as number)) here[from] = lack
    }
  }
  return lacks
}

/**
 * Tries every complete hand there is, kind by kind; never more than four copies of a kind, melds counted. What the
 * hand lacks as it is, and by kind what it lacks with one more of it.
 */
const standardLacks = (hand: Standard): { readonly lack: number; readonly drawn: number[] } => {
  const from = lacksFrom(hand)
  const begin = numberOf({ older: 0, newer: 0, left: hand.sets, pair: 1 })
  let before = noLacks()
  before[begin] = 0
  const drawn = HAND_TILE_KINDS.map((kind) => {
    const [after, later, ways] = [noLacks(), from[kind + 1] as Lacks, waysAt(kind)]
    const [held, most] = [hand.counts[kind] as number, 4 - (hand.melded[kind] as number)]
    let least = NEVER
    for (let at = 0; at < ways.length; at += 3) {
      const earlier = before[ways[at] as number] as number
      const [used, to] = [ways[at + 1] as number, ways[at + 2] as number]
      if (used > most || earlier === NEVER) continue
      const lack = earlier + Math.max(0, used - held)
      least = Math.min(least, earlier + Math.max(0, used - held - 1) + (later[to] as number))
      if (lack < (after[to] as number)) after[to] = lack
    }
    before = after
    return least
  })
  return { lack: (from[0] as Lacks)[begin] as number, drawn }
}

type Lacking = { readonly lack: number; readonly drawn: readonly number[] }

const lackingIn = (shape: Shape, counts: Counts, melds: readonly MeldForm[]): Lacking => {
  if (shape === 'standard') {
    const melded = countsOf(melds.flatMap(kindsOf))
    return standardLacks({ counts, melded, sets: 5 - melds.length })
  }
  if (melds.length > 0) return { lack: NEVER, drawn: HAND_TILE_KINDS.map(() => NEVER) }
  const lack = slowSpecialLack(shape, counts)
  return {
    lack,
    drawn: HAND_TILE_KINDS.map((kind) => slowSpecialLack(shape, withChange(counts, kind, 1))),
  }
}

/** The distance to ready, found by trying every complete hand of every shape. Slow, and knows no table. */
export const slowDistance = (
  shapes: readonly Shape[],
  counts: Counts,
  melds: readonly MeldForm[],
): number => Math.min(...shapes.map((shape) => lackingIn(shape, counts, melds).lack)) - 1

/** The distance of a hand of 16 tiles, and the kinds whose draw brings it nearer; none that it holds four times. */
export const slowAcceptance = (
  shapes: readonly Shape[],
  counts: Counts,
  melds: readonly MeldForm[],
): Acceptance => {
  const lacking = shapes.map((shape) => lackingIn(shape, counts, melds))
  const lack = Math.min(...lacking.map((one) => one.lack))
  const inMelds = countsOf(melds.flatMap(kindsOf))
  const accepts = HAND_TILE_KINDS.filter(
    (kind) =>
      (counts[kind] as number) + (inMelds[kind] as number) < 4 &&
      lacking.some(({ drawn }) => (drawn[kind] as number) < lack),
  )
  return { distance: lack - 1, accepts }
}

/** What each discard leaves of a hand of 17 tiles. */
export const slowDiscards = (
  shapes: readonly Shape[],
  counts: Counts,
  melds: readonly MeldForm[],
): DiscardOption[] =>
  HAND_TILE_KINDS.filter((kind) => counts[kind] !== 0).map((kind) => ({
    kind,
    ...slowAcceptance(shapes, withChange(counts, kind, -1), melds),
  }))
