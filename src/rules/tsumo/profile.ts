import type { RuleSetProfile } from '../../engine/table/ruleSet'

/** Tai that are paid as points, and no house rules. */
export const tsumoProfile = {
  units: { hand: 'tai', paid: 'points' },
  houseRules: {},
} as const satisfies RuleSetProfile
