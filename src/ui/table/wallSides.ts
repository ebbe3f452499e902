import type { WallCount } from '../../engine/table/state'
import type { Dice } from '../../engine/tiles/random'
import { bySeat } from '../../engine/tiles/seat'
import type { BySeat, Seat } from '../../engine/tiles/seat'
import { TILE_COUNT } from '../../engine/tiles/tile'
import { STACKS, STACKS_A_SIDE, stackPlace } from '../../engine/tiles/wallBreak'

/** The last stacks of the line, of which replacements are taken. */
const FLOWER_STACKS = 8

/**
 * A stack of the wall: how many of its two tiles are left, whether it stands in the flower wall, and
 * whether it is the one that the next draw or the next replacement comes from.
 */
export type Stack = {
  readonly left: 0 | 1 | 2
  readonly flower: boolean
  readonly end: 'front' | 'back' | null
}

/** The throw that broke the wall, and whose it was. */
export type WallBreak = { readonly seat: Seat; readonly dice: Dice }

const WHOLE: Stack = { left: 2, flower: false, end: null }

const stackLeft = (stack: number, { front, back }: WallCount): 0 | 1 | 2 => {
  const stands = (place: number): boolean => place >= front && place < TILE_COUNT - back
  return (Number(stands(stack * 2)) + Number(stands(stack * 2 + 1))) as 0 | 1 | 2
}

const endAt = (stack: number, { front, back }: WallCount): Stack['end'] => {
  if (stack === Math.floor(front / 2)) return 'front'
  return stack === STACKS - 1 - Math.floor(back / 2) ? 'back' : null
}

/** The four sides of the wall, each from its owner's right end; whole until the dice have broken it. */
export const wallSides = (broken: WallBreak | null, taken: WallCount): BySeat<readonly Stack[]> => {
  const sides = bySeat(() => Array.from({ length: STACKS_A_SIDE }, () => WHOLE))
  if (!broken) return sides
  for (let stack = 0; stack < STACKS; stack += 1) {
    const { side, fromRight } = stackPlace(broken.seat, broken.dice, stack)
    const flower = stack >= STACKS - FLOWER_STACKS
    const left = stackLeft(stack, taken)
    sides[side][fromRight] = { left, flower, end: endAt(stack, taken) }
  }
  return sides
}

/** How many tiles are left in the wall. */
export const tilesLeft = ({ front, back }: WallCount): number => TILE_COUNT - front - back
