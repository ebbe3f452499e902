import { beginner } from './beginner'
import { expert } from './expert'
import { greedy } from './greedy'
import { normal } from './normal'
import type { Policy } from './policy'

export const BOT_LEVELS = ['beginner', 'normal', 'expert', 'greedy'] as const
/** How a bot plays: three levels for a person to play against, and a simpler way. */
export type BotLevel = (typeof BOT_LEVELS)[number]

const POLICIES: Record<BotLevel, Policy> = {
  beginner,
  normal,
  expert,
  greedy,
}

export const isBotLevel = (level: string): level is BotLevel =>
  BOT_LEVELS.some((known) => known === level)

/** The policy of a level; it may throw, see {@link guarded} for one that does not. */
export const policyOf = (level: BotLevel): Policy => POLICIES[level]
