import type { RowTexts } from '../../rowText'

/** The rows of `tsumo` in English, in the order of its score table. */
// oxfmt-ignore
export const tsumoRows = {
  'dealer': { name: 'Dealer', explains: 'The dealer wins; worth more with every hand that the dealer has kept the deal.' },
  'flowers': { name: 'Flowers', explains: 'Counted for every flower or season that lies in front of the winner.' },
  'seat-flowers': { name: 'Seat Flowers', explains: 'Counted for each flower and season of the seat: 1 is East, 2 South, 3 West, 4 North.' },
  'round-flowers': { name: 'Round Flowers', explains: 'Counted for each flower and season whose number is that of the round wind, as 1 in the East round.' },
  'eight-immortals': { name: 'Eight Immortals', explains: 'All eight flowers and seasons, once the hand itself wins. The other flower rows are added.' },
  'self-draw': { name: 'Self-draw', explains: 'The winner draws the winning tile, from the wall or as a replacement.' },
  'concealed-hand': { name: 'Concealed Hand', explains: 'No set was claimed during play; the last tile may come from anybody. Concealed kongs are fine.' },
  'after-kong': { name: 'After a Kong', explains: 'The tile that replaces a kong wins, even when flowers had to be replaced in between.' },
  'robbing-kong': { name: 'Robbing a Kong', explains: 'Another player turns an exposed pong into a kong, and the tile added is the one that wins.' },
  'last-wall-tile': { name: 'Last Wall Tile', explains: 'The winner draws the final tile of the wall, with none left behind it.' },
  'last-discard': { name: 'Last Discard', explains: 'The winning tile is the discard after which nobody can draw any more.' },
  'dragon-pongs': { name: 'Dragon Pongs', explains: 'Counted for every pong or kong of dragons. Not with the Three Dragons hands.' },
  'seat-wind': { name: 'Seat Wind', explains: 'A pong or kong of the wind of the seat the winner sits in.' },
  'round-wind': { name: 'Round Wind', explains: 'A pong or kong of the wind that names this round.' },
  'all-triplets': { name: 'All Triplets', explains: 'All five sets are triplets or kongs, exposed or not.' },
  'concealed-triplets-3': { name: 'Three Concealed Triplets', explains: 'Three triplets or concealed kongs whose tiles were all drawn by the winner.' },
  'concealed-triplets-4': { name: 'Four Concealed Triplets', explains: 'Four triplets or concealed kongs whose tiles were all drawn by the winner.' },
  'concealed-triplets-5': { name: 'Five Concealed Triplets', explains: 'All five sets are triplets or concealed kongs whose tiles were all drawn by the winner.' },
  'mixed-one-suit': { name: 'Mixed One Suit', explains: 'All suit tiles are of one suit, and there are honors beside them.' },
  'pure-one-suit': { name: 'Pure One Suit', explains: 'The whole hand is of one suit, without honors.' },
  'small-three-dragons': { name: 'Small Three Dragons', explains: 'Two dragons are triplets or kongs, and the third is the pair. Dragon Pongs is not added.' },
  'big-three-dragons': { name: 'Big Three Dragons', explains: 'White, Green and Red dragons are all triplets or kongs. Dragon Pongs is not added.' },
  'small-four-winds': { name: 'Small Four Winds', explains: 'Three winds are triplets or kongs, and the fourth is the pair. Seat and Round Wind are added.' },
  'big-four-winds': { name: 'Big Four Winds', explains: 'All four winds are triplets or kongs. Seat Wind and Round Wind are added.' },
  'all-honors': { name: 'All Honors', explains: 'Nothing but winds and dragons. All Triplets is added.' },
  'seven-pairs-pong': { name: 'Seven Pairs and a Pong', explains: 'Seven different pairs and a triplet of an eighth tile, nothing exposed and no kong declared.' },
} as const satisfies RowTexts<string>
