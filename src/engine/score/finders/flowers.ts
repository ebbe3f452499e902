import type { Wind } from '../../tiles/seat'
import { WINDS } from '../../tiles/seat'
import { FLOWER_COLOURS, flowerColourOf, rankOf } from '../../tiles/tile'
import type { TileKind } from '../../tiles/tile'
import type { Finder, Group } from '../pattern'
import { metBy, metTogether, metWhen } from '../pattern'

/** A flower's number is that of a wind: 1 East, 2 South, 3 West, 4 North. */
const ofWind = (flowers: readonly TileKind[], wind: Wind): Group[] =>
  flowers.filter((flower) => rankOf(flower) === WINDS.indexOf(wind) + 1).map((flower) => [flower])

/** Once for each flower. */
export const eachFlower: Finder = ({ win }) => metBy(win.flowers.map((flower) => [flower]))

/** Once for each flower of the winner's seat. */
export const eachSeatFlower: Finder = ({ win }) => metBy(ofWind(win.flowers, win.seat))

export const noFlowers: Finder = ({ win }) => metWhen(win.flowers.length === 0)

/** Once for each flower of the round wind. */
export const eachRoundFlower: Finder = ({ win }) => metBy(ofWind(win.flowers, win.round))

/** Once for each colour of which all four flowers are there. */
export const eachColourOfFlowers: Finder = ({ win }) => {
  const colours = FLOWER_COLOURS.map((colour) =>
    win.flowers.filter((flower) => flowerColourOf(flower) === colour),
  )
  return metBy(colours.filter(({ length }) => length === 4))
}

/** Every flower there is. */
export const everyFlower: Finder = ({ win }) => metTogether(win.flowers.length === 8, [win.flowers])
