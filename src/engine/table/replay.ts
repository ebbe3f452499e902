import { EngineError } from '../tiles/error'
import { newGame } from './game'
import type { GameRecord } from './record'
import type { RuleSet } from './ruleSet'
import type { GameState } from './state'
import { step } from './step'

/**
 * The state that a record leads to. Throws an EngineError: `contradiction` when the record was played under
 * another version of the rules, `illegal-action` naming the first action that cannot be.
 */
export const replay = (rules: RuleSet, record: GameRecord): GameState => {
  if (record.rulesVersion !== rules.version) {
    throw new EngineError('contradiction', 'rulesVersion', record.rulesVersion)
  }
  return record.actions.reduce(
    (state, action, at) => {
      try {
        return step(rules, state, action).state
      } catch (error) {
        if (!(error instanceof EngineError)) throw error
        throw new EngineError(error.detail.code, `actions[${at}]`, action)
      }
    },
    newGame(rules, record),
  )
}
