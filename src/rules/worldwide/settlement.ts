import type { ScoreSheet } from '../../engine/score/sheet'
import type { Win } from '../../engine/score/win'
import type { Settlement } from '../../engine/table/ruleSet'
import { WINDS } from '../../engine/tiles/seat'
import type { Wind } from '../../engine/tiles/seat'

/** The dealer pays this much more than the others for a self-drawn win. */
const DEALER_EXTRA = 1

const paidBy = (payer: Wind, win: Win, total: number): number => {
  if (payer === win.seat) return 0
  if (win.kind === 'self-draw') return total + (payer === 'E' ? DEALER_EXTRA : 0)
  return payer === win.discarder ? total : 0
}

/**
 * What a win moves, by seat wind: all pay for a self-drawn win, the dealer a little more, else whoever
 * discarded the tile or declared the robbed gong pays alone. Nothing moves below the minimum.
 */
export const settle = (win: Win, sheet: ScoreSheet): readonly Settlement[] => {
  if (sheet.belowMinimum) return []
  const byWind = { E: 0, S: 0, W: 0, N: 0 }
  for (const payer of WINDS) {
    const points = paidBy(payer, win, sheet.total)
    byWind[payer] -= points
    byWind[win.seat] += points
  }
  return [{ reason: 'win', byWind }]
}
