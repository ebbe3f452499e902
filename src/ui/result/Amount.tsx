import { signedFigure } from '../../i18n/figure'
import { Ticking } from './CountUp'
import styles from './Payments.module.css'

const tone = (points: number): string | undefined => {
  if (points === 0) return styles['none']
  return styles[points > 0 ? 'gain' : 'loss']
}

type Props = {
  readonly points: number
  /** The sum of those before it in its row. */
  readonly before?: number
}

/** A gain or a loss; its sign says what its colour says. */
export const Amount = ({ points, before = 0 }: Props) => (
  <span className={tone(points)}>
    <Ticking value={points} format={signedFigure} before={before} />
  </span>
)
