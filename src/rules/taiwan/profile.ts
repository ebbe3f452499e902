import type { RuleSetProfile } from '../../engine/table/ruleSet'

/** Tai, paid in money: the house sets the base and the price of a tai, and whether several may win on one tile. */
export const taiwanProfile = {
  units: { hand: 'tai', paid: 'money' },
  houseRules: {
    base: { kind: 'amount', usual: 100, most: 100_000 },
    perTai: { kind: 'amount', usual: 20, most: 100_000 },
    multipleWinners: { kind: 'flag', usual: false },
  },
} as const satisfies RuleSetProfile
