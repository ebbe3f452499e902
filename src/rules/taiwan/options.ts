import { fieldsOf, flagOf, wholeOf } from '../../engine/score/fields'
import type { RuleOptions } from '../../engine/table/ruleSet'

/** The house rules; those that are not named are the usual ones. Throws an EngineError for any other. */
export const taiwanOptions = (options: RuleOptions) => {
  const names = ['base', 'perTai', 'multipleWinners']
  const fields = fieldsOf(options, 'options', names, 'options.')
  return {
    base: wholeOf(fields, 'options.base', 100),
    perTai: wholeOf(fields, 'options.perTai', 20),
    multipleWinners: flagOf(fields, 'options.multipleWinners', false),
  }
}
