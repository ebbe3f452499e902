import type { DangerReason } from '../../bots/adviceTypes'
import { figure, tenthsOf } from '../figure'
import { gains } from '../gains'
import { counted } from './grammar'

/** What speaks against a win on the discard, and what for it. */
const reasons: Record<DangerReason, string> = {
  'none-left': 'every other copy is in sight',
  'just-thrown': 'it was thrown this go-around and nobody won',
  'thrown-by-rival': 'an opponent threw it earlier',
  'ends-thrown': 'an open wait on it would have won on a tile already thrown',
  'rival-closed': 'an opponent has closed',
  'rival-far-along': 'an opponent shows four sets or more',
  'beside-last': 'it is next to what an opponent last gave up',
  'suit-withheld': 'an opponent throws none of this suit',
  'never-seen': 'nobody has shown this tile yet',
}

export const advice = {
  advised: (choice: string) => `Advised: ${choice}`,
  byShape: (choice: string) => `Advised: ${choice}, for its shape`,
  /** The heading names the unit. */
  gains,
  inUnits: {
    points: (gain: string) => `${gain} points`,
    money: (gain: string) => `${gain} dollars`,
  },
  /** How much better something is. */
  more: {
    points: (points: number) => `${tenthsOf(points)} points`,
    money: (dollars: number) => figure(dollars, '$'),
  },
  weighing: 'Weighing your choices…',
  /** While nothing is asked, by the mode. */
  nothing: {
    live: 'Your next choices are weighed here.',
    after: 'Your next move is weighed here.',
  },

  /** The verdict on a move. */
  same: (taken: string) => `${taken}, as advised.`,
  even: (taken: string, best: string) => `${taken}: as good as ${best}, which was advised.`,
  worse: (taken: string, best: string, more: string) =>
    `${taken}. Advised: ${best}, about ${more} better.`,

  /** Of a move that was not weighed. */
  other: (taken: string, best: string) => `${taken}. Advised: ${best}.`,

  closing: (tile: string) => `closing with ${tile}`,
  ranking: 'Your choices, the best first',
  rankingThen: 'Your choices as they were, the best first',
  choice: 'Choice',
  best: 'advised',
  yours: 'yours',
  closes: 'close',

  columns: {
    points: { points: 'Points', money: 'Dollars' },
    win: 'Win',
    danger: 'Risk',
    distance: 'Away',
    accepts: 'Tiles',
  },
  close: 'Nothing is clearly ahead of ★, which is advised for its shape.',
  explains: {
    points: (samples: number) =>
      `Estimate: what you gain or lose by the end of the hand, on average over up to ${samples} ways it may go on. Behind ±, the standard error: two times in three the true figure lies that close. What a win pays at once is exact.`,
    win: () => 'Estimate: in how many of a hundred such hands you win.',
    danger: () =>
      'Estimate: in how many of a hundred such moments somebody wins on the discard. Each line says why.',
    distance: () =>
      'Exact: how many tiles the hand is away from ready afterwards; after a claim, with its best discard.',
    accepts: () =>
      'Exact: how many tiles that you do not see bring the hand nearer afterwards, or win once it is ready. Each line draws them.',
  },
  waits: {
    copies: 'Exact: the copies of the tile that you do not see, in the wall or with the others.',
    discard: 'Exact: what the hand scores when somebody who does not deal discards the tile now.',
    selfDraw: 'Exact: what it scores when you draw the tile from the wall in an ordinary turn.',
    distance: 'Exact: how many tiles your hand is away from waiting for its last one.',
  },
  ready: 'ready',
  complete: 'won',
  percent: (hundredths: number) =>
    `${hundredths > 0 && hundredths < 1 ? tenthsOf(hundredths) : Math.round(hundredths)}%`,
  noDiscard: 'nothing is discarded',

  accepted: (kinds: number, tiles: number) =>
    `${counted(kinds, 'kind')}, ${counted(tiles, 'tile')}`,
  copies: (tile: string, left: number) => `${tile}, ${left} left`,
  reasons,
  safer: (told: readonly string[]) => `Safer: ${told.join('; ')}.`,
  riskier: (told: readonly string[]) => `Riskier: ${told.join('; ')}.`,
  plain: 'Nothing speaks for or against it.',
}
