import type { GameSummary, UnreadableSave } from './gameTypes'
import { readSummary } from './saveFormat'
import type { SavedSummary } from './saveFormat'

/** All games that are kept, newest first. */
export type Catalogue = {
  readonly unfinished: readonly GameSummary[]
  readonly finished: readonly GameSummary[]
  readonly unreadable: readonly UnreadableSave[]
}

const newestFirst = (a: GameSummary, b: GameSummary): number => b.savedAt - a.savedAt

const plain = ({ version: _, finished: __, ...summary }: SavedSummary): GameSummary => summary

/** Sorts what is kept by what it is; `broken` are saves that proved unreadable when they were opened. */
export const catalogueOf = (
  summaries: ReadonlyMap<string, unknown>,
  broken: ReadonlyMap<string, UnreadableSave> = new Map(),
): Catalogue => {
  const unreadable: UnreadableSave[] = []
  const readable: SavedSummary[] = []
  for (const [id, text] of summaries) {
    const known = broken.get(id)
    const summary = readSummary(text)
    if (known) unreadable.push(known)
    else if (summary.ok) readable.push(summary.value)
    else unreadable.push({ id, problem: summary.problem, fault: summary.fault })
  }
  const those = (finished: boolean) =>
    readable
      .filter((summary) => summary.finished === finished)
      .map(plain)
      .sort(newestFirst)
  return { unfinished: those(false), finished: those(true), unreadable }
}
