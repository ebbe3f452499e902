import type { Face } from '../paint'
import { fill, strokes } from '../paint'
import type { Path, Point } from '../path'
import { curve, leaf, place, roundedBox } from '../path'

/** A culm of joints that stand on each other with a gap at every knot. */
const culm = (foot: Point, lean: number, joint: number, width: number, count: number): Path[] =>
  Array.from({ length: count }, (_, index) =>
    place(roundedBox(-width / 2, -joint * (index + 1) + 9, width, joint - 9, 10), foot, lean),
  )

/** Leaves hanging from one point like the strokes of a brush. */
const spray = (
  from: Point,
  angles: readonly number[],
  length: number,
  width = length * 0.25,
): Path[] => angles.map((degrees) => leaf(from, degrees, length, width, 0.4))

/** Bamboo: two culms and their leaves. */
export const CULMS: Face = {
  fine: [
    fill('green', ...culm([232, 756], 5, 140, 52, 5), ...culm([356, 756], -3, 116, 34, 5)),
    strokes(
      'ink',
      9,
      curve([284, 338], [350, 304], [410, 286]),
      curve([232, 610], [180, 560], [140, 536]),
      curve([340, 520], [400, 496], [430, 500]),
    ),
    fill(
      'ink',
      ...spray([406, 290], [74, 110, 146, 186], 146),
      ...spray([140, 536], [170, 208, 246], 112),
      ...spray([424, 498], [98, 134, 172], 140),
      ...spray([290, 210], [-70, -100, -132], 130),
    ),
  ],
  small: [
    fill('green', ...culm([250, 760], 4, 172, 92, 4)),
    fill(
      'ink',
      ...spray([310, 330], [72, 112, 150], 250, 84),
      ...spray([240, 560], [-76, -118], 210, 80),
    ),
  ],
}
