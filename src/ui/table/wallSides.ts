import type { WallCount } from '../../engine/table/state'
import type { WallTail } from '../../store/ruleInfo'
import type { Dice } from '../../engine/tiles/random'
import { bySeat } from '../../engine/tiles/seat'
import type { BySeat, Seat } from '../../engine/tiles/seat'
import { TILE_COUNT } from '../../engine/tiles/tile'
import { STACKS, STACKS_A_SIDE, stackPlace } from '../../engine/tiles/wallBreak'

/**
 * A stack of the wall: how many of its two tiles are left, what sets it apart at the wall's end, and
 * whether it is the one that the next draw or the next replacement comes from.
 */
export type Stack = {
  readonly left: 0 | 1 | 2
  readonly tail: WallTail['kind'] | null
  readonly end: 'front' | 'back' | null
}

/** The throw that broke the wall, and whose it was. */
export type WallBreak = { readonly seat: Seat; readonly dice: Dice }

const WHOLE: Stack = { left: 2, tail: null, end: null }

const stackLeft = (stack: number, { front, back }: WallCount): 0 | 1 | 2 => {
  const stands = (place: number): boolean => place >= front && place < TILE_COUNT - back
  return (Number(stands(stack * 2)) + Number(stands(stack * 2 + 1))) as 0 | 1 | 2
}

const endAt = (stack: number, { front, back }: WallCount): Stack['end'] => {
  if (stack === Math.floor(front / 2)) return 'front'
  return stack === STACKS - 1 - Math.floor(back / 2) ? 'back' : null
}

/** Whether all that is left of a stack lies among so many tiles at the end of the wall. */
const isAmongLast = (stack: number, { front, back }: WallCount, tiles: number): boolean =>
  Math.max(stack * 2, front) >= TILE_COUNT - back - tiles

/** The four sides of the wall, each from its owner's right end; whole until the dice have broken it. */
export const wallSides = (
  broken: WallBreak | null,
  taken: WallCount,
  apart: WallTail | null,
): BySeat<readonly Stack[]> => {
  const sides = bySeat(() => Array.from({ length: STACKS_A_SIDE }, () => WHOLE))
  if (!broken) return sides
  for (let stack = 0; stack < STACKS; stack += 1) {
    const { side, fromRight } = stackPlace(broken.seat, broken.dice, stack)
    const left = stackLeft(stack, taken)
    const tail = apart && left > 0 && isAmongLast(stack, taken, apart.tiles) ? apart.kind : null
    sides[side][fromRight] = { left, tail, end: endAt(stack, taken) }
  }
  return sides
}
