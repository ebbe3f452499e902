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
  let count = 0
  const keys: Key[] = []
  const answers: Answer[] = []
  return (rules, asked, key, find) => {
    if (asked !== moment || rules !== under) count = 0
    moment = asked
    under = rules
    for (let at = 0; at < count; at += 1) if (keys[at] === key) return answers[at] as Answer
    const answer = find()
    keys[count] = key
    answers[count] = answer
    count += 1
    return answer
  }
}
