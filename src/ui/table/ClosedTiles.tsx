import { useText } from '../app/text'
import { Tile } from '../tile/Tile'
import styles from './OwnHand.module.css'

/** The backs of the own closed hand. */
export const ClosedTiles = ({ count }: { readonly count: number }) => {
  const { plate } = useText().table
  return (
    <span className={styles['backs']} role="img" aria-label={plate.closedHand(count)}>
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className={styles['back']}>
          <Tile kind={null} />
        </span>
      ))}
    </span>
  )
}
