import { fieldsOf, flagOf, wholeOf } from '../../engine/score/fields'
import type { RuleOptions } from '../../engine/table/ruleSet'

/** The house rules; those that are not named are the usual ones. Throws an EngineError for any other. */
export const taiwanOptions = (options: RuleOptions) => {
  const fields = fieldsOf(options, 'options', ['base', 'perTai', 'multipleWinners'])
  return {
    base: wholeOf(fields, 'base', 100),
    perTai: wholeOf(fields, 'perTai', 20),
    multipleWinners: flagOf(fields, 'multipleWinners', false),
  }
}
