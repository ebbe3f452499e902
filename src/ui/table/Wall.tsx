import { memo, useMemo } from 'react'
import { SEATS } from '../../engine/tiles/seat'
import type { Seat } from '../../engine/tiles/seat'
import { useText } from '../app/text'
import { placeOf } from './places'
import { tilesLeft, wallSides } from './wallSides'
import type { WallBreak } from './wallSides'
import styles from './Wall.module.css'

type Props = {
  readonly own: Seat
  readonly broken: WallBreak | null
  readonly front: number
  readonly back: number
}

/** The wall as it stands: four sides of stacks, with the break; what is gone is gone. */
export const Wall = memo(({ own, broken, front, back }: Props) => {
  const { plate } = useText().table
  const sides = useMemo(() => wallSides(broken, { front, back }), [broken, front, back])
  return (
    <div className={styles['wall']} role="img" aria-label={plate.wall(tilesLeft({ front, back }))}>
      {SEATS.map((seat) => (
        <span key={seat} className={styles['side']} data-place={placeOf(seat, own)}>
          {sides[seat].map(({ left, flower, end }, at) => (
            <span
              key={at}
              className={styles['stack']}
              data-left={left}
              data-flower={flower || undefined}
              data-wall={end ?? undefined}
            />
          ))}
        </span>
      ))}
    </div>
  )
})
Wall.displayName = 'Wall'
