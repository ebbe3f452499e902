import type { HandResult } from '../../engine/table/state'
import { seatsFrom, windOf } from '../../engine/tiles/seat'
import type { Seat } from '../../engine/tiles/seat'
import { useWhoSits } from '../app/people'
import { useText } from '../app/text'
import styles from './OpenHands.module.css'
import { ShownHand } from './ShownHand'
import { openHand, winningHand } from './shownHand'

const groupsOf = (hand: HandResult, seat: Seat) => {
  const won = hand.wins.find((win) => win.seat === seat)
  return won ? winningHand(won, hand.hands[seat]) : openHand(hand.hands[seat], seat)
}

/** All four hands laid open, from `own` on in turn order. */
export const OpenHands = ({ hand, own }: { hand: HandResult; own: Seat }) => {
  const { app, result } = useText()
  const who = useWhoSits()
  return (
    <ul className={styles['hands']}>
      {seatsFrom(own).map((seat) => (
        <li key={seat} className={styles['hand']}>
          <p className={styles['who']}>
            {result.handOf(who(seat))}
            <span className={styles['wind']}>{app.winds[windOf(seat, hand.dealer)]}</span>
            {hand.hands[seat].closed && <span className={styles['wind']}>{result.closed}</span>}
          </p>
          <ShownHand groups={groupsOf(hand, seat)} />
        </li>
      ))}
    </ul>
  )
}
