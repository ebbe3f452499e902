import { memo } from 'react'
import { kindOf } from '../../engine/tiles/tile'
import type { TileId } from '../../engine/tiles/tile'
import { Tile } from '../tile/Tile'
import type { TileMark, Turns } from '../tile/Tile'
import styles from './PlacedTile.module.css'

type Props = {
  /** Null for a tile that lies face down. */
  readonly id: TileId | null
  readonly label?: string | undefined
  readonly turns?: Turns
  readonly mark?: TileMark | null
}

/** A tile in its place on the table; motion finds it by its id. */
export const PlacedTile = memo(({ id, label, turns, mark }: Props) => (
  <span className={styles['placed']} data-tile={id ?? undefined} data-turns={turns}>
    <Tile kind={id === null ? null : kindOf(id)} label={label} turns={turns} mark={mark} />
  </span>
))
PlacedTile.displayName = 'PlacedTile'
