import type { Wind } from '../../engine/tiles/seat'
import type { Who } from '../who'
import { app } from './app'
import { counted, does, listed, them, whose } from './grammar'

export const result = {
  /** Over the hand: how it ended. `win` is what the rule set calls a win. */
  wins: (who: Who, _win: string) => does(who, 'win', 'wins'),
  several: (names: readonly Who[], _win: string) => `${listed(names.map(({ name }) => name))} win`,
  drawn: 'A drawn hand',
  falseCall: (who: Who, falseWin: string) => `${does(who, 'call', 'calls')} a ${falseWin}`,
  falsePays: (who: Who) => `${does(who, 'pay', 'pays')} each of the others.`,
  falseStays: (who: Who) =>
    `${does(who, 'pay', 'pays')} each of the others, and the deal stays as it was.`,
  selfDrawn: 'Self-drawn',
  onDiscard: (from: Who) => `Off ${whose(from)} discard`,
  robbed: (from: Who) => `Robbing ${whose(from)} Gong`,
  byFlowers: (flowers: number) => `With ${counted(flowers, 'flower')}`,
  handOf: (who: Who) => (who.you ? 'Your hand' : `${who.name}’s hand`),
  winner: 'Whose hand',

  total: 'Total',
  worth: (total: number, unit: string) => `${total} ${unit}`,
  ofMinimum: (minimum: number, round: Wind) => `${minimum} needed in the ${app.round(round)}`,
  belowMinimum: (total: number, minimum: number, round: Wind) =>
    `The hand is worth ${total}; the ${app.round(round)} asks for ${minimum}.`,
  barredShape: 'A closed hand may not win in this shape.',

  score: 'What it scores',
  scoreHint: 'Choose a line to see its tiles.',
  times: (count: number) => `× ${count}`,
  replaced: 'Met, but replaced',
  replacedBy: (by: string) => `by ${by}`,
  runnerUp: 'Read another way',
  runnerUpNote: (total: number, best: number) =>
    `The next best reading is worth ${total} instead of ${best}.`,

  payments: 'Payments',
  reason: 'For',
  hand: (win: string, who: Who) => `${win}, ${who.name}`,
  pool: 'Pool',
  thisHand: 'This hand',
  scoreNow: 'Score',
  place: 'Place',
  placeShort: (place: number) => ['1st', '2nd', '3rd', '4th'][place - 1] ?? String(place),
  allHands: 'All four hands',
  winningTile: 'winning tile',
  closed: 'closed',

  dealerStays: (dealer: Who, streak: number) =>
    `${does(dealer, 'keep', 'keeps')} the deal: ${counted(streak, 'win')} in a row.`,
  dealStays: (dealer: Who) => `${does(dealer, 'deal', 'deals')} again.`,
  dealPasses: (dealer: Who) => `The deal passes to ${them(dealer)}.`,
  roundBegins: (round: Wind) => `The ${app.round(round)} begins.`,
  poolHolds: (points: number) => `${app.points(points)} in the pool.`,
  gameEnds: 'That was the last hand.',
  nextHand: 'Next hand',
  finalStandings: 'Final standings',

  over: 'The game is over',
  first: (names: readonly Who[]) =>
    `${listed(names.map(({ name }) => name))} ${names.length === 1 && !names[0]?.you ? 'comes' : 'come'} first.`,
  poolReturned: (each: number) => `The pool went back: ${each} each.`,
  again: 'Play again',
  sameSeed: 'The same tiles again',
  lastHand: 'The last hand',
  seed: (seed: string) => `Seed ${seed}`,

  sheet: 'Score sheet',
  sheetEmpty: 'No hand is finished yet.',
  sheetHand: 'Hand',
  sheetOutcome: 'Outcome',
  openHand: (hand: number) => `Open hand ${hand}`,
  outcomeWon: (names: readonly Who[], totals: readonly number[]) =>
    names.map(({ name }, i) => `${name} ${totals[i] ?? ''}`).join(', '),
  outcomeDrawn: 'Drawn',
  sums: 'Total',
  games: 'Finished games',
  game: (date: string) => `The game of ${date}`,
  handBefore: 'Hand before',
  handAfter: 'Hand after',
  backToSheet: 'Back to the score sheet',
}
