import type { ScoringRules } from '../../engine/score/scoringRules'
import type { RuleOptions, RuleSet } from '../../engine/table/ruleSet'
import type { WallCount } from '../../engine/table/state'
import type { Dice } from '../../engine/tiles/random'
import { TILE_COUNT } from '../../engine/tiles/tile'
import { readHouseRules } from '../houseRules'
import { minimumOf } from '../worldwide/scoreTable'
import { chase } from './chase'
import { clubProfile } from './profile'
import { CLUB_ROWS } from './scoreTable'
import { settle } from './settlement'

const FLOWER_WALL = 16
const MAIN_WALL = TILE_COUNT - FLOWER_WALL

const SCORING: Omit<ScoringRules, 'minimum'> = {
  shapes: ['standard', 'pairs-and-pong', 'thirteen-orphans', 'sixteen-orphans'],
  shapesBarredByClosing: ['pairs-and-pong', 'sixteen-orphans'],
  flowerWins: [
    { flowers: 7, row: 'seven-flowers' },
    { flowers: 8, row: 'eight-flowers' },
  ],
  rows: CLUB_ROWS,
}

const dicePoints = ([a, b, c]: Dice): number => {
  if (a !== b || b !== c) return 0
  return a === 6 ? 10 : 5
}

/** Replacements that the flower wall cannot give come from the tail of the main wall. */
const mainLeft = ({ front, back }: WallCount): number =>
  MAIN_WALL - front - Math.max(0, back - FLOWER_WALL)

/** Points as in the default rule set's family: no cap on the streak, early wins, peeking, a paid West. */
export const club = (houseRules: RuleOptions): RuleSet => {
  const options = readHouseRules(clubProfile.houseRules, houseRules)
  return {
    ...clubProfile,
    id: 'club',
    version: 1,
    options,
    scoring: { ...SCORING, minimum: options.minimum === 'by-round' ? minimumOf : () => 0 },
    seating: 'winds',
    dicePoints,
    wall: {
      ordinaryLeft: mainLeft,
      replacementsLeft: ({ front, back }) => TILE_COUNT - front - back,
      sourceOf: () => 'wall',
    },
    claims: {
      rank: { win: 3, kong: 2, pong: 2, chow: 1 },
      winners: 'all',
      lastDiscardOnlyWins: false,
    },
    passing: { bars: 'that-kind', until: 'turn' },
    chase,
    closing: { peekPoints: 5 },
    concealedKong: { points: 5, shown: true },
    bouquets: { mixed: 5, pure: 10 },
    belowMinimum: 'false-mahjong',
    falseMahjongPoints: 25,
    settle,
    stake: null,
    drawnHandPoints: 5,
    keepsDeal: (outcome) => outcome.kind === 'won' && outcome.dealerWon && outcome.alone,
  }
}
