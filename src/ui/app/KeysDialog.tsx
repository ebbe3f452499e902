import { KEY_ACTIONS, TABLE_KEYS } from '../actions/keys'
import { Dialog } from './Dialog'
import styles from './KeysDialog.module.css'
import { useText } from './text'

/** What the keys of the table do. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => {
  const { app, table } = useText()
  return (
    <Dialog title={app.menu.keys} onClose={onClose}>
      <dl className={styles['keys']}>
        {KEY_ACTIONS.map((action) => (
          <div key={action}>
            <dt>
              {TABLE_KEYS[action].map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{table.keys[action]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
