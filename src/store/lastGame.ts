import * as v from 'valibot'

import type { HouseRule, RuleOptions } from '../engine/table/ruleSet'
import { LENGTHS } from '../engine/table/state'
import type { GameLength } from '../engine/table/state'
import { OFFERED_LEVELS } from './levels'
import type { Levels } from './levels'
import { profileOf, RULE_SETS } from './ruleSets'

/** How the last game was laid out; the next one is offered alike. */
export type LastGame = {
  readonly ruleSetId: string
  readonly length: GameLength
  readonly practice: boolean
  readonly levels: Levels
  /** All house rules of each rule set as last played, by its id. */
  readonly houseRules: Readonly<Record<string, RuleOptions>>
}

const valueSchema = (rule: HouseRule) => {
  switch (rule.kind) {
    case 'choice':
      return v.picklist(rule.values)
    case 'flag':
      return v.boolean()
    case 'amount':
      return v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(rule.most))
  }
}

const optionsSchema = (id: string) => {
  const rules = Object.entries(profileOf(id).houseRules)
  const entries = rules.map(([name, rule]) => {
    const value: v.GenericSchema<string | number | boolean> = valueSchema(rule)
    return [name, v.fallback(value, rule.usual)] as const
  })
  const usual = Object.fromEntries(rules.map(([name, rule]) => [name, rule.usual]))
  return v.fallback(v.object(Object.fromEntries(entries)), usual)
}

const houseRulesSchema = v.object(
  Object.fromEntries(RULE_SETS.map((id) => [id, optionsSchema(id)])),
)

const level = v.fallback(v.picklist(OFFERED_LEVELS), 'normal')

const ruleSetIds: readonly string[] = RULE_SETS

const schema = v.object({
  ruleSetId: v.fallback(v.picklist(ruleSetIds), RULE_SETS[0]),
  length: v.fallback(v.picklist(LENGTHS), 'round'),
  practice: v.fallback(v.boolean(), false),
  levels: v.fallback(v.strictTuple([level, level, level]), ['normal', 'normal', 'normal']),
  houseRules: v.fallback(houseRulesSchema, v.parse(houseRulesSchema, {})),
})

/** What is offered to who has not played yet: a counted East round of the first rule set, all as usual, against the middle level. */
export const FIRST_GAME: LastGame = v.parse(schema, {})

/** Reads how a stored last game was laid out; a field that makes no sense is as in the first game. */
export const lastGameSchema = v.fallback(schema, FIRST_GAME)
