import { lazy, Suspense, useState } from 'react'
import { RULE_SETS } from '../../store/ruleSets'
import { useText } from '../app/text'
import styles from './NewGame.module.css'
import type { NewGameForm } from './useNewGame'

const Differences = lazy(async () => ({ default: (await import('./Differences')).Differences }))

/** Which rules the next game is played by, and how they differ. */
export const RuleSetChoice = ({ newGame: { choice, change } }: { newGame: NewGameForm }) => {
  const { lobby } = useText()
  const [comparing, setComparing] = useState(false)
  return (
    <div className={styles['ruleSet']}>
      <label className={styles['label']} htmlFor="rule-set">
        {lobby.ruleSet}
      </label>
      <select
        id="rule-set"
        className={styles['select']}
        aria-describedby="rule-set-note"
        value={choice.ruleSetId}
        onChange={(event) => change({ ruleSetId: event.target.value })}
      >
        {RULE_SETS.map((id) => (
          <option key={id} value={id}>
            {lobby.ruleSets[id]?.name ?? id}
          </option>
        ))}
      </select>
      <p id="rule-set-note" className={styles['note']}>
        {lobby.ruleSets[choice.ruleSetId]?.note}
      </p>
      <button type="button" className={styles['link']} onClick={() => setComparing(true)}>
        {lobby.differences}
      </button>
      <Suspense>{comparing && <Differences onClose={() => setComparing(false)} />}</Suspense>
    </div>
  )
}
