import type { Face } from '../paint'
import { fill, strokes } from '../paint'
import type { Path, Point } from '../path'
import { blob, curve, line, outline, polar } from '../path'

/** One tier of a pine: a tent of needles with a ragged hem. */
const tier = (top: number, hem: number, half: number): Path => {
  const [left, right] = [330 - half, 330 + half]
  return outline(
    [
      [330, top],
      [330 + half * 0.45, hem - (hem - top) * 0.4],
      [right, hem],
    ],
    [
      [right, hem],
      [330 + half * 0.62, hem - 16],
      [330 + half * 0.4, hem + 14],
    ],
    [
      [330 + half * 0.4, hem + 14],
      [330, hem - 10],
      [330 - half * 0.4, hem + 14],
    ],
    [
      [330 - half * 0.4, hem + 14],
      [330 - half * 0.62, hem - 16],
      [left, hem],
    ],
    [
      [left, hem],
      [330 - half * 0.45, hem - (hem - top) * 0.4],
      [330, top],
    ],
  )
}

/** Snow on the left shoulder of a tier. */
const snow = (top: number, hem: number, half: number): Path =>
  outline(
    [
      [330, top + 4],
      [330 - half * 0.43, hem - (hem - top) * 0.4],
      [330 - half * 0.92, hem - 4],
    ],
    [
      [330 - half * 0.92, hem - 4],
      [330 - half * 0.4, hem - (hem - top) * 0.34],
      [330 - half * 0.24, hem - (hem - top) * 0.28],
      [330, top + 4],
    ],
  )

const TIERS = [
  [430, 650, 200],
  [320, 520, 156],
  [214, 396, 112],
] as const

const flake = (centre: Point, radius: number): Path[] =>
  [0, 60, 120].map((degrees) =>
    line(polar(centre, degrees, radius), polar(centre, degrees + 180, radius)),
  )

const GROUND = blob(
  [50, 716],
  [180, 676],
  [330, 696],
  [470, 672],
  [556, 700],
  [548, 752],
  [300, 760],
  [56, 752],
)

/** A pine in the snow. */
export const WINTER: Face = {
  fine: [
    strokes('ink', 30, line([330, 640], [330, 720])),
    ...TIERS.flatMap(([top, hem, half]) => [
      fill('green', tier(top, hem, half)),
      fill('ivory', snow(top, hem, half)),
    ]),
    strokes(
      'blue',
      12,
      curve([50, 716], [180, 690], [330, 722], [470, 694], [552, 716]),
      curve([120, 752], [240, 740], [330, 754]),
    ),
    strokes(
      'blue',
      9,
      ...flake([110, 330], 46),
      ...flake([512, 270], 40),
      ...flake([300, 120], 34),
      ...flake([90, 520], 34),
    ),
  ],
  small: [
    strokes('ink', 46, line([330, 640], [330, 720])),
    fill('green', ...TIERS.map(([top, hem, half]) => tier(top, hem, half))),
    fill('blue', GROUND),
    strokes('blue', 26, ...flake([110, 380], 76)),
  ],
}
