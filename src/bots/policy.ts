import type { Action, Choice } from '../engine/table/action'
import type { RuleSet } from '../engine/table/ruleSet'
import type { PlayerView } from '../engine/table/view'
import type { RandomStream } from '../engine/tiles/random'

/** Picks one of the legal choices of a view. The same view and stream always get the same answer. */
export type Policy = (rules: RuleSet, view: PlayerView, random: RandomStream) => Action

/** Whether a bot may take a choice: legal, no False Mahjong, and no looking at a closed hand for money. */
export const mayTake = ({ action, refused, worth }: Choice): boolean => {
  if (refused !== null || action.type === 'peek') return false
  return action.type !== 'win' || (worth !== null && worth.falseMahjong === null)
}
