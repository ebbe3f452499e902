import type { PlayerView } from '../../engine/table/view'
import { useText } from '../app/text'
import styles from './HandFacts.module.css'
import { tilesLeft } from './wallSides'

/** Which hand this is, how many tiles are left, what lies in the pool. */
export const HandFacts = ({ view }: { readonly view: PlayerView }) => {
  const { app, table } = useText()
  const { plate } = table
  return (
    <div className={styles['facts']}>
      <p className={styles['round']}>
        <strong>{app.round(view.round)}</strong> <span>{app.hand(view.hand + 1)}</span>
      </p>
      <p className={styles['left']}>
        <strong>{tilesLeft(view.wall)}</strong> <span>{plate.left}</span>
      </p>
      <p className={styles['pool']}>
        <span>{plate.pool}</span> <strong>{view.pool}</strong>
      </p>
    </div>
  )
}
