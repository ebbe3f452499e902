import { useId, useState } from 'react'
import type { Action } from '../../engine/table/action'
import { profileOf } from '../../store/ruleSets'
import type { Weighed } from '../../store/adviceStore'
import { useRuleSet } from '../app/ruleSet'
import asked from '../hints/WaitPanel.module.css'
import { Spoken } from '../table/Spoken'
import styles from './Advice.module.css'
import { useAdviceText } from './adviceText'
import { RankedChoice } from './RankedChoice'
import { isClose, isSameMove } from './verdict'

const COLUMNS = ['points', 'win', 'danger', 'distance', 'accepts'] as const
type Column = (typeof COLUMNS)[number]

type Props = {
  readonly weighed: Weighed
  /** What the person did, where the choices are those of a move that is made. */
  readonly taken: Action | null
}

/** All choices of a question, the best first, with their figures; each heading says what its figures mean. */
export const Ranking = ({ weighed: { view, advice }, taken }: Props) => {
  const texts = useAdviceText()
  const { paid } = profileOf(useRuleSet().id).units
  const [explained, explain] = useState<Column | null>(null)
  const told = useId()
  const risky = advice.choices.some(({ danger }) => danger !== null)
  const columns = COLUMNS.filter((column) => risky || column !== 'danger')
  const headings = { ...texts.columns, points: texts.columns.points[paid] }
  return (
    <>
      {explained && (
        <p id={told} className={styles['explained']} role="status">
          {texts.explains[explained](advice.samples)}
        </p>
      )}
      {isClose(advice) && <p>{texts.close}</p>}
      <table className={styles['ranking']} aria-label={taken ? texts.rankingThen : texts.ranking}>
        <thead>
          <tr>
            <th scope="col">
              <Spoken>{texts.choice}</Spoken>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                <button
                  type="button"
                  className={asked['title']}
                  aria-expanded={explained === column}
                  aria-controls={told}
                  onClick={() => explain(explained === column ? null : column)}
                >
                  {headings[column]}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        {advice.choices.map((choice, at) => (
          <RankedChoice
            key={JSON.stringify(choice.action)}
            view={view}
            risky={risky}
            choice={choice}
            best={at === 0}
            taken={taken !== null && isSameMove(choice.action, taken)}
          />
        ))}
      </table>
    </>
  )
}
