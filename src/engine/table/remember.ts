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
  let answers = new Map<Key, Answer>()
  return (rules, asked, key, find) => {
    // A new map: a cleared one keeps its old answers from the garbage collector for long.
    if (asked !== moment || rules !== under) answers = new Map()
    moment = asked
    under = rules
    const answer = answers.get(key) ?? find()
    answers.set(key, answer)
    return answer
  }
}
