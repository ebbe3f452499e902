import { answerOf } from '../engine/score/answer'
import type { Answer } from '../engine/score/answer'
import { judge } from '../engine/score/judge'
import { readRecord } from '../engine/score/record'
import type { RecordOptions, ScoringRecord } from '../engine/score/record'
import type { Win } from '../engine/score/win'
import type { RuleSet } from '../engine/table/ruleSet'
import { EngineError } from '../engine/tiles/error'
import { answerBy, answerLine, orRefusal } from './answering'
import type { Answered } from './answering'
import { ruleSetOf } from './index'
import type { RuleSetId } from './index'
import { drawsFromFlowerWall, isReached } from './reach'

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

const scoreBy = (id: RuleSetId, { options, win }: ScoringRecord): Answer => {
  const rules = ruleSetOf(id, ownOptions(id, options))
  checkWin(rules, win)
  return answerOf(rules, win, judge(rules.scoring, win))
}

/** Scores a scoring record by its rule set, or by all of them; a malformed one is answered with an error. */
export const scoreRecord = (value: unknown): Answered<Answer> =>
  orRefusal(() => {
    const record = readRecord(value)
    return answerBy(record.ruleset, (id) => scoreBy(id, record))
  })

/** Scores one line of text that should hold a scoring record. */
export const scoreLine = (line: string): Answered<Answer> => answerLine(line, scoreRecord)
