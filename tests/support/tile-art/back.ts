import { fineCoin } from './circles'
import { roundedBox } from './path'
import { write } from './pathData'

const LIGHT = '#3fae84'
const SHADE = '#0f5c41'

const ORNAMENT = write([
  ...roundedBox(64, 64, 472, 672, 30),
  ...roundedBox(78, 78, 444, 644, 20, true),
  ...fineCoin([300, 400], 110),
])

/** The ornament on the back of every tile, pressed lightly into the jade. */
export const back = (): string =>
  `<path d="${ORNAMENT}" fill="${LIGHT}" opacity=".55" transform="translate(5 5)"/>` +
  `<path d="${ORNAMENT}" fill="${SHADE}" opacity=".5"/>`
