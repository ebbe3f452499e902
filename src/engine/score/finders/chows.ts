import type { ReadSet } from '../../hand/reading'
import { rankOf } from '../../tiles/tile'
import type { Facts } from '../facts'
import { tilesOfSet } from '../facts'
import type { Finder } from '../pattern'
import { metTogether, metWhen } from '../pattern'

const isClean = ({ win, honours }: Facts): boolean => win.flowers.length === 0 && !honours

/** Five chows, with flowers or honours. */
export const allChows: Finder = (facts) => metWhen(facts.chows.length === 5 && !isClean(facts))

/** Five chows, neither flowers nor honours. */
export const allChowsClean: Finder = (facts) => metWhen(facts.chows.length === 5 && isClean(facts))

/** So many chows, each starting one number higher than the one before, in any suits; once. */
export const steppedChows =
  (length: number): Finder =>
  ({ chows }) => {
    const from = (rank: number): ReadSet[] =>
      Array.from({ length }, (_, step) => rank + step).flatMap((start) =>
        chows.filter(({ tile }) => rankOf(tile) === start).slice(0, 1),
      )
    const steps = chows.map(({ tile }) => from(rankOf(tile))).find((set) => set.length === length)
    return metTogether(steps !== undefined, (steps ?? []).map(tilesOfSet))
  }
