import type { RuleSet } from '../../engine/table/ruleSet'
import type { Dice } from '../../engine/tiles/random'
import { TILE_COUNT } from '../../engine/tiles/tile'
import { chase } from './chase'
import { worldwideProfile } from './profile'
import { scoring } from './scoring'
import { settle } from './settlement'

const FLOWER_WALL = 16
const LONGEST_STREAK = 2

const dicePoints = ([a, b, c]: Dice): number => {
  if (a !== b || b !== c) return 0
  return a === 1 || a === 6 ? 10 : 5
}

const left = ({ front, back }: { front: number; back: number }): number => TILE_COUNT - front - back

/** The default rule set: points, a minimum that rises with the round, Closing, chasing and a pool. */
export const worldwide: RuleSet = {
  ...worldwideProfile,
  id: 'worldwide',
  version: 1,
  options: {},
  scoring,
  seating: 'winds',
  dicePoints,
  wall: {
    ordinaryLeft: left,
    replacementsLeft: left,
    sourceOf: (place) => (place < TILE_COUNT - FLOWER_WALL ? 'wall' : 'flower-wall'),
  },
  claims: {
    rank: { win: 3, kong: 2, pong: 2, chow: 1 },
    winners: 'all',
    lastDiscardOnlyWins: false,
  },
  passing: { bars: 'that-kind', until: 'turn' },
  chase,
  closing: { peekPoints: null },
  concealedKong: { points: 5, shown: true },
  bouquets: { mixed: 5, pure: 10 },
  belowMinimum: 'false-mahjong',
  falseMahjongPoints: 25,
  settle,
  stake: null,
  drawnHandPoints: 5,
  keepsDeal: (outcome, streak) =>
    outcome.kind === 'won' && outcome.dealerWon && outcome.alone && streak < LONGEST_STREAK,
}
