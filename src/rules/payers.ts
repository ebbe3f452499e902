import type { Win } from '../engine/score/win'
import { WINDS } from '../engine/tiles/seat'
import type { Wind } from '../engine/tiles/seat'

type ByWind = Readonly<Record<Wind, number>>

const pays = (payer: Wind, { seat, discarder }: Win): boolean =>
  discarder === null ? payer !== seat : payer === discarder

/** What each wind owes for a win: all others for a self-drawn one, else whoever gave the tile; 0 for the rest. */
export const owedBy = (win: Win, owes: (payer: Wind) => number): ByWind => {
  const owed = (wind: Wind): number => (pays(wind, win) ? owes(wind) : 0)
  return { E: owed('E'), S: owed('S'), W: owed('W'), N: owed('N') }
}

/** What a win moves, by seat wind, where each who pays owes the winner so much. */
export const paidToWinner = (win: Win, owes: (payer: Wind) => number): ByWind => {
  const byWind = { E: 0, S: 0, W: 0, N: 0 }
  const owed = owedBy(win, owes)
  for (const payer of WINDS) {
    byWind[payer] -= owed[payer]
    byWind[win.seat] += owed[payer]
  }
  return byWind
}
