import { useGameActions } from '../../store/hooks'
import { Button } from './Button'
import styles from './TableScreen.module.css'
import { useText } from './text'

/** Another tab plays this game: it can be watched here, or taken over. */
export const ReadOnlyNotice = () => {
  const { readOnly } = useText().app
  const { takeOver } = useGameActions()
  return (
    <aside className={styles['readOnly']} role="status">
      <p>
        <strong>{readOnly.title}</strong> {readOnly.body}
      </p>
      <Button look="main" onClick={() => void takeOver()}>
        {readOnly.takeOver}
      </Button>
    </aside>
  )
}
