import type { RuleOptions, RuleSet } from '../engine/table/ruleSet'
import { EngineError } from '../engine/tiles/error'
import { worldwide } from './worldwide'

/** The rule sets of the game, the default one first. */
export const RULE_SET_IDS = ['worldwide'] as const
export type RuleSetId = (typeof RULE_SET_IDS)[number]

type MakeRuleSet = (options: RuleOptions) => RuleSet

const withoutOptions =
  (rules: RuleSet): MakeRuleSet =>
  (options) => {
    const [unknown] = Object.keys(options)
    if (unknown !== undefined)
      throw new EngineError('unknown-field', `options.${unknown}`, options[unknown])
    return rules
  }

const RULE_SETS: Record<RuleSetId, MakeRuleSet> = {
  worldwide: withoutOptions(worldwide),
}

export const isRuleSetId = (id: unknown): id is RuleSetId =>
  RULE_SET_IDS.some((known) => known === id)

/**
 * A rule set by its id with its house rules built in.
 * Throws an EngineError that names the id or the option that does not exist.
 */
export const ruleSetOf = (id: string, options: RuleOptions = {}): RuleSet => {
  if (!isRuleSetId(id)) throw new EngineError('not-listed', 'ruleset', id)
  return RULE_SETS[id](options)
}
