import type { RuleSetProfile } from '../../engine/table/ruleSet'

/** Points; a house may ask that a hand be worth something, and more from round to round. */
export const clubProfile = {
  units: { hand: 'points', paid: 'points' },
  houseRules: {
    minimum: { kind: 'choice', values: ['none', 'by-round'], usual: 'none' },
  },
} as const satisfies RuleSetProfile
