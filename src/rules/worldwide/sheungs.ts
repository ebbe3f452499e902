import type { Arrangement } from '../../engine/score/arrangement'
import type { Facts } from '../../engine/score/facts'
import { tilesOfSet } from '../../engine/score/facts'
import type { Group } from '../../engine/score/pattern'
import type { ReadSet } from '../../engine/hand/reading'
import { rankOf, suitIndexOf } from '../../engine/tiles/tile'

/** The rows that draw on the same sheungs, and so are worked out together. */
export type SheungRow =
  | `${'mixed' | 'pure'}-run-${'exposed' | 'concealed'}`
  | `brother-sheungs-${2 | 3 | 4}`
  | `sister-sheungs-${2 | 3 | 4 | 5}`
  | `terminal-sheungs-${'2' | '4-two-suits' | '4-one-suit'}`

type Awards = Partial<Record<SheungRow, Group[]>>

/** A 123 and a 789 of one suit. */
type TerminalPair = readonly [ReadSet, ReadSet]

type Choice = {
  readonly run: readonly ReadSet[]
  readonly pairs: readonly TerminalPair[]
}

const suit = ({ tile }: ReadSet): number => suitIndexOf(tile)
const start = ({ tile }: ReadSet): number => rankOf(tile)
const groupOf = (...sheungs: readonly ReadSet[]): Group => sheungs.flatMap(tilesOfSet)
const startingAt = (sheungs: readonly ReadSet[], rank: number): ReadSet[] =>
  sheungs.filter((sheung) => start(sheung) === rank)

/** The sheungs that have the same key, together. */
const alikeBy = (sheungs: readonly ReadSet[], key: (sheung: ReadSet) => number): ReadSet[][] =>
  [...new Set(sheungs.map(key))].map((value) => sheungs.filter((sheung) => key(sheung) === value))

const add = (awards: Awards, row: SheungRow, ...groups: readonly Group[]): void => {
  if (groups.length > 0) (awards[row] ??= []).push(...groups)
}

/** No run, and every 123, 456, 789 of one suit or of three. */
const runsOf = (sheungs: readonly ReadSet[]): ReadSet[][] => {
  const triples = startingAt(sheungs, 1).flatMap((low) =>
    startingAt(sheungs, 4).flatMap((middle) =>
      startingAt(sheungs, 7).map((high) => [low, middle, high]),
    ),
  )
  return [[], ...triples.filter((triple) => new Set(triple.map(suit)).size !== 2)]
}

/** Every Terminal pair that is not both in the run. */
const pairsOf = (sheungs: readonly ReadSet[], run: readonly ReadSet[]): TerminalPair[] =>
  startingAt(sheungs, 1).flatMap((low) =>
    startingAt(sheungs, 7)
      .filter((high) => suit(high) === suit(low))
      .filter((high) => !(run.includes(low) && run.includes(high)))
      .map((high): TerminalPair => [low, high]),
  )

const subsetsOf = <T>(items: readonly T[]): T[][] =>
  items.reduce<T[][]>((all, item) => [...all, ...all.map((some) => [...some, item])], [[]])

const addRun = (awards: Awards, { run }: Choice): void => {
  if (run.length === 0) return
  const pure = new Set(run.map(suit)).size === 1 ? 'pure' : 'mixed'
  const concealed = run.every(({ drawn }) => drawn) ? 'concealed' : 'exposed'
  add(awards, `${pure}-run-${concealed}`, groupOf(...run))
}

/** The pairs of two 123s and two 789s of one suit, all four of them chosen; else none. */
const fourOfOneSuit = ({ pairs }: Choice): readonly TerminalPair[] => {
  for (const [low, high] of pairs) {
    for (const [otherLow, otherHigh] of pairs) {
      if (otherLow === low || otherHigh === high) continue
      const four = pairs.filter(
        (pair) =>
          (pair[0] === low || pair[0] === otherLow) && (pair[1] === high || pair[1] === otherHigh),
      )
      if (four.length === 4) return four
    }
  }
  return []
}

/** A chosen pair in each of two suits, with at most one sheung of the run among their four; else none. */
const fourOfTwoSuits = ({ pairs, run }: Choice): readonly TerminalPair[] => {
  for (const one of pairs) {
    for (const other of pairs) {
      const inRun = [...one, ...other].filter((sheung) => run.includes(sheung)).length
      if (suit(one[0]) < suit(other[0]) && inRun <= 1) return [one, other]
    }
  }
  return []
}

const addTerminals = (awards: Awards, choice: Choice): void => {
  const oneSuit = fourOfOneSuit(choice)
  const twoSuits = oneSuit.length === 0 ? fourOfTwoSuits(choice) : []
  const inFour = [...oneSuit, ...twoSuits]
  const four = groupOf(...new Set(inFour.flat()))
  if (oneSuit.length > 0) add(awards, 'terminal-sheungs-4-one-suit', four)
  if (twoSuits.length > 0) add(awards, 'terminal-sheungs-4-two-suits', four)
  const others = choice.pairs.filter((pair) => !inFour.includes(pair))
  add(awards, 'terminal-sheungs-2', ...others.map((pair) => groupOf(...pair)))
}

/** The unused sheung with each used one. */
const twoByTwo = (unused: ReadSet, used: readonly ReadSet[]): Group[] =>
  used.map((sheung) => groupOf(unused, sheung))

const among = (some: readonly ReadSet[], others: readonly ReadSet[]): ReadSet[] =>
  some.filter((sheung) => others.includes(sheung))

/** Two equal sheungs or more, of which `used` stand in a chosen Terminal pair. */
const addBrothers = (awards: Awards, same: readonly ReadSet[], used: readonly ReadSet[]): void => {
  const [unused] = same.filter((sheung) => !used.includes(sheung))
  if (unused === undefined) return
  if (same.length > 2 && used.length === same.length - 1) {
    add(awards, 'brother-sheungs-2', ...twoByTwo(unused, used))
  } else add(awards, `brother-sheungs-${same.length as 2 | 3 | 4}`, groupOf(...same))
}

/** Sheungs of two suits or three that start with the same number; `used` stand in a Terminal pair. */
const addSisters = (awards: Awards, same: readonly ReadSet[], used: readonly ReadSet[]): void => {
  const suits = new Set(same.map(suit)).size
  const [unused] = same.filter((sheung) => !used.includes(sheung))
  if (unused === undefined) return
  const others = same.filter((sheung) => suit(sheung) !== suit(unused))
  if (same.length === 2 || (same.length === 3 && suits === 2)) {
    add(awards, 'sister-sheungs-2', groupOf(unused, others[0] as ReadSet))
  } else if (used.length === same.length - 1) {
    const usedOthers = others.filter((sheung) => used.includes(sheung))
    add(awards, 'sister-sheungs-2', ...twoByTwo(unused, usedOthers))
  } else add(awards, `sister-sheungs-${same.length as 3 | 4 | 5}`, groupOf(...same))
}

type Families = {
  readonly brothers: readonly ReadSet[][]
  readonly sisters: readonly ReadSet[][]
}

const awardsOf = (choice: Choice, { brothers, sisters }: Families): Awards => {
  const awards: Awards = {}
  const inPairs = choice.pairs.flat()
  addRun(awards, choice)
  addTerminals(awards, choice)
  for (const same of brothers) addBrothers(awards, same, among(same, inPairs))
  for (const same of sisters) addSisters(awards, same, among(same, inPairs))
  return awards
}

const worthOf = (awards: Awards): string =>
  Object.entries(awards)
    .map(([row, groups]) => `${row} ${groups.length}`)
    .join()

/**
 * Every choice of a Dragon Run and of Terminal Sheung pairs with what it leaves for Brother and Sister
 * Sheungs; more Terminal pairs are preferred. Of choices that earn the same, one with most pairs.
 */
export const sheungArrangements = ({ chows }: Facts): readonly Arrangement[] => {
  const families = {
    brothers: alikeBy(chows, ({ tile }) => tile).filter((same) => same.length > 1),
    sisters: alikeBy(chows, start).filter((same) => new Set(same.map(suit)).size > 1),
  }
  const different = new Map<string, Arrangement>()
  for (const run of runsOf(chows)) {
    for (const pairs of subsetsOf(pairsOf(chows, run))) {
      const awards = awardsOf({ run, pairs }, families)
      const worth = worthOf(awards)
      const preference = pairs.length
      if ((different.get(worth)?.preference ?? -1) < preference) {
        different.set(worth, { awards, preference })
      }
    }
  }
  return [...different.values()]
}
