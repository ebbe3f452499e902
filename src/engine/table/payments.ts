import { bySeat, windOf } from '../tiles/seat'
import type { BySeat, Seat } from '../tiles/seat'
import { flowerColourOf, kindOf, rankOf } from '../tiles/tile'
import type { FlowerColour, TileId } from '../tiles/tile'
import type { PayReason } from './event'
import type { Settlement } from './ruleSet'
import { emit } from './run'
import type { Run } from './run'
import type { Payment } from './state'

const make = (run: Run, payment: Payment): void => {
  if (payment.deltas.some((delta) => delta !== 0)) emit(run, { event: 'pay', ...payment })
}

const pay = (run: Run, reason: PayReason, deltas: BySeat<number>): void =>
  make(run, { reason, deltas })

/** Each of the three others pays a seat so many points. */
export const othersPay = (run: Run, reason: PayReason, to: Seat, points: number): void =>
  pay(
    run,
    reason,
    bySeat((seat) => (seat === to ? 3 * points : -points)),
  )

/** A seat pays each of the three others so many points. */
export const paysOthers = (run: Run, reason: PayReason, from: Seat, points: number): void =>
  othersPay(run, reason, from, -points)

/** Every player puts so many points into the pool. */
export const fillPool = (run: Run, points: number): void =>
  pay(
    run,
    'pool-in',
    bySeat(() => -points),
  )

/** The whole pool goes to one seat. */
export const takePool = (run: Run, to: Seat): void => {
  const { pool } = run.state
  pay(
    run,
    'pool-out',
    bySeat((seat) => (seat === to ? pool : 0)),
  )
}

/** The whole pool goes back in equal parts. */
export const returnPool = (run: Run): void => {
  const share = run.state.pool / 4
  pay(
    run,
    'pool-out',
    bySeat(() => share),
  )
}

/** What a win moves, seat by seat. */
export const paySettlements = (run: Run, settlements: readonly Settlement[]): void => {
  const { dealer } = run.state
  const seated = (byWind: Settlement['byWind']): BySeat<number> =>
    bySeat((seat) => byWind[windOf(seat, dealer)])
  for (const { reason, byWind, extra } of settlements) {
    const payment = { reason, deltas: seated(byWind) }
    make(run, extra === undefined ? payment : { ...payment, extra: seated(extra) })
  }
}

const numbersOf = (flowers: readonly TileId[]): Set<number> =>
  new Set(flowers.map((tile) => rankOf(kindOf(tile))))

const ofColour = (flowers: readonly TileId[], colour: FlowerColour): TileId[] =>
  flowers.filter((tile) => flowerColourOf(kindOf(tile)) === colour)

const isPure = (flowers: readonly TileId[], colour: FlowerColour): boolean =>
  ofColour(flowers, colour).length === 4

const isMixed = (flowers: readonly TileId[]): boolean =>
  numbersOf(flowers).size === 4 &&
  ofColour(flowers, 'blue').length > 0 &&
  ofColour(flowers, 'red').length > 0

/** Pays for the bouquets that the flower just laid down completed. Source: `worldwide`, "Instant payments". */
export const payBouquets = (run: Run, seat: Seat): void => {
  const { bouquets } = run.rules
  if (bouquets === null) return
  const now = run.state.players[seat].flowers
  const before = now.slice(0, -1)
  if (isMixed(now) && !isMixed(before)) othersPay(run, 'bouquet-mixed', seat, bouquets.mixed)
  const completed = (['blue', 'red'] as const).some(
    (colour) => isPure(now, colour) && !isPure(before, colour),
  )
  if (completed) othersPay(run, 'bouquet-pure', seat, bouquets.pure)
}
