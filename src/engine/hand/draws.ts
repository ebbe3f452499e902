import type { TileKind } from '../tiles/tile'
import { GROUP_SIZE, LOW, LOW_BITS, LOW_KINDS, WEIGHTS } from './keys'
import { ROW_BITS } from './kernel'
import type { Kernel } from './kernel'
import { HONOUR_GROUP, keyWithout, NOTHING } from './openHand'
import type { OpenHand } from './openHand'

const HONOURS = 7

/** By place in a group: the class of that group once a tile of that kind came in. */
const drawn = new Uint16Array(GROUP_SIZE)

/** Looks up what the honours of a key come to, tile by tile. */
export const drawHonours = ({ honours }: Kernel, key: number): void => {
  for (let at = 0; at < HONOURS; at += 1) {
    drawn[at] = honours[key + (WEIGHTS[at] as number)] as number
  }
}

/** Looks up what a suit of a key comes to, tile by tile. */
export const drawSuit = ({ suitStarts, suitEnds }: Kernel, key: number): void => {
  const [low, high] = [key & LOW, key >> LOW_BITS]
  for (let at = 0; at < LOW_KINDS; at += 1) {
    const row = suitStarts[low + (WEIGHTS[at] as number)] as number
    drawn[at] = suitEnds[(row << ROW_BITS) + high] as number
  }
  const place = ((suitStarts[low] as number) << ROW_BITS) + high
  drawn[LOW_KINDS] = suitEnds[place + 1] as number
  drawn[LOW_KINDS + 1] = suitEnds[place + 5] as number
  drawn[LOW_KINDS + 2] = suitEnds[place + 25] as number
}

/** The same for a suit of which tiles lie in melds; nothing is looked up for the kinds that are never drawn. */
const drawLocked = ({ lockedSuit }: Kernel, key: number, melded: number, barred: number): void => {
  for (let at = 0; at < GROUP_SIZE; at += 1) {
    const never = ((barred >> at) & 1) !== 0
    drawn[at] = never ? 0 : lockedSuit(key + (WEIGHTS[at] as number), melded)
  }
}

/** The kinds of a group that are never drawn once a tile went out of it: that one may come back. */
const barredWithout = ({ barred, melded }: OpenHand, group: number, out: TileKind): number => {
  const none = barred[group] as number
  if (none === 0 || out === NOTHING || (group === HONOUR_GROUP && melded[out] !== 0)) return none
  return none & ~(1 << (out - group * GROUP_SIZE))
}

/** Looks up the classes that a group may come to once a tile went out of it; the kinds that it may not draw. */
const lookUp = (hand: OpenHand, group: number, out: TileKind): number => {
  const { tables, locked } = hand
  const barred = barredWithout(hand, group, out)
  const key = keyWithout(hand, group, out)
  const melded = locked[group] as number
  if (melded !== 0) drawLocked(tables, key, melded, barred)
  else if (group === HONOUR_GROUP) drawHonours(tables, key)
  else drawSuit(tables, key)
  return barred
}

/** A bit at this place where any bit is set: without a branch, which would be guessed wrong too often. */
const placed = (bits: number, at: number): number => ((bits | -bits) >>> 31) << at

/** The places looked up last, as bits, that better one of the tight entries of a group in the class `before`. */
export const betteringDrawn = ({ odd }: Kernel, before: number, tight: number): number => {
  const oddBefore = odd[before] as number
  let bits = 0
  for (let at = 0; at < GROUP_SIZE; at += 1) {
    bits |= placed(((odd[drawn[at] as number] as number) ^ oddBefore) & tight, at)
  }
  return bits
}

/**
 * The kinds of a group, as bits, that better one of the tight entries of its shortfall, drawn after `out` went out
 * (one of the group, or `NOTHING`) and left it in the class `left`.
 */
export const bettering = (
  hand: OpenHand,
  group: number,
  out: TileKind,
  left: number,
  tight: number,
): number => {
  const barred = lookUp(hand, group, out)
  return betteringDrawn(hand.tables, left, tight) & ~barred
}

/** By kind of a group as it is, the entries that it betters; none where it is never drawn. */
export const addBetters = (hand: OpenHand, group: number, betters: number[]): void => {
  const barred = lookUp(hand, group, NOTHING)
  const { odd } = hand.tables
  const before = odd[hand.classes[group] as number] as number
  const from = group * GROUP_SIZE
  for (let at = 0; at < GROUP_SIZE; at += 1) {
    const isBarred = ((barred >> at) & 1) !== 0
    betters[from + at] = isBarred ? 0 : (odd[drawn[at] as number] as number) ^ before
  }
}

/** The kinds of a group, as bits, that better one of the tight entries, out of what stands in `betters` from a place on. */
export const betteringAmong = (betters: readonly number[], from: number, tight: number): number => {
  let bits = 0
  for (let at = 0; at < GROUP_SIZE; at += 1) {
    bits |= placed((betters[from + at] as number) & tight, at)
  }
  return bits
}
