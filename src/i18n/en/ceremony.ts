import type { Who } from '../who'
import { does, them } from './grammar'

export const ceremony = {
  title: 'Who sits where',
  step: (number: number, of: number) => `Step ${number} of ${of}`,
  next: 'Next',
  skip: 'Skip',
  begin: 'Begin the first hand',
  firstThrow: (sum: number, landed: Who) =>
    `The last to join throws: that is you. You throw ${sum}. Counted round the table, with you as one, it ends at ${them(landed)}: East for now.`,
  dealerThrow: (sum: number, landed: Who) =>
    `You throw ${sum}. Counted round the table, with you as one, it ends at ${them(landed)}: the first dealer.`,
  secondThrow: (thrower: Who, sum: number, landed: Who) =>
    `${does(thrower, 'throw', 'throws')} ${sum} and ${thrower.you ? 'count' : 'counts'} on: it ends at ${them(landed)}, the first to draw a wind.`,
  winds: (first: Who) =>
    `${does(first, 'draw', 'draws')} first from the four wind tiles, the others follow in turn.`,
  seats: (dealer: Who) =>
    `Everybody moves to the seat of the wind drawn. ${does(dealer, 'sit', 'sits')} East and ${dealer.you ? 'deal' : 'deals'} first.`,
  counts: (numbers: readonly number[]) => `counted ${numbers.join(', ')}`,
}
