import type { Path } from './path'
import { circle, polar, polygon } from './path'
import { write } from './pathData'

/** A badge on the corner of a tile: a dark disc with a bright sign of its own shape. */
const DISC = { fill: '#14203d', rim: '#fff8e6' }

const star = (points: number, outer: number, inner: number): Path =>
  polygon(
    ...Array.from({ length: points * 2 }, (_, index) =>
      polar([50, 50], (index * 180) / points, index % 2 ? inner : outer),
    ),
  )

const SIGNS: Readonly<Record<string, readonly [colour: string, sign: Path]>> = {
  last: ['#ffb224', polygon([22, 36], [78, 36], [50, 80])],
  winning: ['#ffd84a', star(5, 38, 16)],
  drawn: ['#86cbff', circle([50, 50], 20)],
  hint: ['#8ef0b4', polygon([50, 16], [80, 50], [50, 84], [20, 50])],
}

/** The badges by name, each in a square of 100. */
export const badges = (): (readonly [id: string, drawing: string])[] =>
  Object.entries(SIGNS).map(([name, [colour, sign]]) => [
    `mark-${name}`,
    `<circle cx="50" cy="50" r="46" fill="${DISC.fill}" stroke="${DISC.rim}" stroke-width="7"/>` +
      `<path d="${write(sign)}" fill="${colour}"/>`,
  ])
