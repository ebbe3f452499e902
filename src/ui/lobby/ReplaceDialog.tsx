import { Button } from '../app/Button'
import { Dialog } from '../app/Dialog'
import { useText } from '../app/text'
import styles from './ReplaceDialog.module.css'

/** Asks before a game that is still open gives way to a new one. */
export const ReplaceDialog = (props: { onClose: () => void; onConfirm: () => void }) => {
  const { replace } = useText().lobby
  return (
    <Dialog title={replace.title} size="small" onClose={props.onClose}>
      <div className={styles['body']}>
        <p>{replace.body}</p>
        <div className={styles['buttons']}>
          <Button onClick={props.onClose}>{replace.cancel}</Button>
          <Button look="main" onClick={props.onConfirm}>
            {replace.confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
