/** The item that ranks highest, the first of several alike; undefined where there is none. */
export const most = <T>(items: readonly T[], rankOf: (item: T) => number): T | undefined => {
  let best: T | undefined
  let bestRank = -Infinity
  for (const item of items) {
    const rank = rankOf(item)
    if (rank <= bestRank) continue
    best = item
    bestRank = rank
  }
  return best
}
