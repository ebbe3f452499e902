import type { RuleOptions, RuleSet } from '../engine/table/ruleSet'
import { EngineError } from '../engine/tiles/error'
import { club } from './club'
import { readHouseRules } from './houseRules'
import { taiwan } from './taiwan'
import { tsumo } from './tsumo'
import { worldwide } from './worldwide'

/** The rule sets of the game, the default one first. */
export const RULE_SET_IDS = ['worldwide', 'club', 'taiwan', 'tsumo'] as const
export type RuleSetId = (typeof RULE_SET_IDS)[number]

type MakeRuleSet = (options: RuleOptions) => RuleSet

const withoutOptions =
  (rules: RuleSet): MakeRuleSet =>
  (options) => {
    readHouseRules(rules.houseRules, options)
    return rules
  }

const RULE_SETS: Record<RuleSetId, MakeRuleSet> = {
  worldwide: withoutOptions(worldwide),
  club,
  taiwan,
  tsumo: withoutOptions(tsumo),
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
