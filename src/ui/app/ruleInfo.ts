import { useMemo } from 'react'
import { ruleInfoOf } from '../../store/ruleInfo'
import type { RuleInfo } from '../../store/ruleInfo'
import { useRuleSet } from './ruleSet'

/** What the screen asks of the rule set in use. */
export const useRuleInfo = (): RuleInfo => {
  const { id, options } = useRuleSet()
  return useMemo(() => ruleInfoOf(id, options), [id, options])
}
