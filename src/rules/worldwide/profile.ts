import type { RuleSetProfile } from '../../engine/table/ruleSet'

/** Points, and no house rules. */
export const worldwideProfile = {
  units: { hand: 'points', paid: 'points' },
  houseRules: {},
} as const satisfies RuleSetProfile
