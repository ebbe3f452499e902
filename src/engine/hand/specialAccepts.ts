import { COPIES, HAND_KINDS } from '../tiles/tile'
import {
  GROUPS,
  histogramOf,
  HONOUR_GROUP,
  ONCE,
  pairsLack,
  specialLack,
  SPREAD_HELD,
  SPREAD_NUMBERS,
  SUITS,
  toggleLevel,
  TWICE,
} from './specialLacks'
import type { ByGroup } from './openHand'
import type { Levels, SpecialShape } from './specialLacks'

const GROUP_SIZE = 9
const EVERY = [0b111_111_111, 0b111_111_111, 0b111_111_111, 0b1_111_111] as const

/** These shapes ask how often kinds are held and never which: so do the kinds that they accept. */
const acceptAsPairs = (levels: Levels, alike: 1 | 2, lack: number, accepted: ByGroup): void => {
  const heldSo = histogramOf(levels)
  for (let held = 0; held < COPIES; held += 1) {
    if (heldSo[held] === 0) continue
    heldSo[held] = (heldSo[held] as number) - 1
    heldSo[held + 1] = (heldSo[held + 1] as number) + 1
    const nearer = pairsLack(heldSo, alike) < lack
    heldSo[held] = (heldSo[held] as number) + 1
    heldSo[held + 1] = (heldSo[held + 1] as number) - 1
    if (!nearer) continue
    for (let group = 0; group < GROUPS; group += 1) {
      const soOften = held === 0 ? EVERY[group] : levels[(held - 1) * GROUPS + group]
      const oftener = levels[held * GROUPS + group] as number
      accepted[group] = (accepted[group] as number) | ((soOften as number) & ~oftener)
    }
  }
}

/** By the numbers that a suit holds: those that would let a spread hold more of them. */
const SPREAD_WANTS = Uint16Array.from(SPREAD_HELD, (held, bits) => {
  let wants = 0
  for (let bit = 1; bit < SPREAD_HELD.length; bit <<= 1) {
    if ((SPREAD_HELD[bits | bit] as number) > held) wants |= bit
  }
  return wants
})

/** Those of some numbers that leave a suit a spread, as full as it can be, with a tile that is held twice. */
const withDoubled = (numbers: number, once: number, twice: number): number => {
  if (twice === 0) return 0
  let kept = 0
  for (let left = numbers; left !== 0; left &= left - 1) {
    const bit = left & -left
    if (((SPREAD_NUMBERS[once | bit] as number) & twice) !== 0) kept |= bit
  }
  return kept
}

const acceptInSuit = (once: number, twice: number, doubledGroups: number): number => {
  const [numbers, wants] = [SPREAD_NUMBERS[once] as number, SPREAD_WANTS[once] as number]
  // without a doubled tile, a second one of any that counts is as good as a new one, and so is a way to count it
  if (doubledGroups === 0) return wants | numbers | withDoubled(EVERY[0] & ~once, once, twice)
  const isOnlyDoubled = doubledGroups === 1 && (numbers & twice) !== 0
  return isOnlyDoubled ? withDoubled(wants, once, twice) : wants
}

const acceptAsSixteenOrphans = (levels: Levels, accepted: ByGroup): void => {
  let doubledGroups = levels[TWICE + HONOUR_GROUP] === 0 ? 0 : 1
  for (let suit = 0; suit < SUITS; suit += 1) {
    const numbers = SPREAD_NUMBERS[levels[ONCE + suit] as number] as number
    if ((numbers & (levels[TWICE + suit] as number)) !== 0) doubledGroups += 1
  }
  for (let suit = 0; suit < SUITS; suit += 1) {
    const [once, twice] = [levels[ONCE + suit] as number, levels[TWICE + suit] as number]
    accepted[suit] = (accepted[suit] as number) | acceptInSuit(once, twice, doubledGroups)
  }
  const honours = doubledGroups === 0 ? 0 : (levels[ONCE + HONOUR_GROUP] as number)
  accepted[HONOUR_GROUP] |= EVERY[HONOUR_GROUP] & ~honours
}

const timesHeld = (levels: Levels, group: number, bit: number): number => {
  let times = 0
  while (times < COPIES && ((levels[times * GROUPS + group] as number) & bit) !== 0) times += 1
  return times
}

/** Tries every kind. */
const acceptAsThirteenOrphans = (levels: Levels, lack: number, accepted: ByGroup): void => {
  for (let kind = 0; kind < HAND_KINDS; kind += 1) {
    const group = Math.floor(kind / GROUP_SIZE)
    const bit = 1 << (kind - group * GROUP_SIZE)
    const held = timesHeld(levels, group, bit)
    if (held === COPIES) continue
    toggleLevel(levels, kind, held)
    const nearer = specialLack('thirteen-orphans', levels, lack) < lack
    toggleLevel(levels, kind, held)
    if (nearer) accepted[group] = (accepted[group] as number) | bit
  }
}

/**
 * Adds the kinds that bring a hand without melds nearer, which lacks `lack` tiles in a special shape. None that it
 * holds four times.
 */
export const acceptInShape = (
  shape: SpecialShape,
  levels: Levels,
  lack: number,
  accepted: ByGroup,
): void => {
  switch (shape) {
    case 'pairs-and-pong':
      return acceptAsPairs(levels, 2, lack, accepted)
    case 'different-pairs-and-pong':
      return acceptAsPairs(levels, 1, lack, accepted)
    case 'thirteen-orphans':
      return acceptAsThirteenOrphans(levels, lack, accepted)
    case 'sixteen-orphans':
      return acceptAsSixteenOrphans(levels, accepted)
  }
}
