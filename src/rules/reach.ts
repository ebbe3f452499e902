import type { RuleSet } from '../engine/table/ruleSet'
import { TILE_COUNT } from '../engine/tiles/tile'

/** Whether an ordinary draw may ever be one from the flower wall. */
export const drawsFromFlowerWall = ({ wall }: RuleSet): boolean =>
  wall.sourceOf(TILE_COUNT - 1) === 'flower-wall'

/** Whether a dealer may ever have kept the deal for so many hands. */
export const isReached = ({ keepsDeal }: RuleSet, streak: number): boolean =>
  streak === 0 ||
  keepsDeal({ kind: 'won', dealerWon: true, alone: true }, streak - 1) ||
  keepsDeal({ kind: 'drawn' }, streak - 1)
