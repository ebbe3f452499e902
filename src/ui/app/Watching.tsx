import { useGameActions } from '../../store/hooks'
import { Button } from './Button'
import { useText } from './text'
import styles from './Watching.module.css'

/** In place of what could be answered, while another tab plays this game: it can be taken over. */
export const Watching = () => {
  const { readOnly } = useText().app
  const { takeOver } = useGameActions()
  return (
    <div className={styles['watching']}>
      <p role="status">{readOnly.title}</p>
      <Button look="main" onClick={() => void takeOver()}>
        {readOnly.takeOver}
      </Button>
    </div>
  )
}
