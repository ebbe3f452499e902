import type { PlayText } from '../../playText'

/** How `worldwide` is played, in English. */
export const worldwidePlay: PlayText = [
  {
    title: 'What wins',
    sentences: [
      'Five sets and a pair, seventeen tiles with the one that completes them. A set is a Sheung (a run of three in one suit), a Pong (three alike) or a Gong (four alike).',
      'Nico Nico, 13 Orphans and 16 Orphans win with shapes of their own, seven or eight flowers whatever the hand.',
      'The hand must be worth 20 points in the East round, 22 in the South, 24 in the West and 26 in the North round.',
    ],
  },
  {
    title: 'Claiming',
    sentences: [
      'Anyone may claim a discard for Mahjong, a Pong or a Gong; only the next player may claim it for a Sheung. Mahjong comes first, then Pong and Gong, then Sheung.',
      'Several players may win on the same tile; each is paid.',
      'If you could have claimed a tile and passed, you may not claim that tile from anybody until your next turn, not even to win. Drawing it yourself is free.',
      'The fourth tile added to an exposed Pong may be robbed by somebody who wins on it.',
    ],
  },
  {
    title: 'Flowers and the wall',
    sentences: [
      'A flower is laid down and replaced from the end of the wall. All 144 tiles may be drawn; when none is left, the hand is drawn.',
      'A mixed bouquet (numbers 1 to 4 in both colours) earns 5 points from each player at once, a pure one (all four of one colour) 10.',
    ],
  },
  {
    title: 'Paid during play',
    sentences: [
      'Three alike on the dealer’s dice: each of the others pays the dealer 5, or 10 for ones and sixes.',
      'A concealed Gong: each of the others pays 5.',
      'A chase: all four copies of a tile are discarded before the first discarder’s next turn. That player pays each of the others 10, or 5 for an Honour.',
      'The discard that would complete a chase of Wests is not allowed; the tile may be shown instead.',
    ],
  },
  {
    title: 'Closing',
    sentences: [
      'On your turn you may close with a discard. From then on the hand is face down for you too, nothing may be claimed but a win, and whatever you draw is discarded unless it wins. It scores 5 points.',
      'A closed hand may not win as Nico Nico or 16 Orphans.',
    ],
  },
  {
    title: 'Paying for a win',
    sentences: [
      'Self-drawn: each of the others pays the whole score, the dealer 1 more. Off a discard or a robbed Gong: its player alone pays the score.',
      'After a drawn hand everybody puts 5 into the pool; the next self-drawn win takes it. What is left at the end goes back.',
      'Declaring a hand below the minimum is a False Mahjong: 25 to each of the others, the hand ends, and the deal stays as it was.',
    ],
  },
  {
    title: 'Deal and rounds',
    sentences: [
      'The dealer keeps the deal by winning alone, three times in a row at most. Otherwise it passes to the right.',
      'When everybody has dealt, the round wind changes: East, South, West, North.',
    ],
  },
]
