import { isBotLevel } from '../bots/levels'
import type { BotLevel } from '../bots/levels'
import { EngineError } from '../engine/tiles/error'

/** What levels are also called on the command line. */
const OTHER_NAMES: Readonly<Record<string, BotLevel>> = { 'greedy+': 'greedy' }

/** The level of a name. Throws an EngineError that names the flag unless there is one. */
export const levelNamed = (flag: string, name: string): BotLevel => {
  const level = OTHER_NAMES[name] ?? name
  if (!isBotLevel(level)) throw new EngineError('not-listed', flag, name)
  return level
}
