import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import type { HandResult } from '../../engine/table/state'
import type { Seat } from '../../engine/tiles/seat'
import { Choice } from '../app/Choice'
import { useWhoSits } from '../app/people'
import { useRuleInfo } from '../app/ruleInfo'
import { useText } from '../app/text'
import styles from './HandBreakdown.module.css'
import { OpenHands } from './OpenHands'
import { PaymentNotes } from './PaymentNotes'
import { Payments } from './Payments'
import { WinSheet } from './WinSheet'

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const heading = useId()
  return (
    <section className={styles['part']} aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      {children}
    </section>
  )
}

/** The hands that were declared won, one at a time. */
const Wins = ({ hand }: { hand: HandResult }) => {
  const { result } = useText()
  const who = useWhoSits()
  const seats = hand.wins.map(({ seat }) => String(seat))
  const [shown, setShown] = useState(seats[0])
  const won = hand.wins.find(({ seat }) => String(seat) === shown)
  const names = Object.fromEntries(hand.wins.map(({ seat }) => [seat, who(seat).name]))
  if (!won) return null
  return (
    <>
      {seats.length > 1 && (
        <Choice
          legend={result.winner}
          options={seats}
          names={names}
          value={String(won.seat)}
          onChange={setShown}
        />
      )}
      <WinSheet key={won.seat} won={won} hand={hand} />
    </>
  )
}

/** The whole of a finished hand: what was won and why, who paid, and all tiles open. */
export const HandBreakdown = ({ hand, own }: { hand: HandResult; own: Seat }) => {
  const { result } = useText()
  const { units } = useRuleInfo()
  const won = hand.wins.length > 0
  const allHands = (
    <Part title={result.allHands}>
      <OpenHands hand={hand} own={own} />
    </Part>
  )
  return (
    <div className={styles['breakdown']}>
      <div className={styles['columns']}>
        <div className={styles['column']}>{won ? <Wins hand={hand} /> : allHands}</div>
        <div className={styles['column']}>
          <Part title={result.payments[units.paid]}>
            <Payments result={hand} own={own} />
            <PaymentNotes hand={hand} />
          </Part>
          {won && allHands}
        </div>
      </div>
    </div>
  )
}
