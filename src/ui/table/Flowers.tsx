import { memo } from 'react'
import { kindOf } from '../../engine/tiles/tile'
import type { TileId } from '../../engine/tiles/tile'
import { useText } from '../app/text'
import { useWords } from '../app/words'
import type { Turns } from '../tile/Tile'
import styles from './Meld.module.css'
import { PlacedTile } from './PlacedTile'

type Props = { readonly flowers: readonly TileId[]; readonly turns: Turns }

/** The flowers that a player has laid down. */
export const Flowers = memo(({ flowers, turns }: Props) => {
  const { plate } = useText().table
  const words = useWords()
  if (flowers.length === 0) return null
  return (
    <span
      className={styles['flowers']}
      role="img"
      aria-label={plate.flowers(flowers.map((id) => words.tile(kindOf(id))))}
    >
      {flowers.map((id) => (
        <PlacedTile key={id} id={id} turns={turns} />
      ))}
    </span>
  )
})
Flowers.displayName = 'Flowers'
