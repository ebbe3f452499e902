import { fieldsOf, listedOf } from '../../engine/score/fields'
import type { RuleOptions } from '../../engine/table/ruleSet'

/** Whether a hand must be worth something, and more from round to round. */
const MINIMUMS = ['none', 'by-round'] as const

/** The house rules; those that are not named are the usual ones. Throws an EngineError for any other. */
export const clubOptions = (options: RuleOptions) => {
  const fields = fieldsOf(options, 'options', ['minimum'], 'options.')
  return { minimum: listedOf(fields, 'options.minimum', MINIMUMS, 'none') }
}
