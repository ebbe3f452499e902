import { BIRD } from './pictures/bird'
import type { Face, Layer, Paint } from './paint'
import { fill } from './paint'
import type { Path, Point } from './path'
import { blob, place, roundedBox } from './path'

/** A stick of bamboo: where its middle is, and how far it leans clockwise from upright. */
type Stick = readonly [paint: Paint, x: number, y: number, lean?: number]
type Size = { readonly length: number; readonly width: number }

/** One side of a stick from top to bottom: knots at both ends and in the middle, waists between. */
const side = (half: number, end: number, sign: number): Point[] => {
  const waist = half * 0.66
  const upper: Point[] = [
    [half * 0.5, -end],
    [half * 0.97, -end + half * 0.32],
    [half * 0.8, -end + half * 0.8],
    [waist, -end + half * 1.3],
    [waist, -half * 1.05],
    [half * 0.84, -half * 0.55],
    [half, 0],
  ]
  const lower = upper
    .slice(0, -1)
    .toReversed()
    .map(([x, y]): Point => [x, -y])
  return [...upper, ...lower].map(([x, y]) => [x * sign, y])
}

const body = ({ length, width }: Size): Path =>
  blob(...side(width / 2, length / 2, 1), ...side(width / 2, length / 2, -1).toReversed())

/** The slits that show the round of the stick, one in each half. */
const slits = ({ length, width }: Size): Path => {
  const slit = width * 0.15
  const box = (top: number) => roundedBox(-slit / 2, top, slit, length * 0.28, slit / 2)
  return [...box(-length * 0.4), ...box(length * 0.12)]
}

const PAINTS: readonly Paint[] = ['green', 'red', 'blue']

const sticks = (size: Size, places: readonly Stick[], shape: (size: Size) => Path): Path[] =>
  places.map(([, x, y, lean = 0]) => place(shape(size), [x, y], lean))

const bundle = (size: Size, places: readonly Stick[]): Layer[] =>
  PAINTS.flatMap((paint) => {
    const mine = places.filter((stick) => stick[0] === paint)
    return mine.length ? [fill(paint, ...sticks(size, mine, body))] : []
  })

const fine = (size: Size, places: readonly Stick[]): Layer[] => [
  ...bundle(size, places),
  fill('ivory', ...sticks(size, places, slits)),
]

type Setting = readonly [size: Size, places: readonly Stick[]]

const set = (fineSets: readonly Setting[], smallSets = fineSets): Face => ({
  fine: fineSets.flatMap(([size, places]) => fine(size, places)),
  small: smallSets.flatMap(([size, places]) => bundle(size, places)),
})

/** Sticks side by side at one height; fewer paints than places repeat. */
const row = (paints: readonly Paint[], xs: readonly number[], y: number): Stick[] =>
  xs.map((x, index): Stick => [paints[index % paints.length]!, x, y])

const UPPER = 225
const LOWER = 577

const four = (left: number, right: number): Stick[] => [
  ...row(['blue', 'green'], [left, right], UPPER),
  ...row(['green', 'blue'], [left, right], LOWER),
]

const six = (xs: readonly number[]): Stick[] => [
  ...row(['green'], xs, UPPER),
  ...row(['blue'], xs, LOWER),
]

const SEVEN_ROWS: readonly Stick[] = [376, 630].flatMap((y) =>
  row(['green', 'blue', 'green'], [132, 300, 468], y),
)
const SEVEN_TOP: readonly Stick[] = [['red', 300, 144]]

/** Four sticks that write an M, or a W with the lean reversed. */
const letter = (paint: Paint, y: number, lean: number): Stick[] => [
  [paint, 106, y],
  [paint, 234, y, -lean],
  [paint, 366, y, lean],
  [paint, 494, y],
]
const LEAN = 22

const nine = (xs: readonly number[], ys: readonly number[]): Stick[] =>
  ys.flatMap((y) => row(['green', 'red', 'blue'], xs, y))

const eight = (upper: number, lower: number): Stick[] => [
  ...letter('green', upper, LEAN),
  ...letter('blue', lower, -LEAN),
]

/** 1-9 bamboo; in the small faces the upper right corner is kept wider for the figure. */
export const BAMBOO: readonly Face[] = [
  BIRD,
  set([
    [
      { length: 326, width: 104 },
      [...row(['green'], [300], UPPER), ...row(['blue'], [300], LOWER)],
    ],
  ]),
  set([
    [
      { length: 326, width: 104 },
      [...row(['green'], [300], UPPER), ...row(['blue'], [180, 420], LOWER)],
    ],
  ]),
  set(
    [[{ length: 326, width: 98 }, four(168, 432)]],
    [[{ length: 322, width: 104 }, four(148, 396)]],
  ),
  set(
    [[{ length: 326, width: 88 }, [...four(166, 434), ['red', 300, 401]]]],
    [[{ length: 322, width: 88 }, [...four(122, 404), ['red', 263, 401]]]],
  ),
  set(
    [[{ length: 326, width: 88 }, six([152, 293, 434])]],
    [[{ length: 318, width: 88 }, six([120, 262, 404])]],
  ),
  set(
    [
      [{ length: 236, width: 84 }, SEVEN_ROWS],
      [{ length: 190, width: 84 }, SEVEN_TOP],
    ],
    [
      [{ length: 226, width: 94 }, SEVEN_ROWS],
      [{ length: 186, width: 94 }, SEVEN_TOP],
    ],
  ),
  set(
    [[{ length: 272, width: 78 }, eight(324, 614)]],
    [[{ length: 252, width: 80 }, eight(348, 622)]],
  ),
  set(
    [[{ length: 222, width: 84 }, nine([148, 288, 428], [160, 400, 640])]],
    [[{ length: 206, width: 86 }, nine([120, 262, 404], [156, 400, 644])]],
  ),
]
