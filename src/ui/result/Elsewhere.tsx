import { Suspense, use, useState } from 'react'
import type { ScoreSheet } from '../../engine/score/sheet'
import type { HandWin } from '../../engine/table/state'
import { verdictsElsewhere } from '../../store/elsewhere'
import type { NoWin, Verdict } from '../../store/elsewhere'
import { figure } from '../../i18n/figure'
import { useAmounts } from '../app/amounts'
import { useRuleSet } from '../app/ruleSet'
import { useText } from '../app/text'
import { UnderRules } from '../app/UnderRules'
import { useRows } from '../app/words'
import styles from './Elsewhere.module.css'

const USUAL = {}

const useNoWin = (): ((why: NoWin) => string) => {
  const { result } = useText()
  const texts: Record<NoWin, string> = {
    'no-shape': result.elsewhereNoShape,
    'barred-shape': result.elsewhereBarred,
    'no-flower-win': result.elsewhereNoFlowers,
  }
  return (why) => texts[why]
}

/** The rows of another table that the hand is paid for there. */
const Lines = ({ sheet }: { sheet: ScoreSheet }) => {
  const { result } = useText()
  const rows = useRows()
  if (sheet.lines.length === 0) return <p className={styles['none']}>{result.noLines}</p>
  return (
    <dl className={styles['lines']}>
      {sheet.lines.map(({ id, points, count }) => (
        <div key={id}>
          <dt>
            {rows[id]?.name ?? id} {count > 1 && result.times(count)}
          </dt>
          <dd>{points}</dd>
        </div>
      ))}
    </dl>
  )
}

const Counted = ({ name, sheet }: { name: string; sheet: ScoreSheet }) => {
  const { result } = useText()
  const { hand } = useAmounts()
  const [open, setOpen] = useState(false)
  const worth = hand(sheet.total)
  return (
    <details
      className={styles['table']}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span className={styles['name']}>{name}</span>{' '}
        <span className={sheet.belowMinimum ? styles['low'] : styles['worth']}>
          {sheet.belowMinimum
            ? result.elsewhereBelow(figure(sheet.total), hand(sheet.minimum))
            : worth}
        </span>
      </summary>
      <Suspense>{open && <Lines sheet={sheet} />}</Suspense>
    </details>
  )
}

const OtherTable = ({ verdict }: { verdict: Verdict }) => {
  const { lobby } = useText()
  const noWin = useNoWin()
  const name = lobby.ruleSets[verdict.ruleSetId]?.name ?? verdict.ruleSetId
  if (verdict.complete) return <Counted name={name} sheet={verdict.sheet} />
  return (
    <p className={styles['table']}>
      <span className={styles['name']}>{name}</span>{' '}
      <span className={styles['low']}>{noWin(verdict.why)}</span>
    </p>
  )
}

/** What the same hand comes to under the other rule sets; suspends until it is judged there. */
export const Elsewhere = ({ won: { win, sheet } }: { won: HandWin }) => {
  const { result } = useText()
  const { id } = useRuleSet()
  const verdicts = use(verdictsElsewhere(id, win, sheet?.reading === null))
  return (
    <section className={styles['elsewhere']} aria-label={result.elsewhere}>
      <h3 className={styles['heading']}>{result.elsewhere}</h3>
      <p className={styles['note']}>{result.elsewhereNote}</p>
      <ul>
        {verdicts.map((verdict) => (
          <li key={verdict.ruleSetId}>
            <UnderRules ruleSetId={verdict.ruleSetId} options={USUAL}>
              <OtherTable verdict={verdict} />
            </UnderRules>
          </li>
        ))}
      </ul>
    </section>
  )
}
