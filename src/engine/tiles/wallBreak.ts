import { diceSum } from './random'
import type { Dice } from './random'
import { seatAfter } from './seat'
import type { Seat } from './seat'

/** Stacks of two tiles on each side of the wall. */
export const STACKS_A_SIDE = 18
export const STACKS = 4 * STACKS_A_SIDE

/** A stack: in front of which seat it stands, and its place from that seat's right end, from 0. */
export type StackPlace = { readonly side: Seat; readonly fromRight: number }

/**
 * Where a stack of the line stands, 0 the first of the deal and 71 the last of the flower wall: the dealer's
 * dice choose the side and the stack that ends the line, and the line runs to the left from there.
 */
export const stackPlace = (dealer: Seat, dice: Dice, stack: number): StackPlace => {
  const breakSide = seatAfter(dealer, diceSum(dice) - 1)
  const fromBreak = diceSum(dice) + stack
  return {
    side: seatAfter(breakSide, -Math.floor(fromBreak / STACKS_A_SIDE)),
    fromRight: fromBreak % STACKS_A_SIDE,
  }
}
