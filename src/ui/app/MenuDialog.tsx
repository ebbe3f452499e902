import { useLocation } from 'wouter'
import { Dialog } from './Dialog'
import { Icon } from './Icon'
import styles from './MenuDialog.module.css'
import { TABLE_DIALOGS } from './tableDialogs'
import type { TableDialog } from './tableDialogs'
import { useText } from './text'

type Props = { onClose: () => void; onOpen: (dialog: TableDialog) => void }

/** Everything that can be reached from the table, by name; leaving keeps the game. */
export const MenuDialog = ({ onClose, onOpen }: Props) => {
  const { menu } = useText().app
  const [, navigate] = useLocation()
  return (
    <Dialog title={menu.open} size="small" onClose={onClose}>
      <ul className={styles['entries']}>
        {TABLE_DIALOGS.map((dialog) => (
          <li key={dialog}>
            <button type="button" className={styles['entry']} onClick={() => onOpen(dialog)}>
              <Icon name={dialog} />
              {menu[dialog]}
            </button>
          </li>
        ))}
        <li className={styles['leave']}>
          <button type="button" className={styles['entry']} onClick={() => navigate('/')}>
            <Icon name="leave" />
            {menu.leave}
            <small>{menu.leaveHint}</small>
          </button>
        </li>
      </ul>
    </Dialog>
  )
}
