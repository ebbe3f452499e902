import { isSuited, isTerminal } from '../../tiles/tile'
import type { Facts } from '../facts'
import type { Finder, LineFinder } from '../pattern'
import { metTogether, metWhen } from '../pattern'

/** The kinds that stand there as two pairs. */
const alike = ({ reading: { pairs } }: Facts) => pairs.filter((kind, at) => kind === pairs[at - 1])

/** From so many undeclared kongs, held as two pairs each, to so many. */
export const pairsAlike =
  (least: number, most: number): Finder =>
  (facts) => {
    const kinds = alike(facts)
    const groups = kinds.map((kind) => [kind, kind, kind, kind])
    const met = kinds.length >= least && kinds.length <= most
    return kinds.length === 0 ? metWhen(met) : metTogether(met, groups)
  }

/** Both ends of all three suits are there. */
export const everyEnd: Finder = ({ tiles }) => {
  const ends = [...new Set(tiles.filter((kind) => isSuited(kind) && isTerminal(kind)))]
  return metTogether(ends.length === 6, [ends.sort((a, b) => a - b)])
}

/** All lines but the one named come to exactly one point. */
export const onePointBeside =
  (id: string): LineFinder =>
  (lines) =>
    metWhen(lines.reduce((sum, line) => sum + (line.id === id ? 0 : line.points), 0) === 1)
