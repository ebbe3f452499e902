import { HONOURS } from './honours'
import { drawPlain } from './paint'
import { roundedBox } from './path'
import { write } from './pathData'

const SIDE = 512

const slab = (colour: string, left: number, top: number, width: number, height: number): string =>
  `<path d="${write(roundedBox(left, top, width, height, 30))}" fill="${colour}"/>`

/** The app's icon: one red dragon lying on the felt, in a square of 512. */
export const icon = (): string => {
  const red = HONOURS.at(-1)!
  const face = `<g transform="translate(118 34) scale(.46)">${drawPlain(red.small)}</g>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">`,
    `<rect width="${SIDE}" height="${SIDE}" rx="104" fill="#17533c"/>`,
    slab('#0c3526', 112, 92, 288, 380),
    slab('#1f9168', 112, 76, 288, 380),
    slab('#d8caa8', 112, 64, 288, 376),
    slab('#fbf4e3', 112, 44, 288, 368),
    face,
    '</svg>\n',
  ].join('\n')
}
