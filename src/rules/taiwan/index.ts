import type { ScoringRules } from '../../engine/score/scoringRules'
import type { RuleOptions, RuleSet } from '../../engine/table/ruleSet'
import type { WallCount } from '../../engine/table/state'
import { TILE_COUNT } from '../../engine/tiles/tile'
import { readHouseRules } from '../houseRules'
import { taiwanProfile } from './profile'
import { TAIWAN_ROWS } from './scoreTable'
import { settleFor } from './settlement'

const RESERVED = 16

const left = ({ front, back }: WallCount): number => TILE_COUNT - RESERVED - front - back

const scoring: ScoringRules = {
  shapes: ['standard'],
  shapesBarredByClosing: [],
  flowerWins: [{ flowers: 8, row: 'eight-flowers' }],
  minimum: () => 0,
  rows: TAIWAN_ROWS,
}

/** Money: a base and so much a tai for each payment, no minimum, a reserved wall, passed wins. */
export const taiwan = (houseRules: RuleOptions): RuleSet => {
  const options = readHouseRules(taiwanProfile.houseRules, houseRules)
  const stake = { base: options.base, perUnit: options.perTai }
  return {
    ...taiwanProfile,
    id: 'taiwan',
    version: 1,
    options,
    scoring,
    seating: 'dealer-dice',
    dicePoints: () => 0,
    wall: { ordinaryLeft: left, replacementsLeft: left, sourceOf: () => 'wall' },
    claims: {
      rank: { win: 3, kong: 2, pong: 2, chow: 1 },
      winners: options.multipleWinners ? 'all' : 'nearest',
      lastDiscardOnlyWins: true,
    },
    passing: { bars: 'wins', until: 'draw' },
    chase: null,
    closing: null,
    concealedKong: { points: 0, shown: false },
    bouquets: null,
    belowMinimum: 'not-offered',
    falseMahjongPoints: 0,
    settle: settleFor(stake),
    stake,
    drawnHandPoints: 0,
    keepsDeal: (outcome) => outcome.kind === 'drawn' || outcome.dealerWon,
  }
}
