import type { PayReason } from '../../engine/table/event'
import type { HandResult, Payment } from '../../engine/table/state'
import { bySeat, SEATS } from '../../engine/tiles/seat'
import type { BySeat, Seat } from '../../engine/tiles/seat'

/** Everything that moved for one reason; wins stand apart by their winner. */
export type PaymentRow = {
  readonly reason: PayReason
  readonly winner: Seat | null
  readonly deltas: BySeat<number>
  /** What each who paid owed beyond the hand's total, in the unit of hands; null where nobody ever does. */
  readonly extra: BySeat<number> | null
  /** What went into the pool, so that a row always sums to nothing. */
  readonly pool: number
}

const plus = (a: BySeat<number>, b: BySeat<number>): BySeat<number> =>
  bySeat((seat) => a[seat] + b[seat])

const poolPart = (deltas: BySeat<number>): number =>
  0 - (deltas[0] + deltas[1] + deltas[2] + deltas[3])

const rowOf = ({ reason, deltas, extra }: Payment, winner: Seat | null): PaymentRow => ({
  reason,
  winner,
  deltas,
  extra: extra ?? null,
  pool: poolPart(deltas),
})

const added = (rows: readonly PaymentRow[], row: PaymentRow): PaymentRow[] => {
  const at = rows.findIndex((one) => one.reason === row.reason && one.winner === row.winner)
  const same = rows[at]
  if (!same) return [...rows, row]
  return rows.with(at, {
    ...same,
    deltas: plus(same.deltas, row.deltas),
    pool: same.pool + row.pool,
  })
}

/** Who was paid for a win: nobody else gains from it. */
const winnerOf = ({ reason, deltas }: Payment): Seat | null =>
  reason === 'win' ? (SEATS.find((seat) => deltas[seat] > 0) ?? null) : null

/** The payments of a hand by reason, in the order in which they were first made. */
export const paymentRows = ({ payments }: HandResult): PaymentRow[] =>
  payments.reduce<PaymentRow[]>(
    (rows, payment) => added(rows, rowOf(payment, winnerOf(payment))),
    [],
  )
