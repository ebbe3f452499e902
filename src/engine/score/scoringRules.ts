import type { Shape } from '../hand/reading'
import type { Wind } from '../tiles/seat'
import type { Arrangement } from './arrangement'
import type { Facts } from './facts'
import type { Row } from './pattern'

/** A win by flowers alone: so many of them, and the row that stands for it. */
export type FlowerWin = {
  readonly flowers: number
  readonly row: string
}

/** What scoring asks of a rule set. */
export type ScoringRules = {
  readonly shapes: readonly Shape[]
  /** Shapes that a closed hand may not win with. */
  readonly shapesBarredByClosing: readonly Shape[]
  readonly flowerWins: readonly FlowerWin[]
  /** The least a hand must be worth in a round; 0 where there is no minimum. */
  readonly minimum: (round: Wind) => number
  /** The published table, in its order. */
  readonly rows: readonly Row[]
  /** Every choice of what a reading's sets are used for, where rows draw on the same sets. */
  readonly arrangements?: (facts: Facts) => readonly Arrangement[]
}
