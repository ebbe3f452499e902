import type { ScoringRules } from '../../engine/score/scoringRules'
import type { RuleSet } from '../../engine/table/ruleSet'
import type { WallCount } from '../../engine/table/state'
import { TILE_COUNT } from '../../engine/tiles/tile'
import { tsumoProfile } from './profile'
import { TSUMO_ROWS } from './scoreTable'
import { settle } from './settlement'

const LEAST_TAI = 1

const left = ({ front, back }: WallCount): number => TILE_COUNT - front - back

const scoring: ScoringRules = {
  shapes: ['standard', 'different-pairs-and-pong'],
  shapesBarredByClosing: [],
  flowerWins: [],
  minimum: () => LEAST_TAI,
  rows: TSUMO_ROWS,
}

/** Tai as points: one at least, else no win is offered; the whole wall is drawn, the nearest winner wins. */
export const tsumo: RuleSet = {
  ...tsumoProfile,
  id: 'tsumo',
  version: 1,
  options: {},
  scoring,
  seating: 'dealer-dice',
  dicePoints: () => 0,
  wall: { ordinaryLeft: left, replacementsLeft: left, sourceOf: () => 'wall' },
  claims: {
    rank: { win: 4, kong: 3, pong: 2, chow: 1 },
    winners: 'nearest',
    lastDiscardOnlyWins: false,
  },
  passing: { bars: 'nothing', until: 'turn' },
  chase: null,
  closing: null,
  concealedKong: { points: 1, shown: false },
  bouquets: null,
  belowMinimum: 'not-offered',
  falseMahjongPoints: 0,
  settle,
  stake: null,
  drawnHandPoints: 0,
  keepsDeal: (outcome) => outcome.kind === 'drawn' || outcome.dealerWon,
}
