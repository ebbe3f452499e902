import { HONOURS } from './honours'
import { drawPlain } from './paint'
import { roundedBox } from './path'
import { write } from './pathData'

const SIDE = 512

const slab = (colour: string, left: number, top: number, width: number, height: number): string =>
  `<path d="${write(roundedBox(left, top, width, height, 30))}" fill="${colour}"/>`

const GREEN = '#17533c'
const ROUNDED = `<rect width="${SIDE}" height="${SIDE}" rx="104" fill="${GREEN}"/>`
const FULL = `<rect width="${SIDE}" height="${SIDE}" fill="${GREEN}"/>`

/** One red dragon: its jade back, its ivory, its face. */
const tile = (): string => {
  const red = HONOURS.at(-1)!
  return [
    slab('#0c3526', 112, 92, 288, 380),
    slab('#1f9168', 112, 76, 288, 380),
    slab('#d8caa8', 112, 64, 288, 376),
    slab('#fbf4e3', 112, 44, 288, 368),
    `<g transform="translate(118 34) scale(.46)">${drawPlain(red.small)}</g>`,
  ].join('\n')
}

const svg = (...parts: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">`,
    ...parts,
    '</svg>\n',
  ].join('\n')

/** The app's icon: a tile lying on the felt, in a square of 512 with round corners. */
export const icon = (): string => svg(ROUNDED, tile())

/** The same without corners of its own, for systems that cut it: a circle of four fifths holds the tile. */
export const maskableIcon = (): string =>
  svg(FULL, `<g transform="translate(67 65) scale(.74)">${tile()}</g>`)
