import type { Advice, WeighedChoice } from '../../bots/adviceTypes'
import type { Action } from '../../engine/table/action'
import { kindOf } from '../../engine/tiles/tile'

/** Tells moves apart by what they come to: tiles of one kind are all one. */
const moveOf = ({ offer: _, seat: __, ...move }: Action): string =>
  JSON.stringify(move.type === 'discard' ? { ...move, tile: kindOf(move.tile) } : move)

/** Whether two answers to one question come to the same. */
export const isSameMove = (one: Action, other: Action): boolean => moveOf(one) === moveOf(other)

/**
 * Whether the advised move, the first, is not the one that gains most on average: nothing is clearly ahead of it. What
 * a win pays is sure, whatever might be gained without it.
 */
export const isClose = ({ choices }: Advice): boolean => {
  const [best, ...others] = choices
  if (!best || best.distance < 0) return false
  return others.some(({ points }) => points.mean > best.points.mean)
}

/** What was done beside what was advised; `more` is by how much the latter was better. */
export type Verdict = {
  readonly says: 'same' | 'even' | 'worse'
  readonly taken: WeighedChoice
  readonly best: WeighedChoice
  readonly more: number
}

/** A move is as good as the advised one where the difference lies within its standard error. */
const saysOf = (taken: WeighedChoice, best: WeighedChoice, more: number): Verdict['says'] => {
  if (taken === best) return 'same'
  return more <= Math.hypot(taken.points.error, best.points.error) ? 'even' : 'worse'
}

/** Judges a move by the advice for it; null where the advice does not know the move. */
export const verdictOf = ({ choices }: Advice, action: Action): Verdict | null => {
  const [best] = choices
  const taken = choices.find((choice) => isSameMove(choice.action, action))
  if (!best || !taken) return null
  const more = best.points.mean - taken.points.mean
  return { says: saysOf(taken, best, more), taken, best, more }
}
