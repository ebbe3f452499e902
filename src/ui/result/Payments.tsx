import type { HandResult } from '../../engine/table/state'
import { SEATS, seatsFrom, windOf } from '../../engine/tiles/seat'
import type { Seat } from '../../engine/tiles/seat'
import { figure } from '../../i18n/figure'
import { useWhoSits } from '../app/people'
import { placesOf } from '../app/standings'
import { useRuleInfo } from '../app/ruleInfo'
import { useText } from '../app/text'
import { useWords } from '../app/words'
import { Amount } from './Amount'
import styles from './Payments.module.css'
import { paymentRows } from './payments'
import type { PaymentRow } from './payments'

type Columns = { seats: readonly Seat[]; pool: boolean }

const Heads = ({ seats, pool, dealer }: Columns & { dealer: Seat }) => {
  const { app, result } = useText()
  const who = useWhoSits()
  return (
    <thead>
      <tr>
        <th scope="col">{result.reason}</th>
        {seats.map((seat) => (
          <th key={seat} scope="col">
            {who(seat).name}
            <span className={styles['wind']}>{app.winds[windOf(seat, dealer)]}</span>
          </th>
        ))}
        {pool && <th scope="col">{result.pool}</th>}
      </tr>
    </thead>
  )
}

const useRowName = (severalWinners: boolean) => {
  const { table, result } = useText()
  const words = useWords()
  const who = useWhoSits()
  return ({ reason, winner }: PaymentRow): string =>
    severalWinners && winner !== null
      ? result.hand(words.here(table.payReasons.win), who(winner))
      : words.here(table.payReasons[reason])
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0)

/** The amounts of a row, which add up to nothing also while they count up. */
const Amounts = ({ of: amounts }: { of: readonly number[] }) =>
  amounts.map((points, at) => (
    <td key={at}>
      <Amount points={points} before={sumOf(amounts.slice(0, at))} />
    </td>
  ))

const Rows = ({ seats, pool, rows }: Columns & { rows: readonly PaymentRow[] }) => {
  const rowName = useRowName(rows.filter(({ winner }) => winner !== null).length > 1)
  return (
    <tbody>
      {rows.map((row) => (
        <tr key={`${row.reason} ${row.winner}`}>
          <th scope="row">{rowName(row)}</th>
          <Amounts of={[...seats.map((seat) => row.deltas[seat]), ...(pool ? [row.pool] : [])]} />
        </tr>
      ))}
    </tbody>
  )
}

const Sums = ({ seats, pool, result: hand }: Columns & { result: HandResult }) => {
  const { result } = useText()
  const places = placesOf(SEATS.map((seat) => hand.scores[seat]))
  const inPool = 0 - sumOf(hand.deltas)
  return (
    <tfoot>
      <tr>
        <th scope="row">{result.thisHand}</th>
        <Amounts of={[...seats.map((seat) => hand.deltas[seat]), ...(pool ? [inPool] : [])]} />
      </tr>
      <tr>
        <th scope="row">{result.scoreNow}</th>
        {seats.map((seat) => (
          <td key={seat}>{figure(hand.scores[seat])}</td>
        ))}
        {pool && <td>{figure(hand.next.pool)}</td>}
      </tr>
      <tr>
        <th scope="row">{result.place}</th>
        {seats.map((seat) => (
          <td key={seat}>{result.placeShort(places[seat] ?? 1)}</td>
        ))}
        {pool && <td>–</td>}
      </tr>
    </tfoot>
  )
}

/** What every seat gained and lost in a hand, by reason, and where that leaves it; `own` stands first. */
export const Payments = ({ result: hand, own }: { result: HandResult; own: Seat }) => {
  const { result } = useText()
  const { units } = useRuleInfo()
  const name = result.payments[units.paid]
  const rows = paymentRows(hand)
  const columns = { seats: seatsFrom(own), pool: rows.some((row) => row.pool !== 0) }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by key
    <div className={styles['scroll']} tabIndex={0} role="group" aria-label={name}>
      <table className={styles['table']}>
        <Heads {...columns} dealer={hand.dealer} />
        <Rows {...columns} rows={rows} />
        <Sums {...columns} result={hand} />
      </table>
    </div>
  )
}
