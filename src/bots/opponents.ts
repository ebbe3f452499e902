import { BOT_LEVELS, isBotLevel, policyOf } from './levels'
import type { Policy } from './policy'
import { random } from './random'
import { second } from './second'

export const OPPONENTS = [...BOT_LEVELS, 'random', 'second'] as const
/** Who plays where levels are measured: any of them, and two that no game is played against. */
export type Opponent = (typeof OPPONENTS)[number]

export const isOpponent = (name: string): name is Opponent =>
  OPPONENTS.some((known) => known === name)

/** The policy of an opponent; it may throw. */
export const opponentOf = (name: Opponent): Policy => {
  if (isBotLevel(name)) return policyOf(name)
  return name === 'random' ? random : second
}
