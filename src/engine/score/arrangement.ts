import type { Group } from './pattern'

/**
 * One choice of what the sets of a reading are used for, where rows draw on the same sets: the groups
 * that earn each row, by its id. Between choices worth the same, more `preference` stands first.
 */
export type Arrangement = {
  readonly awards: Readonly<Partial<Record<string, readonly Group[]>>>
  readonly preference: number
}

/** The only choice where no rows share sets. */
export const NO_ARRANGEMENT: Arrangement = { awards: {}, preference: 0 }
