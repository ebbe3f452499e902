import { useMemo, useState } from 'react'
import { ruleRows } from '../../store/ruleRows'
import { useRuleInfo } from '../app/ruleInfo'
import { useRuleSet } from '../app/ruleSet'
import { useText } from '../app/text'
import { useRows } from '../app/words'
import styles from './Rules.module.css'

/** Every row of a rule set's table in its order, with a search over names and explanations. */
export const RowList = () => {
  const { rules } = useText()
  const texts = useRows()
  const { units } = useRuleInfo()
  const [wanted, setWanted] = useState('')
  const { id: ruleSetId, options } = useRuleSet()
  const rows = useMemo(() => ruleRows(ruleSetId, options), [ruleSetId, options])
  const found = rows.filter(({ id }) =>
    `${texts[id]?.name} ${texts[id]?.explains}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  )
  return (
    <section aria-labelledby="what-scores">
      <h3 id="what-scores" className={styles['heading']}>
        {rules.rows[units.hand]}
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
        {found.map(({ id, points, endless }) => (
          <div key={id} className={styles['row']}>
            <dt>{texts[id]?.name ?? id}</dt>
            <dd className={styles['points']}>{rules.points(points, endless)}</dd>
            <dd className={styles['explains']}>{texts[id]?.explains}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
