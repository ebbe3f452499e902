import type { Turns } from '../tile/Tile'
import type { Place } from './places'

/** How the screen lays the table out: four sides, or the opponents in a strip above. */
export type Layout = 'round' | 'upright' | 'flat'

const ROUND: Record<Place, Turns> = { own: 0, right: 1, opposite: 0, left: 3 }

/** The quarter turns of a tile in front of a player. Opposite tiles stay upright, to be read. */
export const facing = (place: Place, layout: Layout): Turns =>
  layout === 'round' ? ROUND[place] : 0

/** The same tile lying across. */
export const across = (turns: Turns): Turns => ((turns + 1) % 4) as Turns
