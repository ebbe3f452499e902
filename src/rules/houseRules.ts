import { fieldsOf, flagOf, listedOf, wholeOf } from '../engine/score/fields'
import type { Fields } from '../engine/score/fields'
import type { HouseRule, HouseRules, RuleOptions } from '../engine/table/ruleSet'

type ValueOf<Rule extends HouseRule> = Rule extends { readonly values: readonly (infer Value)[] }
  ? Value
  : Rule['usual'] extends boolean
    ? boolean
    : number

/** What each house rule is at a table. */
export type HouseRuleValues<Rules extends HouseRules> = {
  readonly [Name in keyof Rules]: ValueOf<Rules[Name]>
}

const valueOf = (fields: Fields, name: string, rule: HouseRule): string | number | boolean => {
  switch (rule.kind) {
    case 'choice':
      return listedOf(fields, name, rule.values, rule.usual)
    case 'flag':
      return flagOf(fields, name, rule.usual)
    case 'amount':
      return wholeOf(fields, name, rule.usual)
  }
}

/** Options as house rules; those that are not named are the usual ones. Throws an EngineError for any other. */
export const readHouseRules = <const Rules extends HouseRules>(
  rules: Rules,
  options: RuleOptions,
): HouseRuleValues<Rules> => {
  const fields = fieldsOf(options, 'options', Object.keys(rules), 'options.')
  const values = Object.entries(rules).map(([name, rule]) => [
    name,
    valueOf(fields, `options.${name}`, rule),
  ])
  return Object.fromEntries(values) as HouseRuleValues<Rules>
}
