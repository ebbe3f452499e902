import type { Wind } from '../../engine/tiles/seat'
import type { Who } from '../who'
import { same, split } from '../worded'
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
  onDiscard: same((from: Who) => `Off ${whose(from)} discard`),
  robbed: split(
    (from: Who) => `Robbing ${whose(from)} Gong`,
    (from: Who) => `Robbing ${whose(from)} kong`,
  ),
  byFlowers: same((flowers: number) => `With ${counted(flowers, 'flower')}`),
  handOf: (who: Who) => (who.you ? 'Your hand' : `${who.name}’s hand`),
  winner: 'Whose hand',

  total: 'Total',
  ofMinimum: (minimum: string) => `At least ${minimum} needed`,
  ofRoundMinimum: (minimum: string, round: Wind) => `${minimum} needed in the ${app.round(round)}`,
  belowMinimum: (worth: string, minimum: string, round: Wind) =>
    `The hand is worth ${worth}; the ${app.round(round)} asks for ${minimum}.`,
  barredShape: 'A closed hand may not win in this shape.',

  score: 'What it scores',
  scoreHint: 'Choose a line to see its tiles.',
  noLines: 'No row scores.',
  times: (count: number) => `× ${count}`,
  replaced: 'Met, but replaced',
  replacedBy: (by: string) => `by ${by}`,
  runnerUp: 'Read another way',
  runnerUpNote: (worth: string, best: string) =>
    `The next best reading is worth ${worth} instead of ${best}.`,

  elsewhere: 'The same hand at other tables',
  elsewhereNote: 'The same tiles, won in the same way, under the usual rules of each table.',
  elsewhereNoShape: 'Not a winning hand there',
  elsewhereBarred: 'A closed hand may not win in this shape there',
  elsewhereNoFlowers: 'These flowers alone do not win there',
  elsewhereBelow: (total: string, minimum: string) => `Too low: ${total} of ${minimum}`,

  /** By what changes hands. */
  payments: { points: 'Payments', money: 'Payments in dollars' },
  stakePays: (who: Who, sum: string, amount: string) =>
    `${does(who, 'pay', 'pays')} ${sum} = ${amount}`,
  stakeSum: (base: string, tai: string, perTai: string) => `${base} + ${tai} × ${perTai}`,
  plainTai: (tai: string) => tai,
  withDealerTai: (tai: string, dealerTai: string) => `(${tai} + ${dealerTai} dealer tai)`,
  stakeNote:
    'The base, and the price of each tai. Dealer tai come in where the dealer wins or pays.',
  paysMore: (who: Who, more: string) =>
    `${does(who, 'deal and pay', 'deals and pays')} ${more} more.`,
  robbedMore: (who: Who, more: string) =>
    `${does(who, 'pay', 'pays')} ${more} on top for the robbed Gong.`,
  reason: 'For',
  hand: (win: string, who: Who) => `${win}, ${who.name}`,
  pool: 'Pool',
  thisHand: 'This hand',
  scoreNow: 'Score',
  place: 'Place',
  placeShort: (place: number) => ['1st', '2nd', '3rd', '4th'][place - 1] ?? String(place),
  allHands: 'All four hands',
  closed: 'Closed',

  dealerStays: split(
    (dealer: Who, streak: number) =>
      `${does(dealer, 'keep', 'keeps')} the deal${streak > 1 ? `: ${streak} wins in a row` : ' after this win'}.`,
    (dealer: Who, streak: number) =>
      `${does(dealer, 'keep', 'keeps')} the deal${streak > 1 ? `: ${streak} repeats in a row` : ' for another hand'}.`,
  ),
  dealStays: (dealer: Who) => `${does(dealer, 'deal', 'deals')} again.`,
  dealPasses: (dealer: Who) => `The deal passes to ${them(dealer)}.`,
  roundBegins: (round: Wind) => `The ${app.round(round)} begins.`,
  poolHolds: (amount: string) => `${amount} in the pool.`,
  gameEnds: 'That was the last hand.',
  nextHand: 'Next hand',
  nextIn: (seconds: number) => `It starts in ${seconds} s; any key or tap stops that.`,
  nextStopped: 'The next hand waits for you.',
  finalStandings: 'Standings',

  over: 'The game is over',
  first: (names: readonly Who[]) =>
    `${listed(names.map(({ name }) => name))} ${names.length === 1 && !names[0]?.you ? 'comes' : 'come'} first.`,
  poolReturned: (each: string) => `The pool went back: ${each} each.`,
  again: 'Play again',
  sameSeed: 'Same tiles',
  lastHand: 'The last hand',
  seed: (seed: string) => `Seed: ${seed}`,

  sheet: 'Score sheet',
  sheetEmpty: 'No hand is finished yet.',
  sheetHand: 'Hand',
  sheetOutcome: 'Outcome',
  openHand: (hand: number) => `Open hand ${hand}`,
  outcomeWon: (names: readonly Who[], totals: readonly string[]) =>
    names.map(({ name }, i) => `${name} ${totals[i] ?? ''}`).join(', '),
  outcomeDrawn: 'Drawn',
  sums: 'Total',
  games: 'Finished games',
  game: (date: string) => `The game of ${date}`,
  handBefore: 'Hand before',
  handAfter: 'Hand after',
  backToSheet: 'Back to the score sheet',
}
