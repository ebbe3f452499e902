import type { RuleSetId } from '../rules/index'

/** Written out, for the lobby is there before the engine is fetched; one missing does not compile. */
const EVERY: Record<RuleSetId, true> = { worldwide: true, club: true, taiwan: true, tsumo: true }

/** The rule sets that can be played, the default one first. */
export const RULE_SETS = Object.keys(EVERY) as [RuleSetId, ...RuleSetId[]]
