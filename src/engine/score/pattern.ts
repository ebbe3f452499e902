import type { Shape } from '../hand/reading'
import type { TileKind } from '../tiles/tile'
import type { Facts } from './facts'
import type { ScoreLine } from './sheet'
import type { Win } from './win'

/** The tiles that earn one award. */
export type Group = readonly TileKind[]

/** How often a row is met, and by which tiles: one group an award, none where it is not about tiles. */
export type Found = { readonly count: number; readonly groups: readonly Group[] }

/** Answers whether a hand in one reading meets a row; carries no points. */
export type Finder = (facts: Facts) => Found | null

/** Answers whether the other lines of a hand meet a row. */
export type LineFinder = (lines: readonly ScoreLine[]) => Found | null

type Entry<Id extends string> = {
  readonly id: Id
  /** What one award adds; a function where it follows from the round or the streak. */
  readonly points: number | ((win: Win) => number)
  /** The rows that do not add where this one is met. */
  readonly replaces?: readonly NoInfer<Id>[]
  /** The shapes that the row adds to; the standard shape alone where it is not said. */
  readonly shapes?: readonly Shape[]
}

/**
 * A row of a published table, as it is written. `arranged` rows are met by the groups that the chosen arrangement
 * gives them. `among` rows are asked once the best reading stands, and do not choose it.
 */
export type Pattern<Id extends string = string> = Entry<Id> &
  ({ readonly find: Finder } | { readonly arranged: true } | { readonly among: LineFinder })

/** A row of a table with everything said: just one of `find`, `arranged` and `among` is there. */
export type Row<Id extends string = string> = Required<Entry<Id>> & {
  readonly find: Finder | null
  readonly arranged: boolean
  readonly among: LineFinder | null
}

const STANDARD: readonly Shape[] = ['standard']

/** A table of rows whose ids are a union, each `replaces` naming rows of the same table. */
export const scoreTable = <const Id extends string>(
  patterns: readonly Pattern<Id>[],
): readonly Row<Id>[] =>
  patterns.map((pattern) => ({
    id: pattern.id,
    points: pattern.points,
    replaces: pattern.replaces ?? [],
    shapes: pattern.shapes ?? STANDARD,
    find: 'find' in pattern ? pattern.find : null,
    arranged: 'arranged' in pattern,
    among: 'among' in pattern ? pattern.among : null,
  }))

/** Met once, by the whole hand or the way it was won. */
const MET: Found = { count: 1, groups: [] }

/** Met once where the condition holds. */
export const metWhen = (condition: boolean): Found | null => (condition ? MET : null)

/** Met once for each group. */
export const metBy = (groups: readonly Group[]): Found | null =>
  groups.length === 0 ? null : { count: groups.length, groups }

/** Met once, by all the groups together, where the condition holds. */
export const metTogether = (condition: boolean, groups: readonly Group[]): Found | null =>
  condition ? { count: 1, groups: [groups.flat()] } : null
