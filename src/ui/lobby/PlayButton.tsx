import { useText } from '../app/text'
import styles from './PlayButton.module.css'
import { showFault } from './showFault'
import type { NewGameForm } from './useNewGame'

/** Starts the game as it is laid out, and says in a line what that is. */
export const PlayButton = ({ newGame }: { newGame: NewGameForm }) => {
  const { lobby } = useText()
  const { choice, ready, start } = newGame
  const parts = [
    lobby.lengths[choice.length],
    lobby.ruleSets[choice.ruleSetId]?.name ?? choice.ruleSetId,
    lobby.modes[choice.practice ? 'practice' : 'counted'],
  ]
  return (
    <div className={styles['start']}>
      <button
        type="button"
        className={styles['play']}
        aria-disabled={!ready}
        onClick={() => (ready ? void start() : showFault())}
      >
        {lobby.play}
      </button>
      <p className={styles['summary']}>{parts.join('\u00A0· ')}</p>
    </div>
  )
}
