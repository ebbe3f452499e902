import { createContext, useContext } from 'react'
import type { RuleOptions } from '../../engine/table/ruleSet'

/** A rule set with its house rules. */
export type RuleSetInUse = { readonly id: string; readonly options: RuleOptions }

/** The rule set that is being played or looked at below here. */
export const RuleSetContext = createContext<RuleSetInUse | null>(null)

export const useRuleSet = (): RuleSetInUse => {
  const inUse = useContext(RuleSetContext)
  if (!inUse) throw new Error('A rule set is asked for where none is in use')
  return inUse
}
