import { memo } from 'react'
import type { CSSProperties } from 'react'
import type { Dice as DiceValues } from '../../engine/tiles/random'
import { useText } from '../app/text'
import styles from './Dice.module.css'
import { pipsOf } from './pips'

const MIDDLE = 20
const APART = 10

/** As on Chinese dice, one and four are red, and the one is large. */
const Die = ({ value }: { value: number }) => (
  <svg className={styles['die']} viewBox="0 0 40 40" aria-hidden="true">
    <rect className={styles['edge']} y="2" width="40" height="40" rx="8" />
    <rect className={styles['face']} width="40" height="40" rx="8" />
    {pipsOf(value, MIDDLE, APART)?.map(([x, y]) => (
      <circle
        key={`${x} ${y}`}
        className={styles['pip']}
        data-red={value === 1 || value === 4 || undefined}
        cx={x}
        cy={y}
        r={value === 1 ? 7 : 4}
      />
    ))}
  </svg>
)

type Props = {
  values: DiceValues
  /** Lets them tumble in, so many ms from now. */
  thrownAfter?: number
}

/** Three dice as they fell, named by their values. */
export const Dice = memo(({ values, thrownAfter }: Props) => {
  const { app } = useText()
  return (
    <span
      className={`${styles['dice']} ${thrownAfter === undefined ? '' : styles['thrown']}`}
      style={{ '--after': `${thrownAfter ?? 0}ms` } as CSSProperties}
      role="img"
      aria-label={app.dice(values)}
    >
      {values.map((value, place) => (
        <Die key={place} value={value} />
      ))}
    </span>
  )
})
Dice.displayName = 'Dice'
