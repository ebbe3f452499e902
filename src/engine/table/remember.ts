import type { RuleSet } from './ruleSet'

/**
 * A memory of what was worked out about one moment under a rule set, key by key, until another moment is
 * asked about. Moments never change, and whoever acts on an answer asks for it again to be checked.
 */
export type Memory<Moment, Key, Answer> = (
  rules: RuleSet,
  moment: Moment,
  key: Key,
  find: () => Answer,
) => Answer

/** An empty {@link Memory}. */
export const memory = <Moment, Key, Answer>(): Memory<Moment, Key, Answer> => {
  let moment: Moment | null = null
  let under: RuleSet | null = null
  let keys: Key[] = []
  let answers: Answer[] = []
  return (rules, asked, key, find) => {
    if (asked !== moment || rules !== under) {
      keys = []
      answers = []
    }
    moment = asked
    under = rules
    const at = keys.indexOf(key)
    if (at >= 0) return answers[at] as Answer
    const answer = find()
    keys.push(key)
    answers.push(answer)
    return answer
  }
}
