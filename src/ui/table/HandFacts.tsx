import type { PlayerView } from '../../engine/table/view'
import { useRuleInfo } from '../app/ruleInfo'
import { useText } from '../app/text'
import styles from './HandFacts.module.css'

/** Which hand this is, how many tiles are left, what lies in the pool. */
export const HandFacts = ({ view }: { readonly view: PlayerView }) => {
  const { app, table } = useText()
  const { plate } = table
  const { hasPool } = useRuleInfo()
  return (
    <div className={styles['facts']}>
      <p className={styles['round']}>
        <strong>{app.round(view.round)}</strong> <span>{app.hand(view.hand + 1)}</span>
        {view.streak > 0 && (
          <span className={styles['streak']} aria-hidden="true">
            {plate.streakShort(view.streak)}
          </span>
        )}
      </p>
      <p className={styles['left']}>
        <strong>{view.drawsLeft}</strong> <span>{plate.left}</span>
      </p>
      {hasPool && (
        <p className={styles['pool']}>
          <span>{plate.pool}</span> <strong>{view.pool}</strong>
        </p>
      )}
    </div>
  )
}
