import { useLocation } from 'wouter'
import { PLAYERS } from '../app/players'
import { scoreText } from '../app/numbers'
import { useText } from '../app/text'
import { useDateText } from '../app/dates'
import type { GameSummary } from '../../store/gameTypes'
import { useGameActions } from '../../store/hooks'
import play from './PlayButton.module.css'
import styles from './ResumeCard.module.css'

/** The game that lies open on the table: where it stands, and the way back to it. */
export const ResumeCard = ({ saved }: { saved: GameSummary }) => {
  const { app, lobby } = useText()
  const dateText = useDateText()
  const { resume } = useGameActions()
  const [, navigate] = useLocation()
  const goOn = async () => {
    if (await resume()) navigate('/table')
  }
  return (
    <section className={styles['card']} aria-label={lobby.resumeTitle}>
      <div>
        <h2 className={styles['where']}>{lobby.where(saved.hand, saved.round)}</h2>
        <p className={styles['when']}>
          {lobby.lengths[saved.length]} · {dateText(saved.savedAt)}
        </p>
      </div>
      <dl className={styles['scores']}>
        {PLAYERS.map((player) => (
          <div key={player}>
            <dt>{app.players[player]}</dt>
            <dd>{scoreText(saved.scores[player])}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className={play['play']} onClick={() => void goOn()}>
        {lobby.resume}
      </button>
    </section>
  )
}
