import type { RuleSetProfile } from '../engine/table/ruleSet'
import { clubProfile } from '../rules/club/profile'
import type { RuleSetId } from '../rules/index'
import { taiwanProfile } from '../rules/taiwan/profile'
import { tsumoProfile } from '../rules/tsumo/profile'
import { worldwideProfile } from '../rules/worldwide/profile'

/** Written out, for the lobby is there before the engine is fetched; one missing does not compile. */
const PROFILES: Readonly<Record<RuleSetId, RuleSetProfile>> = {
  worldwide: worldwideProfile,
  club: clubProfile,
  taiwan: taiwanProfile,
  tsumo: tsumoProfile,
}

/** The rule sets that can be played, the default one first. */
export const RULE_SETS = Object.keys(PROFILES) as [RuleSetId, ...RuleSetId[]]

/** What a rule set counts in and which house rules it takes; of one that does not exist, as the default one. */
export const profileOf = (id: string): RuleSetProfile =>
  (PROFILES as Readonly<Record<string, RuleSetProfile | undefined>>)[id] ?? PROFILES[RULE_SETS[0]]
