import type { Stake } from '../../engine/table/ruleSet'
import type { HandResult } from '../../engine/table/state'
import { SEATS } from '../../engine/tiles/seat'
import type { Seat } from '../../engine/tiles/seat'
import { figure } from '../../i18n/figure'
import { useAmounts } from '../app/amounts'
import { useWhoSits } from '../app/people'
import { useRuleInfo } from '../app/ruleInfo'
import { useText } from '../app/text'
import styles from './Payments.module.css'
import { paymentRows } from './payments'
import type { PaymentRow } from './payments'

const payersOf = ({ deltas }: PaymentRow): Seat[] => SEATS.filter((seat) => deltas[seat] < 0)

const totalOf = ({ wins }: HandResult, { winner }: PaymentRow): number =>
  wins.find(({ seat }) => seat === winner)?.sheet?.total ?? 0

/** How each payment for a win comes about where it is not the hand's total: `100 + (5 + 3) × 20 = $260`. */
const useStakeNotes = () => {
  const { result } = useText()
  const { paid } = useAmounts()
  const who = useWhoSits()
  return ({ base, perUnit }: Stake, hand: HandResult, row: PaymentRow): string[] => {
    const total = figure(totalOf(hand, row))
    return payersOf(row).map((seat) => {
      const extra = row.extra?.[seat] ?? 0
      const tai = extra > 0 ? result.withDealerTai(total, figure(extra)) : result.plainTai(total)
      const sum = result.stakeSum(figure(base), tai, figure(perUnit))
      return result.stakePays(who(seat), sum, paid(-row.deltas[seat]))
    })
  }
}

/** Who paid more than the others for the same, and why. */
const useMoreNotes = () => {
  const { result } = useText()
  const { paid } = useAmounts()
  const who = useWhoSits()
  return (row: PaymentRow): string[] => {
    if (row.reason === 'rob') {
      return payersOf(row).map((seat) => result.robbedMore(who(seat), paid(-row.deltas[seat])))
    }
    const { extra } = row
    if (extra === null) return []
    return SEATS.filter((seat) => extra[seat] > 0).map((seat) =>
      result.paysMore(who(seat), paid(extra[seat])),
    )
  }
}

/** What the table of payments does not say by itself. */
export const PaymentNotes = ({ hand }: { hand: HandResult }) => {
  const { result } = useText()
  const { stake } = useRuleInfo()
  const stakeNotes = useStakeNotes()
  const moreNotes = useMoreNotes()
  const notes = paymentRows(hand).flatMap((row) =>
    stake !== null && row.reason === 'win' ? stakeNotes(stake, hand, row) : moreNotes(row),
  )
  if (notes.length === 0) return null
  return (
    <>
      <ul className={styles['notes']}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {stake !== null && <p className={styles['how']}>{result.stakeNote}</p>}
    </>
  )
}
