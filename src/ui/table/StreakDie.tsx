import { useText } from '../app/text'
import styles from './StreakDie.module.css'

const PIPS: readonly (readonly [number, number][])[] = [
  [],
  [[12, 12]],
  [
    [7, 7],
    [17, 17],
  ],
  [
    [6, 6],
    [12, 12],
    [18, 18],
  ],
]

/** A die on the dealer's side of the wall; its pips count the hands won in a row. */
export const StreakDie = ({ streak }: { readonly streak: number }) => {
  const { plate } = useText().table
  return (
    <svg className={styles['die']} viewBox="0 0 24 24" role="img" aria-label={plate.streak(streak)}>
      <rect className={styles['cube']} x="1" y="1" width="22" height="22" rx="5" />
      {(PIPS[streak] ?? PIPS[3])?.map(([x, y]) => (
        <circle key={x} className={styles['pip']} cx={x} cy={y} r={streak === 1 ? 4 : 2.8} />
      ))}
    </svg>
  )
}
