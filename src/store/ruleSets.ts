import type { RuleSetId } from '../rules/index'

/** Written out, for the lobby is to be there before the engine is fetched; a missing one does not compile. */
const EVERY: Record<RuleSetId, true> = { worldwide: true }

/** The rule sets that can be played, the default one first. */
export const RULE_SETS = Object.keys(EVERY) as [RuleSetId, ...RuleSetId[]]
