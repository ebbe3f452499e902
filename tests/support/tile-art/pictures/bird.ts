import type { Face, Paint } from '../paint'
import { fill, onTop, strokes } from '../paint'
import type { Path, Point } from '../path'
import { blob, circle, curve, leaf, line, polar, polygon } from '../path'

const BODY = blob(
  [404, 212],
  [450, 240],
  [462, 290],
  [444, 350],
  [464, 430],
  [448, 520],
  [384, 590],
  [296, 596],
  [222, 548],
  [196, 478],
  [256, 424],
  [330, 384],
  [362, 326],
  [352, 256],
)

const WING = blob(
  [300, 440],
  [392, 410],
  [418, 470],
  [372, 536],
  [262, 552],
  [164, 520],
  [232, 496],
)

const BEAK = polygon([456, 246], [536, 286], [458, 300])

const legs = (): Path => [
  ...line([320, 584], [304, 716]),
  ...line([380, 580], [392, 716]),
  ...line([262, 736], [304, 712], [340, 736]),
  ...line([352, 736], [392, 712], [430, 736]),
]

/** Where the tail grows, and its feathers: angle, length. */
const TAIL: Point = [262, 492]
const FEATHERS: readonly (readonly [paint: Paint, degrees: number, length: number])[] = [
  ['blue', -80, 216],
  ['green', -60, 258],
  ['blue', -42, 326],
  ['green', -25, 408],
  ['blue', -7, 446],
]

const feathers = (paint: Paint, width: number): Path[] =>
  FEATHERS.filter((feather) => feather[0] === paint).map(([, degrees, length]) =>
    leaf(TAIL, degrees, length, width, 0.72),
  )

const eyes = (radius: number): Path[] =>
  FEATHERS.map(([, degrees, length]) => circle(polar(TAIL, degrees, length * 0.74), radius))

const CREST = [
  leaf([404, 222], -34, 96, 30, 0.7),
  leaf([408, 218], -6, 104, 30, 0.7),
  leaf([416, 220], 22, 92, 30, 0.7),
]

/** A peacock, standing with its tail up. */
export const BIRD: Face = {
  fine: [
    fill('green', ...feathers('green', 86)),
    fill('blue', ...feathers('blue', 86)),
    onTop('ivory', ...eyes(21)),
    onTop('red', ...eyes(13)),
    strokes('red', 17, legs()),
    fill('red', ...CREST, BEAK),
    fill('green', BODY),
    onTop('ivory', WING),
    fill(
      'blue',
      blob([308, 450], [384, 426], [404, 470], [366, 524], [266, 540], [190, 520], [246, 502]),
    ),
    {
      ...strokes(
        'ivory',
        8,
        curve([330, 462], [330, 490], [264, 520]),
        curve([372, 450], [366, 492], [300, 524]),
      ),
      flat: true,
    },
    onTop('ivory', circle([418, 262], 17)),
    onTop('ink', circle([421, 263], 10)),
  ],
  small: [
    fill('green', ...feathers('green', 100)),
    fill('blue', ...feathers('blue', 100)),
    strokes('red', 28, legs()),
    fill('red', ...CREST, BEAK),
    fill('green', BODY),
    fill('blue', WING),
    fill('ivory', circle([416, 264], 22)),
  ],
}
