import type { Face, Layer } from '../paint'
import { fill, onTop, strokes } from '../paint'
import type { Path, Point } from '../path'
import { around, blob, circle, curve, leaf, place } from '../path'

const HEART: Point = [300, 392]

const petals = (count: number, length: number, width: number, turn = 0): Path =>
  around(leaf([0, 0], 0, length, width, 0.78), HEART, count, turn)

/** A round of petals in front of the last one, with a gap between them. */
const inFront = (count: number, length: number, width: number, turn: number): Layer[] => [
  onTop('ivory', petals(count, length + 12, width + 16, turn)),
  fill('gold', petals(count, length, width, turn)),
]

const LOBES: readonly Point[] = [
  [0, 0],
  [40, -24],
  [84, -28],
  [50, -74],
  [78, -118],
  [36, -118],
  [0, -180],
  [-36, -118],
  [-78, -118],
  [-50, -74],
  [-84, -28],
  [-40, -24],
]

const leafAt = (from: Point, degrees: number): Path => place(blob(...LOBES), from, degrees)

const LEAVES = [leafAt([290, 716], -66), leafAt([316, 694], 64)]
const STEM = curve([300, 480], [292, 630], [312, 756])

/** A chrysanthemum in full flower. */
export const CHRYSANTHEMUM: Face = {
  fine: [
    strokes('ink', 17, STEM),
    fill('green', ...LEAVES),
    fill('gold', petals(18, 208, 50)),
    ...inFront(14, 152, 48, 12),
    ...inFront(10, 98, 46, 4),
    onTop('ivory', circle(HEART, 32)),
    fill('red', circle(HEART, 21)),
  ],
  small: [
    strokes('green', 30, STEM),
    fill('green', ...LEAVES),
    fill('gold', petals(14, 224, 82)),
    fill('ivory', petals(9, 140, 96, 8)),
    fill('gold', petals(9, 118, 62, 8)),
    fill('red', circle(HEART, 34)),
  ],
}
