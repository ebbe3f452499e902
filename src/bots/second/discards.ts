import { discardsOf } from '../../engine/hand/acceptance'
import type { DiscardOption } from '../../engine/hand/acceptance'
import { isHonour, isTerminal, kindOf } from '../../engine/tiles/tile'
import type { TileKind } from '../../engine/tiles/tile'
import type { Discard } from '../moves'
import { without } from './hand'
import type { Hand } from './hand'
import { leaningOf } from './leaning'
import { most } from './most'
import { dangerIn, threatsIn } from './safety'
import { waitsOf } from './waits'

/** From this distance on, a hand gives way to a threat. */
const FAR = 2
/** Copies to wait for below which a hand stays open. */
const POOR_WAIT = 2
/** Tiles to draw that outweigh a danger of 1. */
const COPIES_A_DANGER = 1

type Danger = (kind: TileKind) => number

const leastOf = (options: readonly DiscardOption[]): number =>
  Math.min(...options.map(({ distance }) => distance))

/** Of the discards that leave a hand ready, the one whose waits are worth most; closed unless they are few. */
const readyDiscard = (hand: Hand, allowed: readonly Discard[], kinds: ReadonlySet<TileKind>) => {
  const options = allowed
    .filter(({ tile }) => kinds.has(kindOf(tile)))
    .map((action) => ({ action, waits: waitsOf(without(hand, kindOf(action.tile)), action.close) }))
    .filter(({ action, waits }) => waits.worth > 0 && (!action.close || waits.copies >= POOR_WAIT))
  return most(options, ({ waits }) => waits.worth)?.action
}

/** Which of two equally useless tiles goes first. */
const idleness = (kind: TileKind): number => (isHonour(kind) ? 2 : isTerminal(kind) ? 1 : 0) / 3

/** The way to ready: what does not serve the leaning goes first, then what leaves most to draw at least danger. */
const onward = (hand: Hand, options: readonly DiscardOption[], dangerOf: Danger) => {
  const least = leastOf(options)
  const nearest = options.filter(({ distance }) => distance === least)
  const { serves } = leaningOf(hand)
  const strays = nearest.filter(({ kind }) => !serves(kind))
  return most(strays.length > 0 ? strays : nearest, ({ kind, accepts }) => {
    const copies = accepts.reduce((sum, one) => sum + (hand.unseen[one] as number), 0)
    return copies + idleness(kind) - COPIES_A_DANGER * dangerOf(kind)
  })
}

/** Out of harm's way: the least danger, and of tiles alike in that what keeps the hand nearest. */
const safest = (options: readonly DiscardOption[], dangerOf: Danger) =>
  most(options, ({ kind, distance }) => -100 * dangerOf(kind) - distance)

/** The discard for a hand of 17 tiles less three a meld, out of those that are allowed. */
export const discardFor = (hand: Hand, allowed: readonly Discard[]): Discard | undefined => {
  const { rules, view, counts, melds, unseen } = hand
  const open = allowed.filter(({ close }) => !close)
  const kinds = new Set(open.map(({ tile }) => kindOf(tile)))
  const all = discardsOf(rules.scoring.shapes, counts, melds)
  const options = all.filter(({ kind }) => kinds.has(kind))
  const leaveReady = options.filter(({ distance }) => distance <= 0)
  const ready = readyDiscard(hand, allowed, new Set(leaveReady.map(({ kind }) => kind)))
  if (ready !== undefined) return ready
  const dangerOf = dangerIn(view, unseen)
  const givesWay = leastOf(options) >= FAR && threatsIn(view).length > 0
  const chosen = givesWay ? safest(options, dangerOf) : onward(hand, options, dangerOf)
  return open.find(({ tile }) => kindOf(tile) === chosen?.kind)
}
