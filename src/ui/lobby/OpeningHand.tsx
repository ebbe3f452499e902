import { parseTiles } from '../../engine/tiles/notation'
import { Tile } from '../tile/Tile'
import styles from './Lobby.module.css'

const HAND = parseTiles('123m555p789s666z777z1s', 'hand')
const [DRAWN] = parseTiles('1s', 'drawn')

/** Sixteen tiles and the one that completes them, laid out to look at. */
export const OpeningHand = () => (
  <div className={styles['hand']} aria-hidden="true">
    {HAND.map((kind, place) => (
      <Tile key={place} kind={kind} />
    ))}
    <span className={styles['drawn']}>
      <Tile kind={DRAWN ?? null} />
    </span>
  </div>
)
