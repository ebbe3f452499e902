import { useGameActions, useGameStore } from '../../store/hooks'
import { IconButton } from './IconButton'
import { NewerBuild } from './NewerBuild'
import styles from './Notices.module.css'
import { useText } from './text'

/** Says once that the game is not being saved, on a slip no higher than the menu of the table. */
const StorageNotice = ({ storage }: { storage: 'blocked' | 'full' }) => {
  const texts = useText().app.storage
  const { dismissStorageNotice } = useGameActions()
  return (
    <aside className={styles['notice']} role="alert">
      <p>{texts[storage]}</p>
      <IconButton icon="close" name={texts.dismiss} onClick={dismissStorageNotice} />
    </aside>
  )
}

/** What the person has to know on whatever screen it is. */
export const Notices = () => {
  const storage = useGameStore((state) => state.storage)
  const shown = useGameStore((state) => state.storageNotice)
  const away = useGameStore((state) => state.phase === 'lobby')
  return (
    <>
      {shown && storage !== 'ok' && <StorageNotice storage={storage} />}
      {away && <NewerBuild />}
    </>
  )
}
