import type { Face, Layer } from '../paint'
import { fill, onTop, strokes } from '../paint'
import type { Path, Point } from '../path'
import { blob, circle, curve, leaf, line, place, polar } from '../path'

const CUP: Point = [300, 590]

const pair = (degrees: number, length: number, width: number, from = CUP): Path[] =>
  (degrees ? [-degrees, degrees] : [0]).map((each) => leaf(from, each, length, width, 0.52))

/** Petals on both sides, in front of those drawn before, with a vein in each. */
const petals = (degrees: number, length: number, width: number): Layer[] => [
  onTop('ivory', ...pair(degrees, length + 16, width + 26)),
  fill('red', ...pair(degrees, length, width)),
  {
    ...strokes(
      'ivory',
      7,
      ...[-degrees, degrees].map((each) =>
        line(polar(CUP, each, length * 0.42), polar(CUP, each, length * 0.78)),
      ),
    ),
    flat: true,
  },
]

const PAD = blob(
  [46, 652],
  [130, 604],
  [300, 592],
  [470, 604],
  [554, 652],
  [476, 696],
  [300, 710],
  [124, 696],
)
const WATER = [
  curve([70, 742], [150, 726], [240, 744], [320, 728]),
  curve([340, 754], [420, 738], [520, 754]),
]

/** A dragonfly about the middle of its body, its head up. */
const DRAGONFLY_BODY = [line([0, -34], [0, 92])]
const DRAGONFLY_WINGS = [
  leaf([0, -14], -74, 96, 30, 0.66),
  leaf([0, -14], 74, 96, 30, 0.66),
  leaf([0, 2], -108, 84, 28, 0.66),
  leaf([0, 2], 108, 84, 28, 0.66),
]
const inFlight = (path: Path): Path => place(path, [342, 142], 38)

/** A lotus on its leaf, and a dragonfly. */
export const SUMMER: Face = {
  fine: [
    fill('blue', ...DRAGONFLY_WINGS.map(inFlight)),
    strokes('ink', 13, ...DRAGONFLY_BODY.map(inFlight)),
    fill('ink', inFlight(circle([0, -40], 14))),
    fill('green', PAD),
    strokes('blue', 12, ...WATER),
    ...petals(84, 226, 104),
    ...petals(26, 330, 138),
    ...petals(58, 286, 128),
    ...petals(0, 318, 150),
  ],
  small: [
    fill('green', PAD),
    strokes('blue', 26, curve([70, 748], [200, 730], [330, 752], [520, 734])),
    fill('red', ...pair(70, 300, 150), ...pair(34, 370, 130)),
    fill('ivory', ...pair(0, 400, 176)),
    fill('red', ...pair(0, 376, 140)),
  ],
}
