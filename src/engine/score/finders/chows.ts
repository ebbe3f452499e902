import type { ReadSet } from '../../hand/reading'
import { rankOf, suitIndexOf } from '../../tiles/tile'
import type { TileKind } from '../../tiles/tile'
import type { Facts } from '../facts'
import { tilesOfSet } from '../facts'
import type { Finder } from '../pattern'
import { metBy, metTogether, metWhen } from '../pattern'

const isClean = ({ win, honours }: Facts): boolean => win.flowers.length === 0 && !honours

/** Five chows, with flowers or honours. */
export const allChows: Finder = (facts) => metWhen(facts.chows.length === 5 && !isClean(facts))

/** Five chows, neither flowers nor honours. */
export const allChowsClean: Finder = (facts) => metWhen(facts.chows.length === 5 && isClean(facts))

/** Chows that start at this number and at those that follow it, one each, as many as there are without a gap. */
const stepsFrom = (chows: readonly ReadSet[], low: number, most: number): ReadSet[] => {
  const steps: ReadSet[] = []
  while (steps.length < most) {
    const next = chows.find(({ tile }) => rankOf(tile) === low + steps.length)
    if (next === undefined) break
    steps.push(next)
  }
  return steps
}

/** So many chows, each starting one number higher than the one before, in any suits; once. */
export const steppedChows =
  (length: number): Finder =>
  ({ chows }) => {
    if (chows.length < length) return null
    for (const { tile } of chows) {
      const steps = stepsFrom(chows, rankOf(tile), length)
      if (steps.length === length) return metTogether(true, steps.map(tilesOfSet))
    }
    return null
  }

/** Every choice of chows that start at these numbers, one for each number, in exactly so many suits. */
const choicesAt = (
  chows: readonly ReadSet[],
  ranks: readonly number[],
  suits: number,
): ReadSet[][] => {
  if (chows.length < ranks.length) return []
  const choices = ranks.reduce<ReadSet[][]>(
    (some, rank) => {
      const next = chows.filter(({ tile }) => rankOf(tile) === rank)
      return some.flatMap((chosen) => next.map((chow) => [...chosen, chow]))
    },
    [[]],
  )
  return choices.filter((choice) => new Set(choice.map(suitOfChow)).size === suits)
}

const suitOfChow = ({ tile }: ReadSet): number => suitIndexOf(tile)

/** Three chows whose starting numbers rise by one, in exactly so many suits; once. */
export const stepsInSuits =
  (suits: 1 | 3): Finder =>
  ({ chows }) => {
    const [steps] = [1, 2, 3, 4, 5].flatMap((low) =>
      choicesAt(chows, [low, low + 1, low + 2], suits),
    )
    return metTogether(steps !== undefined, (steps ?? []).map(tilesOfSet))
  }

/** 123, 456 and 789 in exactly so many suits; `concealed` where some choice of them was all drawn. */
export const straightInSuits =
  (suits: 1 | 3, concealed: boolean): Finder =>
  ({ chows }) => {
    const choices = choicesAt(chows, [1, 4, 7], suits)
    const allDrawn = choices.find((choice) => choice.every(({ drawn }) => drawn))
    const [straight] = allDrawn === undefined ? choices : [allDrawn]
    const met = straight !== undefined && concealed === (allDrawn !== undefined)
    return metTogether(met, (straight ?? []).map(tilesOfSet))
  }

/** The same chow exactly so often, and no chow more often; once. */
export const mostEqualChows =
  (count: number): Finder =>
  ({ chows }) => {
    if (chows.length < count) return null
    const alike = chows.map(({ tile }) => chows.filter((chow) => chow.tile === tile))
    const [most = []] = alike.toSorted((a, b) => b.length - a.length)
    return metTogether(most.length === count, most.map(tilesOfSet))
  }

/** Once for each starting number of which there are chows in exactly so many suits. */
export const sameChowInSuits =
  (suits: number): Finder =>
  ({ chows }) => {
    const kinds = [...new Set(chows.map(({ tile }) => tile))]
    const ranks = [...new Set(kinds.map(rankOf))]
    const different = ranks.map((rank) =>
      kinds.filter((kind) => rankOf(kind) === rank).map((kind) => chowFrom(chows, kind)),
    )
    const met = different.filter((sets) => sets.length === suits)
    return metBy(met.map((sets) => sets.flatMap(tilesOfSet)))
  }

const chowFrom = (chows: readonly ReadSet[], kind: TileKind): ReadSet =>
  chows.find(({ tile }) => tile === kind) as ReadSet

/** The 123s and 789s of a suit, as many of the one as of the other. */
const endsOfSuit = (chows: readonly ReadSet[], suit: number): ReadSet[][] => {
  const inSuit = chows.filter((chow) => suitOfChow(chow) === suit)
  const high = inSuit.filter(({ tile }) => rankOf(tile) === 7)
  const low = inSuit.filter(({ tile }) => rankOf(tile) === 1)
  return low.slice(0, high.length).map((chow, at) => [chow, high[at] as ReadSet])
}

/** 123 and 789 of one suit in exactly so many suits, so often in each. */
export const endChows =
  (suits: number, times: number): Finder =>
  ({ chows }) => {
    if (chows.length < 2 * suits * times) return null
    const ends = [0, 1, 2].map((suit) => endsOfSuit(chows, suit)).filter(({ length }) => length > 0)
    const met = ends.length === suits && ends.every(({ length }) => length === times)
    return metTogether(met, ends.flat(2).map(tilesOfSet))
  }

/** Whether the winning tile ends a chow that its other two tiles could have grown to at either side. */
const isTwoSided = ({ win, reading: { sets, joined } }: Facts): boolean => {
  const chow = typeof joined === 'number' ? sets[joined] : undefined
  if (chow?.kind !== 'chow') return false
  const low = rankOf(chow.tile)
  return win.winningTile === chow.tile ? low < 7 : win.winningTile === chow.tile + 2 && low > 1
}

/** Five chows, neither flowers nor honours, won on another's tile at one side of a two-sided wait. */
export const allChowsOnTwoSidedWait: Finder = (facts) => {
  const { chows, win, waits } = facts
  const chowsAlone = chows.length === 5 && isClean(facts)
  return metWhen(chowsAlone && win.kind !== 'self-draw' && waits.length > 1 && isTwoSided(facts))
}
