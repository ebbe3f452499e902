import { useText } from './text'
import { useRuleSet } from './ruleSet'
import { profileOf } from '../../store/ruleSets'

/** Figures in the units of a rule set. */
export type Amounts = {
  /** What a hand is worth: `12 points`, `3 tai`. */
  readonly hand: (total: number) => string
  /** What is paid or lies somewhere, in words: `12 points`, `$1,220`. */
  readonly paid: (amount: number) => string
  /** What somebody has, where there is little room: `12`, `$1,220`. */
  readonly score: (amount: number) => string
  /** What somebody gains or loses: `+12`, `−$1,220`. */
  readonly moved: (amount: number) => string
}

/** Figures in the units of a rule set, by its id. */
export const useAmountsOf = (ruleSetId: string): Amounts => {
  const { amounts, scores, moves } = useText().app
  const { hand, paid } = profileOf(ruleSetId).units
  return { hand: amounts[hand], paid: amounts[paid], score: scores[paid], moved: moves[paid] }
}

/** Figures in the units of the rule set in use. */
export const useAmounts = (): Amounts => useAmountsOf(useRuleSet().id)
