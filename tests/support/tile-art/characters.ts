import outlines from './outlines.json'
import type { Face, Layer, Paint } from './paint'
import type { Path, Point } from './path'
import { map } from './path'
import { parse } from './pathData'

export type Character = keyof typeof outlines

const NUMERALS = ['一', '二', '三', '四', '伍', '六', '七', '八', '九'] as const
const SQUARE = 1000

type Box = { readonly centre: Point; readonly width: number; readonly height: number }

/** A character's outline with the square it was written in stretched to a box. */
export const written = (character: Character, { centre, width, height }: Box): Path =>
  map(parse(outlines[character]), ([x, y]) => [
    centre[0] + (x / SQUARE - 0.5) * width,
    centre[1] + (y / SQUARE - 0.5) * height,
  ])

/** A character as carved strokes, each made wider by `thicken`. */
export const inscribed = (
  paint: Paint,
  character: Character,
  box: Box,
  thicken: number,
): Layer => ({ paint, path: written(character, box), thicken })

const numbered = (numeral: Character): Face => ({
  fine: [
    inscribed('ink', numeral, { centre: [288, 190], width: 330, height: 290 }, 9),
    inscribed('red', '萬', { centre: [300, 546], width: 440, height: 430 }, 6),
  ],
  small: [
    inscribed('ink', numeral, { centre: [262, 190], width: 370, height: 320 }, 20),
    inscribed('red', '萬', { centre: [300, 560], width: 470, height: 420 }, 8),
  ],
})

/** 1-9 characters. */
export const CHARACTERS: readonly Face[] = NUMERALS.map(numbered)
