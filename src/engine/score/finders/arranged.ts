import type { Finder } from '../pattern'
import { metBy } from '../pattern'

/** Once for each group that the chosen arrangement gives to the row of this id. */
export const arranged =
  (id: string): Finder =>
  ({ arrangement }) =>
    metBy(arrangement.awards[id] ?? [])
