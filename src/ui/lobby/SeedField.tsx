import { useGameStore } from '../../store/hooks'
import { useText } from '../app/text'
import styles from './NewGame.module.css'
import type { NewGameForm } from './useNewGame'

/** The seed of the next game; what cannot be one is said at once. */
export const SeedField = ({ newGame: { choice, change, seedFault } }: { newGame: NewGameForm }) => {
  const { lobby, errors } = useText()
  const refused = useGameStore(({ error }) => error?.code === 'unreadable-seed')
  const fault = seedFault ?? (refused ? 'unreadable-seed' : null)
  return (
    <div className={styles['seed']}>
      <label className={styles['label']} htmlFor="seed">
        {lobby.seed}
      </label>
      <input
        id="seed"
        value={choice.seed}
        placeholder={lobby.seedRandom}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={fault !== null}
        aria-describedby="seed-note"
        onChange={(event) => change({ seed: event.target.value })}
      />
      <p id="seed-note" className={fault ? styles['fault'] : styles['note']} aria-live="polite">
        {fault ? errors.byCode[fault]('seed', choice.seed) : lobby.seedNote}
      </p>
    </div>
  )
}
