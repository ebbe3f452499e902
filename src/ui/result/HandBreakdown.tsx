import { Suspense, useId, useState } from 'react'
import type { ReactNode } from 'react'
import type { HandResult, HandWin } from '../../engine/table/state'
import type { Seat } from '../../engine/tiles/seat'
import { Choice } from '../app/Choice'
import { useWhoSits } from '../app/people'
import { useRuleInfo } from '../app/ruleInfo'
import { useText } from '../app/text'
import { Elsewhere } from './Elsewhere'
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

type WinsProps = { hand: HandResult; won: HandWin; onShow: (seat: Seat) => void }

/** The hands that were declared won, one at a time. */
const Wins = ({ hand, won, onShow }: WinsProps) => {
  const { result } = useText()
  const who = useWhoSits()
  const seats = hand.wins.map(({ seat }) => String(seat))
  const names = Object.fromEntries(hand.wins.map(({ seat }) => [seat, who(seat).name]))
  return (
    <>
      {seats.length > 1 && (
        <Choice
          legend={result.winner}
          options={seats}
          names={names}
          value={String(won.seat)}
          onChange={(seat) => onShow(Number(seat) as Seat)}
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
  const [shown, show] = useState(hand.wins[0]?.seat)
  const won = hand.wins.find(({ seat }) => seat === shown)
  const allHands = (
    <Part title={result.allHands}>
      <OpenHands hand={hand} own={own} />
    </Part>
  )
  return (
    <div className={styles['breakdown']}>
      <div className={styles['columns']}>
        <div className={styles['column']}>
          {won ? <Wins hand={hand} won={won} onShow={show} /> : allHands}
        </div>
        <div className={styles['column']}>
          <Part title={result.payments[units.paid]}>
            <Payments result={hand} own={own} />
            <PaymentNotes hand={hand} />
          </Part>
          {won && allHands}
        </div>
        {won && (
          <div className={styles['column']}>
            <Suspense>
              <Elsewhere key={won.seat} won={won} />
            </Suspense>
          </div>
        )}
      </div>
    </div>
  )
}
