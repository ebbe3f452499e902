import { isOpponent } from '../bots/opponents'
import type { Opponent } from '../bots/opponents'
import { EngineError } from '../engine/tiles/error'

/** What levels are also called on the command line. */
const OTHER_NAMES: Readonly<Record<string, Opponent>> = { 'greedy+': 'greedy' }

/** The level of a name. Throws an EngineError that names the flag unless there is one. */
export const levelNamed = (flag: string, name: string): Opponent => {
  const level = OTHER_NAMES[name] ?? name
  if (!isOpponent(level)) throw new EngineError('not-listed', flag, name)
  return level
}
