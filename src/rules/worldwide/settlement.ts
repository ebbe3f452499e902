import type { ScoreSheet } from '../../engine/score/sheet'
import type { Win } from '../../engine/score/win'
import type { Settlement } from '../../engine/table/ruleSet'
import type { Wind } from '../../engine/tiles/seat'
import { owedBy, paidToWinner } from '../payers'

/** The dealer pays this much more than the others for a self-drawn win. */
const DEALER_EXTRA = 1

/**
 * What a win moves, by seat wind: all pay for a self-drawn win, the dealer a little more, else whoever
 * discarded the tile or declared the robbed gong pays alone. Nothing moves below the minimum.
 */
export const settle = (win: Win, sheet: ScoreSheet): readonly Settlement[] => {
  if (sheet.belowMinimum) return []
  const more = (payer: Wind): number =>
    payer === 'E' && win.kind === 'self-draw' ? DEALER_EXTRA : 0
  const byWind = paidToWinner(win, (payer) => sheet.total + more(payer))
  return [{ reason: 'win', byWind, extra: owedBy(win, more) }]
}
