import { IconButton } from './IconButton'
import { MuteButton } from '../sound/MuteButton'
import { TABLE_DIALOGS, useTableDialog } from './tableDialogs'
import styles from './TableMenu.module.css'
import { useText } from './text'

/** The menu of the table: one button and, unless `compact`, beside it what is behind it. */
export const TableMenu = ({ compact = false }: { compact?: boolean }) => {
  const { menu } = useText().app
  const open = useTableDialog()
  return (
    <nav className={styles['menu']} aria-label={menu.open}>
      {!compact && (
        <span className={styles['apart']}>
          {TABLE_DIALOGS.map((dialog) => (
            <IconButton
              key={dialog}
              icon={dialog}
              name={menu[dialog]}
              onClick={() => open(dialog)}
            />
          ))}
        </span>
      )}
      {!compact && <MuteButton />}
      <IconButton icon="menu" name={menu.open} onClick={() => open('menu')} />
    </nav>
  )
}
