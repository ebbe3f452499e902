import type { Character } from './characters'
import { inscribed } from './characters'
import { figureOf } from './corners'
import type { Face, Layer, Paint } from './paint'
import { fill, strokes } from './paint'
import { place, roundedBox } from './path'
import { AUTUMN } from './pictures/autumn'
import { CHRYSANTHEMUM } from './pictures/chrysanthemum'
import { CULMS } from './pictures/culms'
import { ORCHID } from './pictures/orchid'
import { PLUM } from './pictures/plum'
import { SPRING } from './pictures/spring'
import { SUMMER } from './pictures/summer'
import { WINTER } from './pictures/winter'

type Flower = readonly [name: Character, picture: Face]

const PLANTS: readonly Flower[] = [
  ['梅', PLUM],
  ['蘭', ORCHID],
  ['竹', CULMS],
  ['菊', CHRYSANTHEMUM],
]
const SEASONS: readonly Flower[] = [
  ['春', SPRING],
  ['夏', SUMMER],
  ['秋', AUTUMN],
  ['冬', WINTER],
]

/** The name in the upper left corner. */
const titled = (paint: Paint, name: Character): Layer =>
  inscribed(paint, name, { centre: [118, 122], width: 170, height: 178 }, 3)

/** A plant's number is written, a season's is cut out of a seal: the families differ without colour. */
const plain = (rank: number, small: boolean): Layer[] =>
  small
    ? [strokes('blue', 34, place(figureOf(String(rank)), [462, 46], 0, [1.45, 1.5]))]
    : [strokes('blue', 19, place(figureOf(String(rank)), [488, 46], 0, [1.05, 1.1]))]

const sealed = (rank: number, small: boolean): Layer[] =>
  small
    ? [
        fill('red', roundedBox(410, 20, 172, 216, 30)),
        strokes('ivory', 30, place(figureOf(String(rank)), [456, 58], 0, [1.35, 1.4])),
      ]
    : [
        fill('red', roundedBox(460, 32, 104, 140, 18)),
        {
          ...strokes('ivory', 17, place(figureOf(String(rank)), [487, 56], 0, [0.85, 0.9])),
          flat: true,
        },
      ]

const numbered =
  (paint: Paint, number: (rank: number, small: boolean) => Layer[]) =>
  ([name, picture]: Flower, index: number): Face => ({
    fine: [...picture.fine, titled(paint, name), ...number(index + 1, false)],
    small: [...picture.small, ...number(index + 1, true)],
  })

/** Plum, orchid, bamboo, chrysanthemum, spring, summer, autumn, winter. */
export const FLOWERS: readonly Face[] = [
  ...PLANTS.map(numbered('blue', plain)),
  ...SEASONS.map(numbered('red', sealed)),
]
