import type { SeenEvent } from '../../engine/table/view'
import { SEATS } from '../../engine/tiles/seat'
import type { Seat } from '../../engine/tiles/seat'

/** Points that go from one to another; the pool lies in the middle of the table. */
export type Transfer = {
  readonly from: Seat | 'pool'
  readonly to: Seat | 'pool'
  readonly points: number
}

type Side = { readonly who: Seat | 'pool'; left: number }

/** Who has lost and who has gained in a step, the pool for what is not evened out. */
const sidesOf = (
  events: readonly SeenEvent[],
): { readonly payers: Side[]; readonly gainers: Side[] } => {
  const net = SEATS.map((seat) =>
    events.reduce((sum, event) => sum + (event.event === 'pay' ? event.deltas[seat] : 0), 0),
  )
  const pool = 0 - net.reduce((sum, points) => sum + points, 0)
  const all = [
    ...SEATS.map((who, at) => ({ who, points: net[at] ?? 0 })),
    { who: 'pool' as const, points: pool },
  ]
  const side = (sign: 1 | -1): Side[] =>
    all.flatMap(({ who, points }) => (points * sign > 0 ? [{ who, left: points * sign }] : []))
  return { payers: side(-1), gainers: side(1) }
}

/** What moves between players, and to or from the pool, in the payments of a step. */
export const transfersOf = (events: readonly SeenEvent[]): readonly Transfer[] => {
  const { payers, gainers } = sidesOf(events)
  const transfers: Transfer[] = []
  for (const payer of payers) {
    for (const gainer of gainers) {
      const points = Math.min(payer.left, gainer.left)
      if (points === 0) continue
      transfers.push({ from: payer.who, to: gainer.who, points })
      payer.left -= points
      gainer.left -= points
    }
  }
  return transfers
}
