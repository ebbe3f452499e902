import type { Difference } from '../differences'

/** How the four rule sets differ, in English: the score first, then the table, then what follows a hand. */
// oxfmt-ignore
export const differences: readonly Difference[] = [
  {
    topic: 'What is counted',
    answers: { worldwide: 'Points', club: 'Points', taiwan: 'Tai, paid in money', tsumo: 'Tai, each of them a point' },
  },
  {
    topic: 'What a payment is',
    answers: { worldwide: 'The score', club: 'The score', taiwan: 'A base of $100 and $20 a tai; the house may set both', tsumo: 'The score' },
  },
  {
    topic: 'Least a hand must be worth',
    answers: { worldwide: '20, 22, 24, 26 points from round to round', club: 'Nothing; the house may ask for 20 to 26', taiwan: 'Nothing', tsumo: '1 tai' },
  },
  {
    topic: 'A hand below that',
    answers: { worldwide: 'May be called: a False Mahjong, 25 to each', club: 'As in Worldwide, where there is a minimum', taiwan: 'There is none', tsumo: 'Is not offered' },
  },
  {
    topic: 'Hands with a shape of their own',
    answers: { worldwide: 'Nico Nico, 13 Orphans, 16 Orphans', club: 'Nico Nico, 13 Orphans, 16 Orphans', taiwan: 'None', tsumo: 'Seven different pairs with a pong' },
  },
  {
    topic: 'Flowers that win by themselves',
    answers: { worldwide: 'Seven (20 to 26) or eight (40)', club: 'Seven (20) or eight (40)', taiwan: 'Eight (8 tai)', tsumo: 'None; eight score when the hand wins' },
  },
  {
    topic: 'Tiles that are drawn',
    answers: { worldwide: 'All 144, the flower wall last', club: 'The main wall; the last 16 replace flowers and Gongs', taiwan: 'All but the last 16', tsumo: 'All 144' },
  },
  {
    topic: 'Which claim goes first',
    answers: { worldwide: 'Mahjong, then Pong and Gong, then Sheung', club: 'Mahjong, then Pong and Gong, then Sheung', taiwan: 'Win, then pung and kong, then chow; the last discard may only be won on', tsumo: 'Win, then kong, then pong, then chow' },
  },
  {
    topic: 'Several could win on a tile',
    answers: { worldwide: 'All win', club: 'All win', taiwan: 'The first after the discarder; the house may let all win', tsumo: 'The first after the discarder' },
  },
  {
    topic: 'After passing on a tile',
    answers: { worldwide: 'No claim of that tile until your next turn', club: 'No claim of that tile until your next turn', taiwan: 'After a win passed, none on others’ tiles until your next draw', tsumo: 'Nothing' },
  },
  {
    topic: 'Closing the hand',
    answers: { worldwide: 'Yes, for 5 points', club: 'Yes, for 5 points; a look costs 5 to each', taiwan: 'No', tsumo: 'No' },
  },
  {
    topic: 'A concealed kong',
    answers: { worldwide: 'Shown; 5 from each', club: 'Shown; 5 from each', taiwan: 'Face down until the end; nothing', tsumo: 'Face down until the end; 1 from each' },
  },
  {
    topic: 'Robbing a kong',
    answers: { worldwide: '10 points in the score', club: '10 points in the score, 10 more beside it', taiwan: '1 tai', tsumo: '1 tai' },
  },
  {
    topic: 'Also paid during play',
    answers: { worldwide: 'Three alike on the dice, bouquets, chases', club: 'Three alike on the dice, bouquets, chases, the shown West', taiwan: 'Nothing', tsumo: 'Nothing' },
  },
  {
    topic: 'Self-drawn, who pays',
    answers: { worldwide: 'All three, the dealer 1 more', club: 'All three alike', taiwan: 'All three', tsumo: 'All three alike' },
  },
  {
    topic: 'What the dealer adds',
    answers: { worldwide: '1 when it wins or discards; 3 or 5 more for a streak', club: '1 when it wins or discards; 3, 5, 7 … in a streak', taiwan: '1 tai, and 2 a repeat, in each payment by or to the dealer', tsumo: '1 tai, and 2 a repeat, when it wins' },
  },
  {
    topic: 'The dealer stays',
    answers: { worldwide: 'After winning alone, three wins in a row at most', club: 'After winning alone, without end', taiwan: 'After a win or a drawn hand', tsumo: 'After a win or a drawn hand' },
  },
  {
    topic: 'Nobody wins',
    answers: { worldwide: '5 each into the pool, for the next self-draw', club: '5 each into the pool, for the next self-draw', taiwan: 'Nobody pays', tsumo: 'Nobody pays' },
  },
  {
    topic: 'Who deals first',
    answers: { worldwide: 'Whoever draws the East wind', club: 'Whoever draws the East wind', taiwan: 'Whom three dice name', tsumo: 'Whom three dice name' },
  },
]
