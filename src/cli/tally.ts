import type { PlayedHand } from './selfPlay'

/** What happened in many hands. */
export type Tally = {
  hands: number
  draws: number
  falseMahjong: number
  readonly wins: Record<'self-draw' | 'discard' | 'rob-gong' | 'flowers', number>
  readonly scores: number[]
  readonly rows: Map<string, number>
}

export const emptyTally = (): Tally => ({
  hands: 0,
  draws: 0,
  falseMahjong: 0,
  wins: { 'self-draw': 0, discard: 0, 'rob-gong': 0, flowers: 0 },
  scores: [],
  rows: new Map(),
})

/** Counts one more hand. */
export const count = (tally: Tally, { result }: PlayedHand): void => {
  tally.hands += 1
  if (result.outcome === 'drawn') tally.draws += 1
  for (const { win, sheet, falseMahjong } of result.wins) {
    if (falseMahjong || sheet === null) {
      tally.falseMahjong += 1
      continue
    }
    tally.wins[sheet.reading === null ? 'flowers' : win.kind] += 1
    tally.scores.push(sheet.total)
    for (const { id } of sheet.lines) tally.rows.set(id, (tally.rows.get(id) ?? 0) + 1)
  }
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length

const rounded = (number: number): number => Math.round(number * 100) / 100

/** The tally as the command prints it; `seconds` is how long the hands took. Rows stand in the table's order. */
export const summaryOf = (tally: Tally, seconds: number, rowOrder: readonly string[]) => {
  const average = mean(tally.scores)
  const spread = Math.sqrt(mean(tally.scores.map((score) => (score - average) ** 2)))
  return {
    hands: tally.hands,
    handsPerSecond: rounded(tally.hands / seconds),
    wins: tally.wins,
    draws: tally.draws,
    falseMahjong: tally.falseMahjong,
    winningScore: { average: rounded(average), spread: rounded(spread) },
    rows: Object.fromEntries(
      rowOrder.flatMap((id) => (tally.rows.has(id) ? [[id, tally.rows.get(id)]] : [])),
    ),
  }
}
