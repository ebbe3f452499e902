import { answerOf } from '../engine/score/answer'
import type { Answer } from '../engine/score/answer'
import { judge } from '../engine/score/judge'
import { readRecord } from '../engine/score/record'
import type { RecordOptions, ScoringRecord } from '../engine/score/record'
import type { Win } from '../engine/score/win'
import type { RuleSet } from '../engine/table/ruleSet'
import { EngineError } from '../engine/tiles/error'
import { isRuleSetId, RULE_SET_IDS, ruleSetOf } from './index'
import type { RuleSetId } from './index'
import { drawsFromFlowerWall, isReached } from './reach'

/** The word that asks for an answer of every rule set. */
const ALL = 'all'

/** What is answered where a record is malformed. */
export type Refusal = { readonly error: string }
export type RecordAnswer = Answer | Refusal | Readonly<Record<string, Answer | Refusal>>

const refusal = (error: unknown): Refusal => {
  if (!(error instanceof EngineError)) throw error
  return { error: error.message }
}

/** The house rules that mean something to a rule set; those of another are read and left. */
const ownOptions = (id: RuleSetId, options: RecordOptions): RecordOptions => {
  const own = ruleSetOf(id).options
  return Object.fromEntries(Object.entries(options).filter(([name]) => Object.hasOwn(own, name)))
}

/** Throws where a win cannot come about in a rule set whatever the tiles are. */
const checkWin = (rules: RuleSet, { source, streak }: Win): void => {
  if (source === 'flower-wall' && !drawsFromFlowerWall(rules)) {
    throw new EngineError('contradiction', 'source', source)
  }
  if (!isReached(rules, streak)) throw new EngineError('contradiction', 'streak', streak)
}

const answerBy = (id: RuleSetId, { options, win }: ScoringRecord): Answer | Refusal => {
  try {
    const rules = ruleSetOf(id, ownOptions(id, options))
    checkWin(rules, win)
    return answerOf(rules, win, judge(rules.scoring, win))
  } catch (error) {
    return refusal(error)
  }
}

/** Scores a scoring record by its rule set, or by all of them; a malformed one is answered with an error. */
export const scoreRecord = (value: unknown): RecordAnswer => {
  try {
    const record = readRecord(value)
    const { ruleset } = record
    if (ruleset === ALL) {
      return Object.fromEntries(RULE_SET_IDS.map((id) => [id, answerBy(id, record)]))
    }
    if (isRuleSetId(ruleset)) return answerBy(ruleset, record)
    throw new EngineError('not-listed', 'ruleset', ruleset)
  } catch (error) {
    return refusal(error)
  }
}

/** Scores one line of text that should hold a scoring record. */
export const scoreLine = (line: string): RecordAnswer => {
  try {
    return scoreRecord(JSON.parse(line) as unknown)
  } catch (error) {
    if (error instanceof SyntaxError) return refusal(new EngineError('not-json', 'record', line))
    throw error
  }
}
