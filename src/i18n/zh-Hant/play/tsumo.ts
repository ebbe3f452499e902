import type { PlayText } from '../../playText'

/** How `tsumo` is played, in Traditional Chinese. */
export const tsumoPlay: PlayText = [
  {
    title: '怎樣胡牌',
    sentences: [
      '五組牌加一對眼，連胡的那張共十七張。一組可以是順子（同門三張連續）、刻子（三張相同）或槓（四張相同）。',
      '七個不同的對子加一個刻子也可以胡。至少要有 1 台。',
    ],
  },
  {
    title: '吃、碰、槓與胡',
    sentences: [
      '打出的牌，依次序是胡、槓、碰，任何人都可以；最後是下家吃。',
      '幾家同時能胡，由放槍者的下家起順序攔胡。過水沒有限制。',
    ],
  },
  {
    title: '牌牆',
    sentences: [
      '144 張牌全部可以摸；該摸牌而沒有牌就是流局。',
      '八張花不會直接胡牌，胡牌時才計台。',
    ],
  },
  {
    title: '收付',
    sentences: [
      '一台就是一分。暗槓：每家即付 1 分。',
      '自摸三家各付全數；放槍或被搶槓由一家付全數。',
    ],
  },
  {
    title: '莊家與圈',
    sentences: ['莊家胡牌或流局都連莊；閒家胡牌則由下家做莊。'],
  },
]
