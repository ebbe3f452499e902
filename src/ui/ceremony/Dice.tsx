import type { Dice as DiceValues } from '../../engine/tiles/random'
import { useText } from '../app/text'
import styles from './Dice.module.css'

type Pip = readonly [x: number, y: number]

const LOW = 10
const MIDDLE = 20
const HIGH = 30
const CENTRE: Pip = [MIDDLE, MIDDLE]
const FALLING: readonly Pip[] = [
  [LOW, LOW],
  [HIGH, HIGH],
]
const CORNERS: readonly Pip[] = [...FALLING, [HIGH, LOW], [LOW, HIGH]]

const PIPS: readonly (readonly Pip[])[] = [
  [CENTRE],
  FALLING,
  [...FALLING, CENTRE],
  CORNERS,
  [...CORNERS, CENTRE],
  [...CORNERS, [LOW, MIDDLE], [HIGH, MIDDLE]],
]

/** As on Chinese dice, one and four are red, and the one is large. */
const Die = ({ value }: { value: number }) => (
  <svg className={styles['die']} viewBox="0 0 40 40" aria-hidden="true">
    <rect className={styles['edge']} y="2" width="40" height="40" rx="8" />
    <rect className={styles['face']} width="40" height="40" rx="8" />
    {PIPS[value - 1]?.map(([x, y]) => (
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

/** Three dice as they fell, named by their values; `thrown` lets them tumble in. */
export const Dice = ({ values, thrown = false }: { values: DiceValues; thrown?: boolean }) => {
  const { app } = useText()
  return (
    <span
      className={`${styles['dice']} ${thrown ? styles['thrown'] : ''}`}
      role="img"
      aria-label={app.dice(values)}
    >
      {values.map((value, place) => (
        <Die key={place} value={value} />
      ))}
    </span>
  )
}
