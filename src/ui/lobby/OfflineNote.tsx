import { useOfflineNews } from '../../store/hooks'
import { useText } from '../app/text'
import styles from './Lobby.module.css'

/** Says once, when everything has been stored, that the game plays without a network from now on. */
export const OfflineNote = () => {
  const { offline } = useText().app
  const ready = useOfflineNews() === 'ready'
  return (
    <p className={styles['offline']} role="status">
      {ready && offline.ready}
    </p>
  )
}
