import type { ScoreSheet } from '../../engine/score/sheet'
import type { Win } from '../../engine/score/win'
import type { Settlement } from '../../engine/table/ruleSet'
import { paidToWinner } from '../payers'

/** What the declarer of a robbed kong pays on top of the hand, its own row counted there already. */
const ROBBED_POINTS = 10

/** What a win moves, by seat wind: the same from each who pays. Nothing moves below the minimum. */
export const settle = (win: Win, sheet: ScoreSheet): readonly Settlement[] => {
  if (sheet.belowMinimum) return []
  const hand: Settlement = { reason: 'win', byWind: paidToWinner(win, () => sheet.total) }
  if (win.kind !== 'rob-gong') return [hand]
  return [hand, { reason: 'rob', byWind: paidToWinner(win, () => ROBBED_POINTS) }]
}
