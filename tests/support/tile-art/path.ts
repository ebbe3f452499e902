/** A point on a face: 600 wide, 800 high, y downwards. */
export type Point = readonly [x: number, y: number]
/** One step of an outline, in absolute points; the last point is where it ends. */
export type Step = {
  readonly letter: 'M' | 'L' | 'Q' | 'C' | 'Z'
  readonly points: readonly Point[]
}
export type Path = readonly Step[]

const TURN = Math.PI / 180
/** Length of a cubic's handle for a quarter of a unit circle. */
const QUARTER = 0.5523

const step = (letter: Step['letter'], ...points: Point[]): Step => ({ letter, points })
const CLOSE = step('Z')

/** A closed shape with straight sides. */
export const polygon = (...points: Point[]): Path => [
  ...points.map((point, index) => step(index ? 'L' : 'M', point)),
  CLOSE,
]

/** An open line with straight pieces. */
export const line = (...points: Point[]): Path => polygon(...points).slice(0, -1)

/** A full circle; `hole` runs the other way round, so that it cuts through a shape round it. */
export const circle = ([x, y]: Point, radius: number, hole = false): Path => {
  const side = hole ? -radius : radius
  const handle = radius * QUARTER
  const across = side * QUARTER
  return [
    step('M', [x, y - radius]),
    step('C', [x + across, y - radius], [x + side, y - handle], [x + side, y]),
    step('C', [x + side, y + handle], [x + across, y + radius], [x, y + radius]),
    step('C', [x - across, y + radius], [x - side, y + handle], [x - side, y]),
    step('C', [x - side, y - handle], [x - across, y - radius], [x, y - radius]),
    CLOSE,
  ]
}

/** The band between two circles. */
export const ring = (centre: Point, outer: number, inner: number): Path => [
  ...circle(centre, outer),
  ...circle(centre, inner, true),
]

const at = (points: readonly Point[], index: number): Point =>
  points[((index % points.length) + points.length) % points.length]!

const handlesOf = (points: readonly Point[], from: number, closed: boolean): [Point, Point] => {
  const last = points.length - 1
  const pick = (index: number) => at(points, closed ? index : Math.min(Math.max(index, 0), last))
  const [before, start, end, after] = [from - 1, from, from + 1, from + 2].map(pick) as [
    Point,
    Point,
    Point,
    Point,
  ]
  return [
    [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6],
    [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6],
  ]
}

/** A smooth open line through all points. */
export const curve = (...points: Point[]): Path => [
  step('M', points[0]!),
  ...points.slice(1).map((end, from) => step('C', ...handlesOf(points, from, false), end)),
]

/** A smooth closed shape through all points. */
export const blob = (...points: Point[]): Path => [
  step('M', points[0]!),
  ...points.map((_, from) => step('C', ...handlesOf(points, from, true), at(points, from + 1))),
  CLOSE,
]

/** A closed shape of smooth pieces that meet in sharp corners: each piece begins where the last one ended. */
export const outline = (...pieces: Point[][]): Path => [
  ...pieces.flatMap((piece, index) => curve(...piece).slice(index ? 1 : 0)),
  CLOSE,
]

/** Every point of a path, changed. */
export const map = (path: Path, change: (point: Point) => Point): Path =>
  path.map(({ letter, points }) => step(letter, ...points.map(change)))

/** Turns clockwise by degrees about the origin, then moves to `to`, after scaling. */
export const place = (path: Path, to: Point, degrees = 0, scale: number | Point = 1): Path => {
  const [cos, sin] = [Math.cos(degrees * TURN), Math.sin(degrees * TURN)]
  const [wide, high] = typeof scale === 'number' ? [scale, scale] : scale
  return map(path, ([x, y]) => [
    to[0] + x * wide * cos - y * high * sin,
    to[1] + x * wide * sin + y * high * cos,
  ])
}

/** The point at an angle (clockwise from straight up) and a distance from a centre. */
export const polar = ([x, y]: Point, degrees: number, distance: number): Point => [
  x + Math.sin(degrees * TURN) * distance,
  y - Math.cos(degrees * TURN) * distance,
]

/** A shape repeated round the origin and moved to a centre. */
export const around = (path: Path, centre: Point, count: number, first = 0): Path =>
  Array.from({ length: count }, (_, index) =>
    place(path, centre, first + (index * 360) / count),
  ).flat()

/** A pointed leaf or petal from `from` along an angle; `belly` says where it is widest, 0-1. */
export const leaf = (
  from: Point,
  degrees: number,
  length: number,
  width: number,
  belly = 0.5,
): Path => {
  const half = width / 2
  const side = (sign: number): [Point, Point] => [
    [sign * half * 1.25, -length * belly * 0.55],
    [sign * half * 0.95, -length * (belly + (1 - belly) * 0.5)],
  ]
  const [out, back] = [side(1), side(-1).toReversed()]
  const shape = [
    step('M', [0, 0]),
    step('C', ...out, [0, -length]),
    step('C', ...back, [0, 0]),
    CLOSE,
  ]
  return place(shape, from, degrees)
}

/** A rectangle with round corners. */
export const roundedBox = (
  left: number,
  top: number,
  width: number,
  height: number,
  radius: number,
  hole = false,
): Path => {
  const [right, bottom] = [left + width, top + height]
  const cut = radius * (1 - QUARTER)
  const steps = [
    step('M', [left + radius, top]),
    step('L', [right - radius, top]),
    step('C', [right - cut, top], [right, top + cut], [right, top + radius]),
    step('L', [right, bottom - radius]),
    step('C', [right, bottom - cut], [right - cut, bottom], [right - radius, bottom]),
    step('L', [left + radius, bottom]),
    step('C', [left + cut, bottom], [left, bottom - cut], [left, bottom - radius]),
    step('L', [left, top + radius]),
    step('C', [left, top + cut], [left + cut, top], [left + radius, top]),
    CLOSE,
  ]
  return hole ? map(steps, ([x, y]) => [left + right - x, y]) : steps
}
