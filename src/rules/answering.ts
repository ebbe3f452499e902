import { EngineError } from '../engine/tiles/error'
import { isRuleSetId, RULE_SET_IDS } from './index'
import type { RuleSetId } from './index'

/** The word that asks for an answer of every rule set. */
const ALL = 'all'

/** What is answered where a record is malformed. */
export type Refusal = { readonly error: string }
/** What one rule set answers, or each of them by its id. */
export type Answered<T> = T | Refusal | Readonly<Record<string, T | Refusal>>

const refusal = (error: unknown): Refusal => {
  if (!(error instanceof EngineError)) throw error
  return { error: error.message }
}

/** What `answer` returns, or the refusal where it throws an EngineError. */
export const orRefusal = <T>(answer: () => T): T | Refusal => {
  try {
    return answer()
  } catch (error) {
    return refusal(error)
  }
}

/** Asks the rule set that a record names, or each of them; throws an EngineError where there is none of that name. */
export const answerBy = <T>(ruleset: string, answer: (id: RuleSetId) => T): Answered<T> => {
  if (ruleset === ALL) {
    return Object.fromEntries(RULE_SET_IDS.map((id) => [id, orRefusal(() => answer(id))]))
  }
  if (isRuleSetId(ruleset)) return orRefusal(() => answer(ruleset))
  throw new EngineError('not-listed', 'ruleset', ruleset)
}

/** Answers a line of text by what it holds as JSON. */
export const answerLine = <T>(line: string, answer: (value: unknown) => T): T | Refusal => {
  try {
    return answer(JSON.parse(line) as unknown)
  } catch (error) {
    if (error instanceof SyntaxError) return refusal(new EngineError('not-json', 'record', line))
    throw error
  }
}
