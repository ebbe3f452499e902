import type { Face } from '../paint'
import { fill, strokes } from '../paint'
import type { Path, Point } from '../path'
import { curve, line, place, polygon } from '../path'

/** Right half of a maple leaf about its stem, from the tip down. */
const HALF: readonly Point[] = [
  [0, -250],
  [34, -176],
  [72, -196],
  [62, -104],
  [122, -160],
  [136, -120],
  [206, -130],
  [182, -70],
  [226, -44],
  [118, 34],
  [130, 74],
  [16, 58],
]

const MAPLE: Path = polygon(
  ...HALF,
  ...HALF.slice(1)
    .toReversed()
    .map(([x, y]): Point => [-x, y]),
)
const VEINS = [line([0, 50], [0, -190]), line([0, 40], [150, -90]), line([0, 40], [-150, -90])]
const STALK = curve([0, 50], [6, 120], [-24, 190])

const goose = (x: number, y: number, size: number): Path =>
  curve(
    [x - size, y - size * 0.5],
    [x - size * 0.4, y - size * 0.5],
    [x, y],
    [x + size * 0.4, y - size * 0.5],
    [x + size, y - size * 0.5],
  )

const all = (paths: readonly Path[], to: Point, turn: number, scale: number): Path[] =>
  paths.map((path) => place(path, to, turn, scale))

/** Maple leaves, and geese flying south. */
export const AUTUMN: Face = {
  fine: [
    strokes('ink', 11, goose(284, 124, 42), goose(388, 92, 34), goose(384, 172, 34)),
    strokes('red', 14, place(STALK, [330, 470], 18, 1)),
    fill('red', place(MAPLE, [330, 470], 18, 1)),
    { ...strokes('ivory', 7, ...all(VEINS, [330, 470], 18, 1)), flat: true },
    strokes('gold', 12, place(STALK, [150, 632], -26, 0.52)),
    fill('gold', place(MAPLE, [150, 632], -26, 0.52)),
    { ...strokes('ivory', 6, ...all(VEINS, [150, 632], -26, 0.52)), flat: true },
  ],
  small: [
    strokes('red', 30, place(STALK, [300, 490], 12, 1.2)),
    fill('red', place(MAPLE, [300, 490], 12, 1.2)),
  ],
}
