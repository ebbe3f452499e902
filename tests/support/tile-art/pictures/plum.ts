import type { Face } from '../paint'
import { fill, onTop, strokes } from '../paint'
import type { Path, Point } from '../path'
import { around, circle, curve, line, outline, place, polar } from '../path'

type Blossom = readonly [centre: Point, radius: number, turn: number]

const petals = (radius: number): Path => circle([0, -radius * 0.56], radius * 0.4)

const blossom = ([centre, radius, turn]: Blossom): Path => [
  ...around(petals(radius), centre, 5, turn),
  ...circle(centre, radius * 0.4),
]

const stamens = ([centre, radius, turn]: Blossom): Path[] =>
  [0, 1, 2, 3, 4].map((index) =>
    line(
      polar(centre, turn + index * 72, radius * 0.22),
      polar(centre, turn + index * 72, radius * 0.56),
    ),
  )

const BRANCH = outline(
  [
    [62, 752],
    [150, 640],
    [236, 560],
    [300, 430],
    [402, 300],
    [470, 196],
  ],
  [
    [470, 196],
    [424, 320],
    [340, 450],
    [286, 590],
    [200, 670],
    [122, 756],
  ],
  [
    [122, 756],
    [62, 752],
  ],
)

const TWIGS = [curve([220, 596], [150, 480], [136, 380]), curve([292, 580], [400, 590], [500, 540])]

const FINE: readonly Blossom[] = [
  [[300, 320], 118, 10],
  [[420, 560], 108, -14],
  [[140, 420], 84, 24],
]
const SMALL: readonly Blossom[] = [
  [[246, 352], 184, 8],
  [[420, 620], 140, -14],
]

const BUD = circle([468, 214], 26)

/** Plum blossom on an old branch. */
export const PLUM: Face = {
  fine: [
    fill('ink', BRANCH),
    strokes('ink', 17, ...TWIGS),
    fill('red', ...FINE.map(blossom)),
    fill('red', BUD),
    { ...strokes('ivory', 7, ...FINE.flatMap(stamens)), flat: true },
    onTop('ivory', ...FINE.map(([centre, radius]) => circle(centre, radius * 0.2))),
    onTop('gold', ...FINE.map(([centre, radius]) => circle(centre, radius * 0.13))),
  ],
  small: [
    fill('ink', place(BRANCH, [-46, 20])),
    strokes('ink', 26, curve([250, 610], [340, 610], [420, 620])),
    fill('red', ...SMALL.map(blossom)),
    fill('ivory', ...SMALL.map(([centre, radius]) => circle(centre, radius * 0.26))),
  ],
}
