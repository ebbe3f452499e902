import type { ScoreSheet } from '../../engine/score/sheet'
import type { Win } from '../../engine/score/win'
import type { Settlement } from '../../engine/table/ruleSet'
import { paidToWinner } from '../payers'

/** What a win moves, by seat wind: the full total from each who pays. Nothing moves below the minimum. */
export const settle = (win: Win, sheet: ScoreSheet): readonly Settlement[] =>
  sheet.belowMinimum ? [] : [{ reason: 'win', byWind: paidToWinner(win, () => sheet.total) }]
