import { useId } from 'react'
import type { CSSProperties } from 'react'
import type { ScoreLine, ScoreSheet } from '../../engine/score/sheet'
import type { Wind } from '../../engine/tiles/seat'
import { useAmounts } from '../app/amounts'
import { useRuleInfo } from '../app/ruleInfo'
import { useText } from '../app/text'
import { useRows } from '../app/words'
import { Ticking } from './CountUp'
import styles from './ScoreLines.module.css'

type LineProps = { line: ScoreLine; group: string; chosen: boolean; onChoose: () => void }

/** The line with it, so that neither is left behind the hand above. */
const intoView = (explanation: HTMLElement | null): void => {
  // In newer browsers scrolling answers a promise, which React would take for a clean-up.
  explanation?.closest('li')?.scrollIntoView({ block: 'nearest' })
}

const Line = ({ line, group, chosen, onChoose }: LineProps) => {
  const { result } = useText()
  const row = useRows()[line.id]
  const explains = `${group}-${line.id}`
  return (
    <>
      <label className={styles['line']}>
        <input
          type="radio"
          name={group}
          checked={chosen}
          aria-describedby={chosen ? explains : undefined}
          onChange={onChoose}
          onFocus={onChoose}
        />
        <span>
          {row?.name ?? line.id}
          {line.count > 1 && <span className={styles['count']}> {result.times(line.count)}</span>}
        </span>
        <span className={styles['points']}>{line.points}</span>
      </label>
      {chosen && (
        <p id={explains} ref={intoView} className={styles['explains']}>
          {row?.explains}
        </p>
      )}
    </>
  )
}

/** The least that a hand must be worth, with the round where it rises from round to round. */
const useMinimumText = () => {
  const { result } = useText()
  const { hand } = useAmounts()
  const { minimumRises } = useRuleInfo()
  return (minimum: number, round: Wind): string =>
    minimumRises ? result.ofRoundMinimum(hand(minimum), round) : result.ofMinimum(hand(minimum))
}

type Props = {
  sheet: ScoreSheet
  round: Wind
  chosen: number | null
  onChoose: (line: number) => void
}

/** What a hand was paid for, line by line, with the sum; a chosen line is explained. */
export const ScoreLines = ({ sheet, round, chosen, onChoose }: Props) => {
  const { result } = useText()
  const { hand } = useAmounts()
  const minimumText = useMinimumText()
  const group = useId()
  return (
    <>
      <ol className={styles['lines']}>
        {sheet.lines.map((line, at) => (
          <li
            key={line.id}
            data-chosen={at === chosen || undefined}
            style={{ '--at': at } as CSSProperties}
          >
            <Line line={line} group={group} chosen={at === chosen} onChoose={() => onChoose(at)} />
          </li>
        ))}
      </ol>
      <p className={styles['total']}>
        <span>{result.total}</span>
        <strong>
          <Ticking value={sheet.total} format={hand} />
        </strong>
        {sheet.minimum > 0 && (
          <span className={styles['minimum']}>{minimumText(sheet.minimum, round)}</span>
        )}
      </p>
    </>
  )
}
