import type { PlayText } from '../../playText'

/** How `taiwan` is played, in English. */
export const taiwanPlay: PlayText = [
  {
    title: 'What wins',
    sentences: [
      'Five sets and a pair, seventeen tiles with the one that completes them. A set is a chow (a run of three in one suit), a pung (three alike) or a kong (four alike).',
      'Eight flowers win at once, for whoever wants to. There is no minimum: a hand without any tai wins too.',
    ],
  },
  {
    title: 'Claiming',
    sentences: [
      'Anyone may claim a discard to win, or for a pung or a kong; only the next player may chow. A win comes first, then pung and kong, then chow.',
      'When several could win on a tile, the first after the discarder wins alone, unless the house lets all of them win.',
      'Whoever declines a win on a discard may win on no discard until its next draw. Drawing the tile is free.',
      'The last discard can only be won on.',
      'The fourth tile added to an exposed pung may be robbed by somebody who wins on it. A concealed kong lies face down until the hand ends.',
    ],
  },
  {
    title: 'The wall',
    sentences: [
      'The last sixteen tiles are never drawn. When a tile is due and only they are left, the hand is drawn: nobody pays, and the dealer stays.',
    ],
  },
  {
    title: 'Paying for a win',
    sentences: [
      'A payment is the base and the price of each tai: 100 and 20 unless the house says otherwise.',
      'Self-drawn: each of the others pays. Off a discard or a robbed kong: its player alone pays.',
      'Between the dealer and another player 1 tai is added, and 2 more for every hand that the dealer has kept the deal.',
    ],
  },
  {
    title: 'Deal and rounds',
    sentences: [
      'Three dice name the first dealer.',
      'The dealer keeps the deal by winning, and after a drawn hand. Another player’s win passes it to the right.',
      'When everybody has lost the deal once, the round wind changes: East, South, West, North.',
    ],
  },
]
