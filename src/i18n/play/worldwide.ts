import type { PlayText } from './playText'

/** How `worldwide` is played, in English. */
export const worldwidePlayEn: PlayText = [
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

/** The same in Traditional Chinese. */
export const worldwidePlayZh: PlayText = [
  {
    title: '怎樣食糊',
    sentences: [
      '五組牌加一對眼，連食糊那隻共十七隻。一組可以是順子（同門三隻連續）、刻子（三隻相同）或槓（四隻相同）。',
      '嚦咕嚦咕、十三么和十六不搭各有自己的牌型；集齊七隻或八隻花則不論手牌。',
      '東圈須滿 20 分，南圈 22 分，西圈 24 分，北圈 26 分。',
    ],
  },
  {
    title: '上、碰、槓與食糊',
    sentences: [
      '打出的牌，任何人都可以食糊、碰或槓，只有下家可以上。先後次序是食糊，其次碰和槓，最後上。',
      '一隻牌可以幾家同時食糊，各自收錢。',
      '可以要的牌過了不要，到自己下一輪之前，誰打出同一種牌都不能再要，食糊也不行；自摸不受限制。',
      '別人碰了再加槓的那隻牌，如果剛好食糊，可以搶槓。',
    ],
  },
  {
    title: '花與牌牆',
    sentences: [
      '摸到花要亮出，從牌牆尾補一隻。144 隻牌全部可以摸；摸完無人食糊就是流局。',
      '雜色一台花（1 至 4 號齊全，兩色都有）即時向每家收 5 分；同色四隻的一台花收 10 分。',
    ],
  },
  {
    title: '打牌中的收付',
    sentences: [
      '莊家擲出圍骰（三粒相同）：每家付莊家 5 分，三個一或三個六付 10 分。',
      '暗槓：每家付 5 分。',
      '追牌：四隻相同的牌在第一個打的人下一輪之前全部打出，他要付每家 10 分，字牌則 5 分。',
      '會湊成追西的那隻西不能打出，可以亮給大家看，再打別的牌。',
    ],
  },
  {
    title: '叮',
    sentences: [
      '輪到自己時，可以在打牌的同時叮牌。之後手牌對自己也是蓋著的，除了食糊不能再要牌，摸到的牌不能食糊就要打出。叮牌食糊加 5 分。',
      '叮了以後不能以嚦咕嚦咕或十六不搭食糊。',
    ],
  },
  {
    title: '食糊的收付',
    sentences: [
      '自摸：三家各付全數，莊家多付 1 分。出銃或被搶槓：由打出的一家獨付。',
      '流局時每家放 5 分入公池，由下一個自摸的人取走；到牌局結束還有剩就退回各家。',
      '不足起糊而宣告食糊就是詐糊：賠每家 25 分，這一局結束，莊家與圈風不變。',
    ],
  },
  {
    title: '莊家與圈',
    sentences: [
      '莊家獨自食糊可以連莊，最多連贏三局；其餘情況都由下家做莊。',
      '每人都做過莊就換圈：東、南、西、北。',
    ],
  },
]
