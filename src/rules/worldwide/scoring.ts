import type { ScoringRules } from '../../engine/score/scoringRules'
import { minimumOf, WORLDWIDE_ROWS } from './scoreTable'
import { sheungArrangements } from './sheungs'

/** All that scoring asks of this rule set. */
export const scoring: ScoringRules = {
  shapes: ['standard', 'pairs-and-pong', 'thirteen-orphans', 'sixteen-orphans'],
  shapesBarredByClosing: ['pairs-and-pong', 'sixteen-orphans'],
  flowerWins: [
    { flowers: 7, row: 'seven-flowers' },
    { flowers: 8, row: 'eight-flowers' },
  ],
  minimum: minimumOf,
  rows: WORLDWIDE_ROWS,
  arrangements: sheungArrangements,
}
