import { useText } from '../app/text'
import { pipsOf } from '../ceremony/pips'
import styles from './StreakDie.module.css'

const MIDDLE = 12
const APART = 5

/** The pips of a streak; a figure where a die has none for it. */
const Count = ({ streak }: { readonly streak: number }) => {
  if (streak === 0) return null
  const pips = pipsOf(streak, MIDDLE, APART)
  if (!pips) {
    return (
      <text className={styles['figure']} x={MIDDLE} y={MIDDLE}>
        {streak}
      </text>
    )
  }
  return pips.map(([x, y]) => (
    <circle key={`${x} ${y}`} className={styles['pip']} cx={x} cy={y} r={streak === 1 ? 4 : 2.6} />
  ))
}

/** A die on the dealer's side of the wall; its pips count the hands for which the deal was kept. */
export const StreakDie = ({ streak }: { readonly streak: number }) => {
  const { plate } = useText().table
  return (
    <svg className={styles['die']} viewBox="0 0 24 24" role="img" aria-label={plate.streak(streak)}>
      <title>{plate.streak(streak)}</title>
      <rect className={styles['cube']} x="1" y="1" width="22" height="22" rx="5" />
      <Count streak={streak} />
    </svg>
  )
}
