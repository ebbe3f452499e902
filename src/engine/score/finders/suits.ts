import type { ReadSet } from '../../hand/reading'
import type { Suit, TileKind } from '../../tiles/tile'
import { isDragon, isHonour, isSuited, isTerminal, isWind, rankOf, suitOf } from '../../tiles/tile'
import type { Facts } from '../facts'
import { pairOf, tilesOfSet } from '../facts'
import type { Finder } from '../pattern'
import { metTogether, metWhen } from '../pattern'

export const noHonours: Finder = ({ honours }) => metWhen(!honours)

/** Neither flowers nor honours. */
export const noFlowersNoHonours: Finder = ({ win, honours }) =>
  metWhen(win.flowers.length === 0 && !honours)

/** No 1, 9 or honour in the whole hand. */
export const noTerminalsNoHonours: Finder = ({ terminals, honours }) =>
  metWhen(!terminals && !honours)

/** Two suits, no honours. */
export const twoSuits: Finder = ({ suits, honours }) => metWhen(suits === 2 && !honours)

/** Two suits, no honours, with flowers. */
export const twoSuitsWithFlowers: Finder = ({ win, suits, honours }) =>
  metWhen(suits === 2 && !honours && win.flowers.length > 0)

/** Two suits, neither honours nor flowers. */
export const twoSuitsClean: Finder = ({ win, suits, honours }) =>
  metWhen(suits === 2 && !honours && win.flowers.length === 0)

/** All three suits, winds and dragons. */
export const fiveSuits: Finder = ({ suits, tiles }) =>
  metWhen(suits === 3 && tiles.some(isWind) && tiles.some(isDragon))

/** One suit and honours. */
export const oneSuitAndHonours: Finder = ({ suits, honours }) => metWhen(suits === 1 && honours)

/** One suit alone. */
export const oneSuit: Finder = ({ suits, honours }) => metWhen(suits === 1 && !honours)

/** Winds and dragons alone. */
export const honoursOnly: Finder = ({ suits }) => metWhen(suits === 0)

/** Nothing but a suit and a pong of its dragon. */
export const jewel =
  (suit: Suit, dragon: TileKind): Finder =>
  ({ suits, tiles, pongs }) => {
    const pong = suits > 1 ? undefined : pongs.find(({ tile }) => tile === dragon)
    if (pong === undefined) return null
    const alone = tiles.every((kind) => kind === dragon || suitOf(kind) === suit)
    return metTogether(alone, [tilesOfSet(pong)])
  }

/** Whether a set of a suit holds a 1 or a 9. */
const touchesEnd = ({ kind, tile }: ReadSet): boolean =>
  kind === 'chow' ? rankOf(tile) === 1 || rankOf(tile) === 7 : isTerminal(tile)

const endsInEverySet = (facts: Facts): boolean => {
  const suited = facts.reading.sets.filter(({ tile }) => isSuited(tile))
  const pair = pairOf(facts)
  return suited.length > 0 && suited.every(touchesEnd) && (isTerminal(pair) || isHonour(pair))
}

/** A 1 or 9 in every set of a suit, the pair of 1s, 9s or honours; honours are there. */
export const endsWithHonours: Finder = (facts) => metWhen(facts.honours && endsInEverySet(facts))

/** A 1 or 9 in every set and in the pair; no honours. */
export const endsOnly: Finder = (facts) => metWhen(!facts.honours && endsInEverySet(facts))

/** Every set and the pair of honours or with a 1 or 9 in it; both honours and terminals are there. */
export const endsAndHonours: Finder = (facts) => {
  const { honours, terminals, reading } = facts
  const fits = reading.sets.every((set) => isHonour(set.tile) || touchesEnd(set))
  const pair = pairOf(facts)
  return metWhen(honours && terminals && fits && (isTerminal(pair) || isHonour(pair)))
}
