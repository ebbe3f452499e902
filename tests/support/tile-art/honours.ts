import type { Character } from './characters'
import { inscribed } from './characters'
import type { Face, Paint } from './paint'
import { fill } from './paint'
import type { Path, Point } from './path'
import { polygon, roundedBox } from './path'

const single = (paint: Paint, character: Character): Face => ({
  fine: [inscribed(paint, character, { centre: [300, 440], width: 530, height: 600 }, 8)],
  small: [inscribed(paint, character, { centre: [296, 474], width: 540, height: 560 }, 18)],
})

const LEFT = 88
const RIGHT = 512
const BOTTOM = 748

/** A frame whose outer edge is `inset` within the picture that begins at `top`. */
const frame = (top: number, inset: number, thickness: number): Path => {
  const box = (within: number, hole: boolean) =>
    roundedBox(
      LEFT + within,
      top + within,
      RIGHT - LEFT - within * 2,
      BOTTOM - top - within * 2,
      hole ? 6 : 14,
      hole,
    )
  return [...box(inset, false), ...box(inset + thickness, true)]
}

const TOP = 180
const BAND = 46

const middle = (from: number, to: number): number[] =>
  [0.25, 0.5, 0.75].map((part) => from + (to - from) * part)

/** Lozenges in the band between two frames: at the corners, and three on each side. */
const lozenges = (): Path[] => {
  const [left, top, right, bottom] = [LEFT + BAND, TOP + BAND, RIGHT - BAND, BOTTOM - BAND]
  const spots: Point[] = [
    ...[left, right].flatMap((x) =>
      [top, ...middle(top, bottom), bottom].map((y): Point => [x, y]),
    ),
    ...[top, bottom].flatMap((y) => middle(left, right).map((x): Point => [x, y])),
  ]
  return spots.map(([x, y]) => polygon([x, y - 17], [x + 17, y], [x, y + 17], [x - 17, y]))
}

const WHITE: Face = {
  fine: [fill('blue', frame(TOP, 0, 24), frame(TOP, 68, 14), ...lozenges())],
  small: [fill('blue', frame(224, 0, 62))],
}

/** East, south, west, north, white, green, red. */
export const HONOURS: readonly Face[] = [
  ...(['東', '南', '西', '北'] as const).map((wind) => single('ink', wind)),
  WHITE,
  single('green', '發'),
  single('red', '中'),
]
