import { useContext, useState } from 'react'
import type { PlayerView } from '../../engine/table/view'
import { windOf } from '../../engine/tiles/seat'
import type { Seat } from '../../engine/tiles/seat'
import { useAmounts } from '../app/amounts'
import { Face } from '../app/Face'
import { useCharacterAt, useWhoSits } from '../app/people'
import { useText } from '../app/text'
import { RevealContext } from '../motion/useReveal'
import { Spoken } from './Spoken'
import { CallOut } from './CallOut'
import type { Place } from './places'
import styles from './SeatPlate.module.css'
import { SeatLevel } from './SeatLevel'
import { StreakDie } from './StreakDie'
import { turnOf } from './table'

type Props = { readonly view: PlayerView; readonly seat: Seat; readonly place: Place }

/** A score as it is shown: at the end of a hand it changes once the points have come across. */
const useShownScore = (score: string): string => {
  const revealed = useContext(RevealContext) === 'over'
  const [shown, show] = useState(score)
  if (revealed && shown !== score) show(score)
  return shown
}

/** Who sits here, with which wind and score; who deals, whose turn it is, whose hand is closed. */
export const SeatPlate = ({ view, seat, place }: Props) => {
  const { app, table } = useText()
  const { name } = useWhoSits()(seat)
  const character = useCharacterAt(seat)
  const score = useShownScore(useAmounts().score(view.scores[seat]))
  const wind = windOf(seat, view.dealer)
  const turn = turnOf(view) === seat
  return (
    <div
      className={styles['plate']}
      data-plate={seat}
      data-place={place}
      data-turn={turn || undefined}
    >
      {character && (
        <span className={styles['face']}>
          <Face of={character} />
        </span>
      )}
      <abbr
        className={styles['wind']}
        title={app.winds[wind]}
        data-dealer={wind === 'E' || undefined}
      >
        {table.plate.winds[wind]}
      </abbr>
      <span className={styles['name']}>{name}</span>
      <span key={score} className={styles['score']}>
        {score}
      </span>
      <SeatLevel seat={seat} />
      {wind === 'E' && <span className={styles['tag']}>{table.plate.dealer}</span>}
      {wind === 'E' && view.streak > 0 && (
        <span className={styles['streak']}>
          <StreakDie streak={view.streak} />
        </span>
      )}
      {view.players[seat].closed && (
        <span className={styles['tag']} data-closed>
          {table.plate.closed}
        </span>
      )}
      <Spoken>{turn && table.plate.turn}</Spoken>
      <CallOut seat={seat} />
    </div>
  )
}
