import { useMemo, useState } from 'react'
import type { RuleOptions } from '../../engine/table/ruleSet'
import { ruleRows } from '../../store/ruleInfo'
import { useText } from '../app/text'
import { useRows } from '../app/words'
import styles from './Rules.module.css'

/** Every row of a rule set's table in its order, with a search over names and explanations. */
export const RowList = (props: { ruleSetId: string; options: RuleOptions }) => {
  const { rules } = useText()
  const texts = useRows()
  const [wanted, setWanted] = useState('')
  const rows = useMemo(() => ruleRows(props.ruleSetId, props.options), [props])
  const found = rows.filter(({ id }) =>
    `${texts[id]?.name} ${texts[id]?.explains}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  )
  return (
    <section aria-labelledby="what-scores">
      <h3 id="what-scores" className={styles['heading']}>
        {rules.rows}
      </h3>
      <div className={styles['search']}>
        <input
          type="search"
          aria-label={rules.search}
          placeholder={rules.search}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <span className={styles['found']} role="status">
          {found.length > 0 ? rules.found(found.length) : rules.none}
        </span>
      </div>
      <dl>
        {found.map(({ id, points }) => (
          <div key={id} className={styles['row']}>
            <dt>{texts[id]?.name ?? id}</dt>
            <dd className={styles['points']}>{rules.points(points)}</dd>
            <dd className={styles['explains']}>{texts[id]?.explains}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
