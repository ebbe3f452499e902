import { useGameActions, useGameStore } from '../../store/hooks'
import { Button } from './Button'
import { NewerBuild } from './NewerBuild'
import styles from './Notices.module.css'
import { useText } from './text'

/** Says once that the game is not being saved. */
const StorageNotice = ({ storage }: { storage: 'blocked' | 'full' }) => {
  const texts = useText().app.storage
  const { dismissStorageNotice } = useGameActions()
  return (
    <aside className={styles['notice']} role="alert">
      <p>{texts[storage]}</p>
      <Button onClick={dismissStorageNotice}>{texts.dismiss}</Button>
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
