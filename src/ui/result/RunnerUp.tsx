import type { RunnerUp as Other, ScoreSheet } from '../../engine/score/sheet'
import type { HandResult, HandWin } from '../../engine/table/state'
import { useAmounts } from '../app/amounts'
import { useText } from '../app/text'
import { useRows } from '../app/words'
import { ShownHand } from './ShownHand'
import { winningHand } from './shownHand'
import styles from './WinSheet.module.css'

type Props = { won: HandWin; hand: HandResult; sheet: ScoreSheet; other: Other }

/** The next best way to read the same tiles, and what it would have been worth. */
export const RunnerUp = ({ won, hand, sheet, other }: Props) => {
  const { result } = useText()
  const rows = useRows()
  const { hand: worth } = useAmounts()
  return (
    <details className={styles['runnerUp']}>
      <summary>{result.runnerUp}</summary>
      <div className={styles['runnerUpBody']}>
        <p className={styles['hint']}>
          {result.runnerUpNote(worth(other.total), worth(sheet.total))}
        </p>
        <ShownHand groups={winningHand(won, hand.hands[won.seat], other.reading)} />
        <dl className={styles['otherLines']}>
          {other.lines.map((line) => (
            <div key={line.id} className={styles['otherLine']}>
              <dt>{rows[line.id]?.name ?? line.id}</dt>
              <dd>{line.points}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  )
}
