import type { PlayText } from './playText'

/** How `club` is played, in English. */
export const clubPlayEn: PlayText = [
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
    ],
  },
  {
    title: 'Flowers and the wall',
    sentences: [
      'Ordinary draws end with the main wall; the flower wall only replaces flowers and Gongs. When a tile is due and there is none, the hand is drawn.',
      'Bouquets are paid by each of the others at once.',
    ],
  },
  {
    title: 'Paid during play',
    sentences: [
      'Three alike on the dealer’s dice: each of the others pays the dealer 5, or 10 for sixes.',
      'A concealed Gong: each of the others pays 5.',
      'A chase: the same tile is discarded four times in a row. The first discarder pays each of the others 10, or 5 for an Honour.',
      'The fourth West in a row is shown instead of discarded; the first West discarder then pays each of the others 5.',
      'Whoever is robbed of a Gong pays 10 on top of the score.',
    ],
  },
  {
    title: 'Closing',
    sentences: [
      'On your turn you may close with a discard. From then on the hand is face down for you too, nothing may be claimed but a win, and whatever you draw is discarded unless it wins.',
      'A closed player may peek at the hand for 5 points to each of the others.',
    ],
  },
  {
    title: 'Paying for a win',
    sentences: [
      'Self-drawn: each of the others pays the score. Off a discard or a robbed Gong: its player alone pays.',
      'After a drawn hand everybody puts 5 into the pool; the next self-drawn win takes it.',
    ],
  },
  {
    title: 'Deal and rounds',
    sentences: [
      'The dealer keeps the deal by winning alone, as often as it happens. Otherwise it passes to the right.',
    ],
  },
]

/** The same in Traditional Chinese. */
export const clubPlayZh: PlayText = [
  {
    title: '怎樣食糊',
    sentences: [
      '五組牌加一對眼，連食糊那隻共十七隻。一組可以是順子（同門三隻連續）、刻子（三隻相同）或槓（四隻相同）。',
      '嚦咕嚦咕、十三么和十六不搭各有自己的牌型；集齊七隻或八隻花則不論手牌。',
      '不設起糊，除非開局時選擇按圈起糊。',
    ],
  },
  {
    title: '上、碰、槓與食糊',
    sentences: [
      '打出的牌，任何人都可以食糊、碰或槓，只有下家可以上。先後次序是食糊，其次碰和槓，最後上。',
      '一隻牌可以幾家同時食糊，各自收錢。',
      '可以要的牌過了不要，到自己下一輪之前，誰打出同一種牌都不能再要，食糊也不行；自摸不受限制。',
    ],
  },
  {
    title: '花與牌牆',
    sentences: [
      '平常摸牌摸到牌牆為止，花牆只用來補花和補槓。該摸牌卻沒有牌就是流局。',
      '湊成一台花，即時向每家收錢。',
    ],
  },
  {
    title: '打牌中的收付',
    sentences: [
      '莊家擲出圍骰（三粒相同）：每家付莊家 5 分，三個六付 10 分。',
      '暗槓：每家付 5 分。',
      '追牌：同一種牌連續打出四次，第一個打的人付每家 10 分，字牌則 5 分。',
      '連續第四隻西不打出而亮出，第一個打西的人付每家 5 分。',
      '被搶槓的人除了牌的分數，另付 10 分。',
    ],
  },
  {
    title: '叮',
    sentences: [
      '輪到自己時，可以在打牌的同時叮牌。之後手牌對自己也是蓋著的，除了食糊不能再要牌，摸到的牌不能食糊就要打出。',
      '叮了以後可以付每家 5 分，偷看一次自己的牌。',
    ],
  },
  {
    title: '食糊的收付',
    sentences: [
      '自摸：三家各付全數。出銃或被搶槓：由打出的一家獨付。',
      '流局時每家放 5 分入公池，由下一個自摸的人取走。',
    ],
  },
  {
    title: '莊家與圈',
    sentences: ['莊家獨自食糊可以一直連莊；其餘情況都由下家做莊。'],
  },
]
