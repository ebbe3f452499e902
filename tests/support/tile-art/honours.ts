import type { Character } from './characters'
import { inscribed } from './characters'
import type { Face, Paint } from './paint'
import { fill } from './paint'
import type { Path } from './path'
import { roundedBox } from './path'

const single = (paint: Paint, character: Character): Face => ({
  fine: [inscribed(paint, character, { centre: [300, 440], width: 530, height: 600 }, 8)],
  small: [inscribed(paint, character, { centre: [296, 474], width: 540, height: 560 }, 18)],
})

const BOTTOM = 748

const frame = (highest: number, inset: number, thickness: number): Path => {
  const [left, top, width] = [88 + inset, highest + inset, 424 - inset * 2]
  const height = BOTTOM - inset - top
  return [
    ...roundedBox(left, top, width, height, 14),
    ...roundedBox(
      left + thickness,
      top + thickness,
      width - thickness * 2,
      height - thickness * 2,
      6,
      true,
    ),
  ]
}

const WHITE: Face = {
  fine: [fill('blue', frame(180, 0, 28), frame(180, 58, 16))],
  small: [fill('blue', frame(224, 0, 62))],
}

/** East, south, west, north, white, green, red. */
export const HONOURS: readonly Face[] = [
  ...(['東', '南', '西', '北'] as const).map((wind) => single('ink', wind)),
  WHITE,
  single('green', '發'),
  single('red', '中'),
]
