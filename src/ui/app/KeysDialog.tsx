import { KEY_ACTIONS, TABLE_KEYS } from '../actions/keys'
import { Dialog } from './Dialog'
import styles from './KeysDialog.module.css'
import { useRuleInfo } from './ruleInfo'
import { useText } from './text'
import { useWords } from './words'

/** What the keys of the table do. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => {
  const { app, table } = useText()
  const words = useWords()
  const { hasClosing } = useRuleInfo()
  const actions = KEY_ACTIONS.filter((action) => action !== 'close' || hasClosing)
  return (
    <Dialog title={app.menu.keys} onClose={onClose}>
      <dl className={styles['keys']}>
        {actions.map((action) => (
          <div key={action}>
            <dt>
              {TABLE_KEYS[action].map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{words.here(table.keys[action])}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
