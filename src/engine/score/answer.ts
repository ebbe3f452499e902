import { countsOf } from '../hand/counts'
import { waitsOf } from '../hand/waits'
import { printTile } from '../tiles/notation'
import type { Wind } from '../tiles/seat'
import { WINDS } from '../tiles/seat'
import { shapesAllowed } from './judge'
import type { ScoringRules } from './scoringRules'
import type { Judgement, ScoreSheet } from './sheet'
import type { Win } from './win'

/** What an answer asks of a rule set: how it scores, and what a win moves between the winds. */
export type Settling = {
  readonly scoring: ScoringRules
  readonly settle: (
    win: Win,
    sheet: ScoreSheet,
  ) => readonly { readonly byWind: Readonly<Record<Wind, number>> }[]
}

/** What the scorer answers to a scoring record, ready to be written. */
export type Answer =
  | { readonly complete: false; readonly reason: string; readonly waits: readonly string[] }
  | {
      readonly complete: true
      readonly belowMinimum: boolean
      readonly total: number
      readonly lines: readonly { readonly id: string; points: number; count: number }[]
      readonly replaced: readonly { readonly id: string; readonly by: string }[]
      readonly payments: Readonly<Record<Wind, number>>
      readonly waits: readonly string[]
    }

const paymentsOf = (rules: Settling, win: Win, sheet: ScoreSheet): Record<Wind, number> => {
  const payments = { E: 0, S: 0, W: 0, N: 0 }
  for (const { byWind } of rules.settle(win, sheet)) {
    for (const wind of WINDS) payments[wind] += byWind[wind]
  }
  return payments
}

/** Writes what a judged win is worth, what it moves and what the hand waited for. */
export const answerOf = (rules: Settling, win: Win, judgement: Judgement): Answer => {
  const shapes = shapesAllowed(rules.scoring, win.closed)
  const waits = waitsOf(shapes, countsOf(win.concealed), win.melds).map(printTile).sort()
  if (!judgement.complete) return { ...judgement, waits }
  const { belowMinimum, total, lines, replaced } = judgement.sheet
  return {
    complete: true,
    belowMinimum,
    total,
    lines: lines.map(({ id, points, count }) => ({ id, points, count })),
    replaced,
    payments: paymentsOf(rules, win, judgement.sheet),
    waits,
  }
}
