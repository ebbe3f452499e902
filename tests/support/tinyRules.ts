import { metWhen, scoreTable } from '../../src/engine/score/pattern'
import type { RuleSet } from '../../src/engine/table/ruleSet'
import { WINDS } from '../../src/engine/tiles/seat'
import type { Wind } from '../../src/engine/tiles/seat'

const RESERVED = 20

/**
 * The smallest rule set there can be, and unlike the published ones: a reserved wall, kongs face down, chows
 * that rank with pongs, one winner at most, every win barred after a pass, one row, dealer stays on a draw.
 */
export const tinyRules: RuleSet = {
  id: 'tiny',
  version: 7,
  options: {},
  units: { hand: 'points', paid: 'points' },
  houseRules: {},
  scoring: {
    shapes: ['standard', 'different-pairs-and-pong'],
    shapesBarredByClosing: [],
    flowerWins: [{ flowers: 4, row: 'four-flowers' }],
    minimum: () => 1,
    rows: scoreTable([
      {
        id: 'drawn',
        points: 3,
        shapes: ['standard', 'different-pairs-and-pong'],
        find: ({ win }) => metWhen(win.kind === 'self-draw'),
      },
      { id: 'discarded', points: 1, find: ({ win }) => metWhen(win.kind === 'discard') },
      { id: 'four-flowers', points: 2, shapes: [], find: () => null },
    ]),
  },
  seating: 'dealer-dice',
  dicePoints: ([a, b, c]) => (a + b + c === 18 ? 1 : 0),
  wall: {
    ordinaryLeft: ({ front, back }) => 144 - RESERVED - front - back,
    replacementsLeft: ({ front, back }) => 144 - RESERVED - front - back,
    sourceOf: () => 'wall',
  },
  claims: {
    rank: { win: 4, kong: 3, pong: 2, chow: 2 },
    winners: 'nearest',
    lastDiscardOnlyWins: true,
  },
  passing: { bars: 'wins', until: 'draw' },
  chase: null,
  closing: { peekPoints: 2 },
  concealedKong: { points: 1, shown: false },
  bouquets: null,
  belowMinimum: 'not-offered',
  falseMahjongPoints: 0,
  settle: (win, { total }) => {
    const payers =
      win.discarder === null ? WINDS.filter((wind) => wind !== win.seat) : [win.discarder]
    const byWind: Record<Wind, number> = { E: 0, S: 0, W: 0, N: 0 }
    for (const payer of payers) byWind[payer] -= total
    byWind[win.seat] += total * payers.length
    return [{ reason: 'win', byWind }]
  },
  stake: null,
  drawnHandPoints: 0,
  keepsDeal: (outcome) => outcome.kind === 'drawn' || outcome.dealerWon,
}
