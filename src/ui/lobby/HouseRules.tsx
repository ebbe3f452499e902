import { useId } from 'react'
import type { HouseRule } from '../../engine/table/ruleSet'
import { profileOf } from '../../store/ruleSets'
import { Choice } from '../app/Choice'
import { useText } from '../app/text'
import { Toggle } from '../app/Toggle'
import { isPossible } from './drafts'
import type { Draft } from './drafts'
import styles from './NewGame.module.css'
import { houseRulesOf } from './useNewGame'
import type { NewGameForm } from './useNewGame'

type Props<Kind extends HouseRule['kind'] = HouseRule['kind']> = {
  id: string
  rule: Extract<HouseRule, { kind: Kind }>
  draft: Draft
  onSet: (draft: Draft) => void
}

const AmountRule = ({ id, rule, draft, onSet }: Props<'amount'>) => {
  const { lobby } = useText()
  const field = useId()
  const note = useId()
  const text = lobby.houseRules[id]
  const possible = isPossible(rule, draft)
  return (
    <div className={styles['amount']}>
      <label className={styles['label']} htmlFor={field}>
        {text?.name ?? id}
      </label>
      <input
        id={field}
        inputMode="numeric"
        autoComplete="off"
        value={String(draft)}
        aria-invalid={!possible}
        aria-describedby={note}
        onChange={(event) => onSet(event.target.value)}
      />
      <p id={note} className={possible ? styles['note'] : styles['fault']} aria-live="polite">
        {possible ? text?.note : lobby.amountFault(rule.most)}
      </p>
    </div>
  )
}

const ChoiceRule = ({ id, rule, draft, onSet }: Props<'choice'>) => {
  const text = useText().lobby.houseRules[id]
  const names = Object.fromEntries(
    rule.values.map((value) => [value, text?.values?.[value] ?? value]),
  )
  return (
    <div className={styles['ruleSet']}>
      <Choice
        legend={text?.name ?? id}
        options={rule.values}
        names={names}
        value={String(draft)}
        onChange={onSet}
      />
      <p className={styles['note']}>{text?.note}</p>
    </div>
  )
}

const Rule = ({ id, rule, draft, onSet }: Props) => {
  const text = useText().lobby.houseRules[id]
  switch (rule.kind) {
    case 'amount':
      return <AmountRule id={id} rule={rule} draft={draft} onSet={onSet} />
    case 'choice':
      return <ChoiceRule id={id} rule={rule} draft={draft} onSet={onSet} />
    case 'flag':
      return (
        <Toggle
          name={text?.name ?? id}
          note={text?.note ?? ''}
          on={draft === true}
          onChange={onSet}
        />
      )
  }
}

/** The house rules of the chosen rule set; nothing where it has none. */
export const HouseRules = ({ newGame: { choice, change } }: { newGame: NewGameForm }) => {
  const { ruleSetId, houseRules } = choice
  const rules = Object.entries(profileOf(ruleSetId).houseRules)
  const drafts = houseRulesOf(choice)
  const set = (name: string, draft: Draft) =>
    change({ houseRules: { ...houseRules, [ruleSetId]: { ...drafts, [name]: draft } } })
  const shown = (amounts: boolean) =>
    rules
      .filter(([, { kind }]) => (kind === 'amount') === amounts)
      .map(([name, rule]) => (
        <Rule
          key={name}
          id={name}
          rule={rule}
          draft={drafts[name] ?? ''}
          onSet={(draft) => set(name, draft)}
        />
      ))
  const amounts = shown(true)
  if (rules.length === 0) return null
  return (
    <div className={styles['houseRules']}>
      {amounts.length > 0 && <div className={styles['amounts']}>{amounts}</div>}
      {shown(false)}
    </div>
  )
}
