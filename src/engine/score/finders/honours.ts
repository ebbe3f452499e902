import { windKind } from '../../tiles/seat'
import { isDragon, isWind } from '../../tiles/tile'
import type { TileKind } from '../../tiles/tile'
import type { Facts } from '../facts'
import { pairOf, tilesOfSet } from '../facts'
import type { Finder, Group } from '../pattern'
import { metBy, metTogether } from '../pattern'

const pongsWhere = ({ pongs }: Facts, test: (kind: TileKind) => boolean): Group[] =>
  pongs.filter(({ tile }) => test(tile)).map(tilesOfSet)

/** Once for each pong or kong of winds. */
export const eachWindPong: Finder = (facts) => metBy(pongsWhere(facts, isWind))

/** Once for each pong or kong of dragons. */
export const eachDragonPong: Finder = (facts) => metBy(pongsWhere(facts, isDragon))

export const seatWindPong: Finder = (facts) =>
  metBy(pongsWhere(facts, (kind) => kind === windKind(facts.win.seat)))

export const roundWindPong: Finder = (facts) =>
  metBy(pongsWhere(facts, (kind) => kind === windKind(facts.win.round)))

/** So many pongs of a family and no pair of it. */
const bigFamily =
  (belongs: (kind: TileKind) => boolean, pongs: number): Finder =>
  (facts) => {
    if (facts.pongs.length < pongs) return null
    const groups = pongsWhere(facts, belongs)
    return metTogether(groups.length === pongs && !belongs(pairOf(facts)), groups)
  }

/** So many pongs of a family and a pair of it. */
const littleFamily =
  (belongs: (kind: TileKind) => boolean, pongs: number): Finder =>
  (facts) => {
    if (facts.pongs.length < pongs) return null
    const groups = pongsWhere(facts, belongs)
    const pair = pairOf(facts)
    return metTogether(groups.length === pongs && belongs(pair), [...groups, [pair, pair]])
  }

/** Two wind pongs and a wind pair. */
export const littleThreeWinds = littleFamily(isWind, 2)
/** Three wind pongs; the pair is no wind. */
export const bigThreeWinds = bigFamily(isWind, 3)
/** Three wind pongs and a wind pair. */
export const littleFourWinds = littleFamily(isWind, 3)
/** Four wind pongs. */
export const bigFourWinds = bigFamily(isWind, 4)
/** Two dragon pongs and a dragon pair. */
export const littleThreeDragons = littleFamily(isDragon, 2)
/** Three dragon pongs. */
export const bigThreeDragons = bigFamily(isDragon, 3)
