import type { Face, Layer, Paint } from './paint'
import { fill } from './paint'
import type { Path, Point } from './path'
import { around, circle, leaf, polar, ring } from './path'

/** A coin's colour and place. */
type Coin = readonly [paint: Paint, x: number, y: number]

/** A coin: rim, and a blossom of four petals round a hole. */
export const fineCoin = (centre: Point, radius: number): Path => [
  ...ring(centre, radius, radius * 0.76),
  ...around(leaf([0, -radius * 0.12], 0, radius * 0.5, radius * 0.4, 0.6), centre, 4, 45),
]

const smallCoin = (centre: Point, radius: number): Path => [
  ...ring(centre, radius, radius * 0.6),
  ...circle(centre, radius * 0.26),
]

const PAINTS: readonly Paint[] = ['green', 'red', 'blue']

const coins = (
  draw: (centre: Point, radius: number) => Path,
  radius: number,
  places: readonly Coin[],
): Layer[] =>
  PAINTS.flatMap((paint) => {
    const mine = places.filter((coin) => coin[0] === paint)
    return mine.length ? [fill(paint, ...mine.map(([, x, y]) => draw([x, y], radius)))] : []
  })

const rows = (paint: Paint, xs: readonly number[], ys: readonly number[]): Coin[] =>
  ys.flatMap((y) => xs.map((x): Coin => [paint, x, y]))

const HEART: Point = [300, 424]

const beads = (count: number, distance: number, radius: number): Path =>
  Array.from({ length: count }, (_, index) =>
    circle(polar(HEART, (index * 360) / count, distance), radius),
  ).flat()

/** The one is a rosette: rings and beads round a red blossom. */
const ROSETTE: Face = {
  fine: [
    fill('green', ring(HEART, 246, 212), beads(20, 186, 14)),
    fill('blue', ring(HEART, 160, 142)),
    fill('red', around(leaf([0, -30], 0, 100, 62, 0.6), HEART, 8), circle(HEART, 22)),
  ],
  small: [
    fill('green', ring(HEART, 250, 196)),
    fill('red', circle(HEART, 128)),
    fill('ivory', circle(HEART, 46)),
  ],
}

const ROWS_OF_TWO = [188, 412] as const
const ROWS_OF_THREE = [120, 300, 480] as const

type Setting = { readonly radius: number; readonly places: readonly Coin[] }

const set = (fine: readonly Setting[], small = fine): Face => ({
  fine: fine.flatMap(({ radius, places }) => coins(fineCoin, radius, places)),
  small: small.flatMap(({ radius, places }) => coins(smallCoin, radius, places)),
})

const corners = (x: number, top: number, bottom: number): Coin[] => [
  ['blue', x, top],
  ['green', 600 - x, top],
  ['green', x, bottom],
  ['blue', 600 - x, bottom],
]

const slant = (left: number, top: number, fall: number): Coin[] =>
  [0, 1, 2].map((index): Coin => ['green', left + index * 148, top + index * fall])

const six = (ys: readonly [number, number, number]): Coin[] => [
  ...rows('green', ROWS_OF_TWO, ys.slice(0, 1)),
  ...rows('red', ROWS_OF_TWO, ys.slice(1)),
]

const nine = (ys: readonly [number, number, number]): Coin[] => [
  ...rows('green', ROWS_OF_THREE, [ys[0]]),
  ...rows('red', ROWS_OF_THREE, [ys[1]]),
  ...rows('blue', ROWS_OF_THREE, [ys[2]]),
]

/** 1-9 circles; in the small faces the upper right corner is kept wider for the figure. */
export const CIRCLES: readonly Face[] = [
  ROSETTE,
  set(
    [
      {
        radius: 150,
        places: [
          ['green', 300, 222],
          ['blue', 300, 580],
        ],
      },
    ],
    [
      {
        radius: 144,
        places: [
          ['green', 294, 218],
          ['blue', 294, 580],
        ],
      },
    ],
  ),
  set([
    {
      radius: 112,
      places: [
        ['blue', 152, 172],
        ['red', 300, 402],
        ['green', 448, 632],
      ],
    },
  ]),
  set(
    [{ radius: 118, places: corners(160, 300, 620) }],
    [{ radius: 114, places: corners(156, 342, 630) }],
  ),
  set(
    [{ radius: 98, places: [...corners(144, 290, 634), ['red', 300, 462]] }],
    [{ radius: 92, places: [...corners(136, 318, 656), ['red', 300, 487]] }],
  ),
  set(
    [{ radius: 86, places: six([264, 472, 662]) }],
    [{ radius: 80, places: six([296, 490, 672]) }],
  ),
  set(
    [
      { radius: 70, places: slant(112, 112, 68) },
      { radius: 86, places: rows('red', ROWS_OF_TWO, [468, 660]) },
    ],
    [
      { radius: 68, places: slant(100, 104, 84) },
      { radius: 84, places: rows('red', ROWS_OF_TWO, [476, 668]) },
    ],
  ),
  set(
    [{ radius: 74, places: rows('blue', [188, 384], [130, 310, 490, 670]) }],
    [{ radius: 74, places: rows('blue', [174, 364], [124, 307, 490, 673]) }],
  ),
  set(
    [{ radius: 78, places: nine([262, 462, 662]) }],
    [{ radius: 76, places: nine([296, 486, 676]) }],
  ),
]
