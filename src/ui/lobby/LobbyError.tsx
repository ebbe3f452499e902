import { useGameActions, useGameStore } from '../../store/hooks'
import { Button } from '../app/Button'
import { useText } from '../app/text'
import styles from '../app/Trouble.module.css'

/** The button that was pressed in vain may stand far below. */
const bringIntoSight = (notice: HTMLElement | null): void => {
  notice?.scrollIntoView({ block: 'nearest' })
}

/** Why the game that was asked for did not open; a seed is told where it is typed. */
export const LobbyError = () => {
  const { app, errors } = useText()
  const error = useGameStore((state) => state.error)
  const { dismissError } = useGameActions()
  if (!error || error.code === 'unreadable-seed') return null
  return (
    <section ref={bringIntoSight} className={styles['notice']} role="alert">
      <p>{errors.store[error.code]}</p>
      {error.code === 'not-started' && <p className={styles['detail']}>{error.detail}</p>}
      <div className={styles['buttons']}>
        <Button onClick={dismissError}>{app.storage.dismiss}</Button>
      </div>
    </section>
  )
}
