import type { Wind } from '../../tiles/seat'
import { WINDS } from '../../tiles/seat'
import { rankOf } from '../../tiles/tile'
import type { TileKind } from '../../tiles/tile'
import type { Finder, Group } from '../pattern'
import { metBy, metWhen } from '../pattern'

/** A flower's number is that of a wind: 1 East, 2 South, 3 West, 4 North. */
const ofWind = (flowers: readonly TileKind[], wind: Wind): Group[] =>
  flowers.filter((flower) => rankOf(flower) === WINDS.indexOf(wind) + 1).map((flower) => [flower])

/** Once for each flower. */
export const eachFlower: Finder = ({ win }) => metBy(win.flowers.map((flower) => [flower]))

/** Once for each flower of the winner's seat. */
export const eachSeatFlower: Finder = ({ win }) => metBy(ofWind(win.flowers, win.seat))

export const noFlowers: Finder = ({ win }) => metWhen(win.flowers.length === 0)
