import { useMemo } from 'react'
import type { ReactNode } from 'react'
import type { RuleOptions } from '../../engine/table/ruleSet'
import { RuleSetContext } from './ruleSet'

type Props = { ruleSetId: string; options: RuleOptions; children: ReactNode }

/** Whatever is below is told in the words of a rule set, under these house rules. */
export const UnderRules = ({ ruleSetId, options, children }: Props) => {
  const inUse = useMemo(() => ({ id: ruleSetId, options }), [ruleSetId, options])
  return <RuleSetContext value={inUse}>{children}</RuleSetContext>
}
