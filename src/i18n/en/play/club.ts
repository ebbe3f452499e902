import type { PlayText } from '../../playText'

/** How `club` is played, in English. */
export const clubPlay: PlayText = [
  {
    title: 'What wins',
    sentences: [
      'Five sets and a pair, seventeen tiles with the one that completes them. A set is a Sheung (a run of three in one suit), a Pong (three alike) or a Gong (four alike).',
      'Nico Nico, 13 Orphans and 16 Orphans win with shapes of their own, seven or eight flowers whatever the hand.',
      'There is no minimum, unless the house asks for one by round.',
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
      'Ordinary draws end with the main wall; the last 16 tiles, the flower wall, only replace flowers and Gongs. Once they are used up, replacements come from the end of the main wall. When a tile is due and there is none, the hand is drawn.',
      'A mixed bouquet (numbers 1 to 4 in both colours) earns 5 points from each player at once, a pure one (all four of one colour) 10.',
    ],
  },
  {
    title: 'Paid during play',
    sentences: [
      'Three alike on the dealer’s dice: each of the others pays the dealer 5, or 10 for sixes.',
      'A concealed Gong: each of the others pays 5. It is shown as it is declared, so that nobody is ever fined for a hidden one.',
      'A chase: the same tile is discarded four times in a row. The first discarder pays each of the others 10, or 5 for an Honour.',
      'The fourth West in a row may not be discarded at once. It may be shown instead: the first West discarder then pays each of the others 5. From your next turn on it may be discarded.',
      'Whoever is robbed of a Gong pays 10 on top of the score.',
    ],
  },
  {
    title: 'Closing',
    sentences: [
      'On your turn you may close with a discard. From then on the hand is face down for you too, nothing may be claimed but a win, and whatever you draw is discarded unless it wins.',
      'A closed player may peek at the hand for 5 points to each of the others; it shows until the next answer.',
      'A closed hand scores 5 points. It may not win as Nico Nico or 16 Orphans.',
    ],
  },
  {
    title: 'Paying for a win',
    sentences: [
      'Self-drawn: each of the others pays the score. Off a discard or a robbed Gong: its player alone pays.',
      'After a drawn hand everybody puts 5 into the pool; the next self-drawn win takes it. What is left at the end goes back.',
      'A False Mahjong costs 25 to each of the others, the hand ends, and the deal stays as it was: a closed hand of a forbidden shape, or one below the minimum where the house asks for it.',
    ],
  },
  {
    title: 'Deal and rounds',
    sentences: [
      'The dealer keeps the deal by winning alone, as often as it happens. Otherwise it passes to the right.',
      'When everybody has dealt, the round wind changes: East, South, West, North.',
    ],
  },
]
