/** Where a pip stands on its die; in a face, from the middle, -1 to 1 each way. */
type Pip = readonly [x: number, y: number]

const CENTRE: Pip = [0, 0]
const FALLING: readonly Pip[] = [
  [-1, -1],
  [1, 1],
]
const CORNERS: readonly Pip[] = [...FALLING, [1, -1], [-1, 1]]

const FACES: readonly (readonly Pip[])[] = [
  [CENTRE],
  FALLING,
  [...FALLING, CENTRE],
  CORNERS,
  [...CORNERS, CENTRE],
  [...CORNERS, [-1, 0], [1, 0]],
]

/** The pips of a face, 1-6, round a middle and so far apart; null where a die has no such face. */
export const pipsOf = (face: number, middle: number, apart: number): readonly Pip[] | null =>
  FACES[face - 1]?.map(([x, y]): Pip => [middle + x * apart, middle + y * apart]) ?? null
