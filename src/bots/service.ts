import type { Action } from '../engine/table/action'
import type { RuleOptions } from '../engine/table/ruleSet'
import type { PlayerView } from '../engine/table/view'
import { randomStream } from '../engine/tiles/random'
import { ruleSetOf } from '../rules/index'
import { guarded } from './fallback'
import { readyDiscards, waitHints } from './hints'
import type { HandHint, ReadyDiscard } from './hints'
import { isBotLevel, policyOf } from './levels'

/** A view that somebody asks about, under which rules. */
export type HintRequest = {
  readonly ruleSetId: string
  readonly options: RuleOptions
  readonly view: PlayerView
}

/** A question to an adviser; `seed` settles what is left to chance. */
export type AdviceRequest = HintRequest & { readonly seed: string }

/** A question to a bot. */
export type DecisionRequest = AdviceRequest & { readonly level: string }

/** A legal answer, and what went wrong on the way to it. */
export type Decision = { readonly action: Action; readonly problems: readonly string[] }

const decide = ({ ruleSetId, options, view, level, seed }: DecisionRequest): Decision => {
  const problems: string[] = []
  if (!isBotLevel(level)) problems.push(`no such level: ${level}`)
  const policy = policyOf(isBotLevel(level) ? level : 'normal')
  const careful = guarded(policy, (problem) => problems.push(problem))
  const action = careful(ruleSetOf(ruleSetId, options), view, randomStream(seed, 'decision'))
  return { action, problems }
}

/** Everything but advice that is asked of bots, answered at once; the tables are built with the first question. */
export const botService = {
  decide,
  waitHints: ({ ruleSetId, options, view }: HintRequest): HandHint =>
    waitHints(ruleSetOf(ruleSetId, options), view),
  readyDiscards: ({ ruleSetId, options, view }: HintRequest): ReadyDiscard[] =>
    readyDiscards(ruleSetOf(ruleSetId, options), view),
}

export type BotService = typeof botService
