import type { PlayText } from '../../playText'

/** How `tsumo` is played, in English. */
export const tsumoPlay: PlayText = [
  {
    title: 'What wins',
    sentences: [
      'Five sets and a pair, seventeen tiles with the one that completes them. A set is a chow (a run of three in one suit), a pong (three alike) or a kong (four alike).',
      'Seven different pairs with a pong win too. A hand must be worth at least 1 tai.',
    ],
  },
  {
    title: 'Claiming',
    sentences: [
      'Anyone may claim a discard to win, for a kong or for a pong, in this order; the next player may also chow.',
      'When several could win on a tile, the first after the discarder wins alone. Passing costs nothing.',
      'The fourth tile added to an exposed pong may be robbed by somebody who wins on it. A concealed kong lies face down until the hand ends.',
    ],
  },
  {
    title: 'The wall',
    sentences: [
      'All 144 tiles may be drawn. When a tile is due and none is left, the hand is drawn.',
      'Eight flowers do not win by themselves; they score when the hand wins.',
    ],
  },
  {
    title: 'Paying',
    sentences: [
      'A tai is a point. A concealed kong: each of the others pays 1 at once.',
      'Self-drawn: each of the others pays the whole score. Off a discard or a robbed kong: its player alone pays.',
    ],
  },
  {
    title: 'Deal and rounds',
    sentences: [
      'Three dice name the first dealer.',
      'The dealer keeps the deal by winning, and after a drawn hand. Another player’s win passes it to the right.',
      'After the deal has changed four times, so does the round wind: East, South, West, North.',
    ],
  },
]
