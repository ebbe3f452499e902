import { memo, useMemo } from 'react'
import { SEATS } from '../../engine/tiles/seat'
import type { Seat } from '../../engine/tiles/seat'
import { useRuleInfo } from '../app/ruleInfo'
import { useText } from '../app/text'
import { placeOf } from './places'
import { wallSides } from './wallSides'
import type { WallBreak } from './wallSides'
import styles from './Wall.module.css'

type Props = {
  readonly own: Seat
  readonly broken: WallBreak | null
  readonly front: number
  readonly back: number
  readonly drawsLeft: number
}

/** The wall as it stands: four sides of stacks, with the break; what is gone is gone. */
export const Wall = memo(({ own, broken, front, back, drawsLeft }: Props) => {
  const { plate } = useText().table
  const { wallTail } = useRuleInfo()
  const tail = useMemo(() => wallTail({ front, back }), [wallTail, front, back])
  const sides = useMemo(() => wallSides(broken, { front, back }, tail), [broken, front, back, tail])
  const name = [plate.wall(drawsLeft), ...(tail ? [plate.wallTails[tail.kind](tail.tiles)] : [])]
  return (
    <div className={styles['wall']} role="img" aria-label={name.join(plate.wallJoin)}>
      {SEATS.map((seat) => (
        <span
          key={seat}
          className={styles['side']}
          data-wall-side=""
          data-place={placeOf(seat, own)}
        >
          {sides[seat].map(({ left, tail: apart, end }, at) => (
            <span
              key={at}
              className={styles['stack']}
              data-left={left}
              data-tail={apart ?? undefined}
              data-wall={end ?? undefined}
            />
          ))}
        </span>
      ))}
    </div>
  )
})
Wall.displayName = 'Wall'
