import type { RuleSet } from './ruleSet'

/**
 * A memory of what was worked out about a moment under a rule set, key by key. Moments never change, and
 * whoever acts on an answer asks for it again to be checked; it goes when the moment goes.
 */
export const memory = <Moment extends object, Key, Answer>() => {
  const known = new WeakMap<Moment, { rules: RuleSet; answers: Map<Key, Answer> }>()
  return (rules: RuleSet, moment: Moment, key: Key, find: () => Answer): Answer => {
    let about = known.get(moment)
    if (about?.rules !== rules) {
      about = { rules, answers: new Map() }
      known.set(moment, about)
    }
    const answer = about.answers.get(key) ?? find()
    about.answers.set(key, answer)
    return answer
  }
}
