import { useLocation } from 'wouter'
import { useWho } from '../app/people'
import { PLAYERS } from '../app/players'
import { useAmountsOf } from '../app/amounts'
import { useText } from '../app/text'
import { useDateText } from '../app/dates'
import type { GameSummary } from '../../store/gameTypes'
import { useGameActions } from '../../store/hooks'
import play from './PlayButton.module.css'
import styles from './ResumeCard.module.css'

/** The game that lies open on the table: where it stands, and the way back to it. */
export const ResumeCard = ({ saved }: { saved: GameSummary }) => {
  const { app, lobby } = useText()
  const who = useWho()
  const dateText = useDateText()
  const { score } = useAmountsOf(saved.ruleSetId)
  const { resume } = useGameActions()
  const [, navigate] = useLocation()
  const goOn = async () => {
    if (await resume()) navigate('/table')
  }
  const parts = [lobby.ruleSets[saved.ruleSetId]?.name, dateText(saved.savedAt)]
  return (
    <section className={styles['card']} aria-label={lobby.resumeTitle}>
      <div>
        <h2 className={styles['where']}>{app.where(saved.round, saved.hand + 1)}</h2>
        <p className={styles['when']}>{parts.filter(Boolean).join('\u00A0· ')}</p>
      </div>
      <dl className={styles['scores']}>
        {PLAYERS.map((player) => (
          <div key={player}>
            <dt>{who(player).name}</dt>
            <dd>{score(saved.scores[player])}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className={play['play']} onClick={() => void goOn()}>
        {lobby.resume}
      </button>
    </section>
  )
}
