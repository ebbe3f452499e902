import { fineCoin } from './circles'
import { map, roundedBox } from './path'
import { write } from './pathData'

const LIGHT = '#3fae84'
const LIGHT_AT = 5
const SHADE = '#0f5c41'

const ORNAMENT = [
  ...roundedBox(64, 64, 472, 672, 30),
  ...roundedBox(78, 78, 444, 644, 20, true),
  ...fineCoin([300, 400], 110),
]
const LIT = map(ORNAMENT, ([x, y]) => [x + LIGHT_AT, y + LIGHT_AT])

/** The ornament on the back of every tile, pressed lightly into the jade. */
export const back = (): string =>
  `<path d="${write(LIT)}" fill="${LIGHT}" fill-opacity=".55"/>` +
  `<path d="${write(ORNAMENT)}" fill="${SHADE}" fill-opacity=".5"/>`
