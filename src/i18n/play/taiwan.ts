import type { PlayText } from './playText'

/** How `taiwan` is played, in English. */
export const taiwanPlayEn: PlayText = [
  {
    title: 'What wins',
    sentences: [
      'Five sets and a pair, seventeen tiles with the one that completes them. A set is a chow (a run of three in one suit), a pung (three alike) or a kong (four alike).',
      'Eight flowers win at once. There is no minimum: a hand without any tai wins too.',
    ],
  },
  {
    title: 'Claiming',
    sentences: [
      'Anyone may claim a discard to win, or for a pung or a kong; only the next player may chow. A win comes first, then pung and kong, then chow.',
      'When several could win on a tile, the first after the discarder wins alone, unless the house lets all of them win.',
      'Whoever declines a win on a discard may win on no discard until its next draw. Drawing the tile is free.',
      'The last discard can only be won on.',
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
      'The dealer keeps the deal by winning, and after a drawn hand. Another player’s win passes it to the right.',
    ],
  },
]

/** The same in Traditional Chinese. */
export const taiwanPlayZh: PlayText = [
  {
    title: '怎樣胡牌',
    sentences: [
      '五組牌加一對眼，連胡的那張共十七張。一組可以是順子（同門三張連續）、刻子（三張相同）或槓（四張相同）。',
      '八張花到手立即胡牌。不設最低台數，無台也可以胡。',
    ],
  },
  {
    title: '吃、碰、槓與胡',
    sentences: [
      '打出的牌，任何人都可以胡、碰或槓，只有下家可以吃。胡最先，其次碰和槓，最後吃。',
      '幾家同時能胡，由放槍者的下家起順序攔胡；也可以選擇一炮多響。',
      '過水：放過別人打出的牌不胡，到自己下次摸牌前不能胡別人的牌；自摸不受限制。',
      '最後一張打出的牌只能胡，不能吃碰槓。',
    ],
  },
  {
    title: '牌牆',
    sentences: ['最後十六張（八墩）不摸。該摸牌而只剩這十六張就是流局，互不收付，莊家連莊。'],
  },
  {
    title: '胡牌的收付',
    sentences: [
      '每筆是底加台數乘每台的錢；預設底 100、每台 20。',
      '自摸三家付；放槍或被搶槓由一家付。',
      '與莊家之間的收付另加 1 台，每連莊一次再加 2 台。',
    ],
  },
  {
    title: '莊家與圈',
    sentences: ['莊家胡牌或流局都連莊；閒家胡牌則由下家做莊。'],
  },
]
