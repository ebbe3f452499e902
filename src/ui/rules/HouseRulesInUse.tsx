import { figure } from '../../i18n/figure'
import { profileOf } from '../../store/ruleSets'
import { useRuleSet } from '../app/ruleSet'
import { useText } from '../app/text'
import styles from './Rules.module.css'

type Value = string | number | boolean | undefined

const useValueText = () => {
  const { lobby, rules } = useText()
  return (name: string, value: Value): string => {
    if (typeof value === 'number') return figure(value)
    if (typeof value === 'boolean') return value ? rules.flags.on : rules.flags.off
    return lobby.houseRules[name]?.values?.[value ?? ''] ?? ''
  }
}

/** The house rules that the game is played by; nothing where its rule set has none. */
export const HouseRulesInUse = () => {
  const { lobby, rules } = useText()
  const { id, options } = useRuleSet()
  const valueText = useValueText()
  const houseRules = Object.entries(profileOf(id).houseRules)
  if (houseRules.length === 0) return null
  return (
    <section className={styles['play']} aria-labelledby="house-rules">
      <h3 id="house-rules" className={styles['heading']}>
        {rules.houseRules}
      </h3>
      <dl>
        {houseRules.map(([name, { usual }]) => (
          <div key={name} className={styles['row']}>
            <dt>{lobby.houseRules[name]?.name ?? name}</dt>
            <dd className={styles['points']}>{valueText(name, options[name] ?? usual)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
