import type { ScoreSheet } from '../../engine/score/sheet'
import type { Win } from '../../engine/score/win'
import type { RuleSet, Stake } from '../../engine/table/ruleSet'
import type { Wind } from '../../engine/tiles/seat'
import { owedBy, paidToWinner } from '../payers'

/** Between the dealer and another: one tai, and two more for every hand that the dealer has kept the deal. */
const dealerTai = (payer: Wind, { seat, streak }: Win): number =>
  payer === 'E' || seat === 'E' ? 1 + 2 * streak : 0

/** What a win moves, by seat wind, in money; the dealer tai of each payment stands under `extra`. */
export const settleFor =
  ({ base, perUnit }: Stake): RuleSet['settle'] =>
  (win: Win, { total }: ScoreSheet) => {
    const tai = (payer: Wind): number => dealerTai(payer, win)
    const byWind = paidToWinner(win, (payer) => base + (total + tai(payer)) * perUnit)
    return [{ reason: 'win', byWind, extra: owedBy(win, tai) }]
  }
