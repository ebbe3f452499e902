import { judge } from '../engine/score/judge'
import type { ScoreSheet } from '../engine/score/sheet'
import type { Win } from '../engine/score/win'
import type { RuleSet } from '../engine/table/ruleSet'
import { ruleSetOf } from '../rules/index'
import { drawsFromFlowerWall, isReached } from '../rules/reach'
import { breathe } from './breathe'
import { RULE_SETS } from './ruleSets'

/** Why a hand does not win at another table; `no-flower-win`: it won by flowers that win nothing there. */
export type NoWin = 'no-shape' | 'barred-shape' | 'no-flower-win'

/** What a hand comes to under another rule set with its usual house rules. */
export type Verdict = { readonly ruleSetId: string } & (
  | { readonly complete: true; readonly sheet: ScoreSheet }
  | { readonly complete: false; readonly why: NoWin }
)

const reachedOf = (rules: RuleSet, streak: number): number =>
  isReached(rules, streak) ? streak : reachedOf(rules, streak - 1)

/** The facts of a win as far as they can come about in a rule set: its own walls, its longest streak. */
const knownTo = (rules: RuleSet, win: Win): Win => ({
  ...win,
  source: win.source === 'flower-wall' && !drawsFromFlowerWall(rules) ? 'wall' : win.source,
  streak: reachedOf(rules, win.streak),
})

const verdictOf = (ruleSetId: string, win: Win, byFlowers: boolean): Verdict => {
  const rules = ruleSetOf(ruleSetId)
  const judgement = judge(rules.scoring, knownTo(rules, win))
  if (judgement.complete) return { ruleSetId, complete: true, sheet: judgement.sheet }
  if (byFlowers) return { ruleSetId, complete: false, why: 'no-flower-win' }
  const why = judgement.reason === 'no-shape' ? 'no-shape' : 'barred-shape'
  return { ruleSetId, complete: false, why }
}

const judgeAll = async (own: string, win: Win, byFlowers: boolean): Promise<Verdict[]> => {
  const verdicts: Verdict[] = []
  for (const ruleSetId of RULE_SETS.filter((id) => id !== own)) {
    await breathe()
    verdicts.push(verdictOf(ruleSetId, win, byFlowers))
  }
  return verdicts
}

const known = new WeakMap<Win, Promise<readonly Verdict[]>>()

/**
 * What a win comes to under the other rule sets, in their order; one promise a win, and the page is let go
 * between them. `own` is where it was won, `byFlowers` whether by flowers alone.
 */
export const verdictsElsewhere = (
  own: string,
  win: Win,
  byFlowers: boolean,
): Promise<readonly Verdict[]> => {
  const verdicts = known.get(win) ?? judgeAll(own, win, byFlowers)
  known.set(win, verdicts)
  return verdicts
}
