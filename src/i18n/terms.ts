import type { ActionType } from '../engine/table/action'
import type { Wind } from '../engine/tiles/seat'

/** Whose words a table speaks: `worldwide` and `club` share those of Hong Kong. */
export type Wording = 'hongKong' | 'taiwan' | 'tsumo'
export type Worded = Readonly<Record<Wording, string>>

/** What a player presses: the actions of the table, and the names that some of them go by. */
export type ActionLabel = ActionType | 'close' | 'self-draw' | 'rob' | 'flower-win'

const same = (text: string): Worded => ({ hongKong: text, taiwan: text, tsumo: text })
const split = (hongKong: string, elsewhere: string): Worded => ({
  hongKong,
  taiwan: elsewhere,
  tsumo: elsewhere,
})

/** Labels of actions in English, with a capital as they stand alone. */
export const actionLabelsEn: Readonly<Record<ActionLabel, Worded>> = {
  discard: same('Discard'),
  close: same('Close'),
  chow: split('Sheung', 'Chow'),
  pong: { hongKong: 'Pong', taiwan: 'Pung', tsumo: 'Pong' },
  kong: split('Gong', 'Kong'),
  'concealed-kong': split('Concealed Gong', 'Concealed kong'),
  'added-kong': split('Added Gong', 'Added kong'),
  win: split('Mahjong', 'Win'),
  'self-draw': split('Mahjong, self-drawn', 'Self-draw win'),
  rob: split('Rob the Gong', 'Rob the kong'),
  'flower-win': split('Flower Mahjong', 'Flower win'),
  pass: same('Pass'),
  'show-west': same('Show West'),
  peek: same('Peek'),
  continue: same('Next hand'),
}

/** Labels of actions in Traditional Chinese. */
export const actionLabelsZh: Readonly<Record<ActionLabel, Worded>> = {
  discard: same('打牌'),
  close: split('叮', '報聽'),
  chow: split('上', '吃'),
  pong: same('碰'),
  kong: same('槓'),
  'concealed-kong': same('暗槓'),
  'added-kong': same('加槓'),
  win: split('食糊', '胡'),
  'self-draw': same('自摸'),
  rob: same('搶槓'),
  'flower-win': split('花糊', '花胡'),
  pass: same('過'),
  'show-west': same('亮西'),
  peek: same('偷看'),
  continue: same('下一局'),
}

/** Nouns of play in English, written as they stand inside a sentence. */
export const termsEn = {
  chow: split('Sheung', 'chow'),
  pong: { hongKong: 'Pong', taiwan: 'pung', tsumo: 'pong' },
  kong: split('Gong', 'kong'),
  'open-kong': split('open Gong', 'open kong'),
  'added-kong': split('added Gong', 'added kong'),
  'concealed-kong': split('concealed Gong', 'concealed kong'),
  'robbed-kong': split('robbed Gong', 'robbed kong'),
  set: same('set'),
  pair: same('pair'),
  tile: same('tile'),
  'face-down-tile': same('face-down tile'),
  'winning-tile': same('winning tile'),
  win: split('Mahjong', 'win'),
  'self-draw': same('self-draw'),
  'discard-win': same('discard win'),
  'dealt-in': same('dealt in'),
  'false-win': split('False Mahjong', 'false win'),
  'drawn-hand': same('drawn hand'),
  'head-bump': same('head bump'),
  'several-winners': same('several winners'),
  'passed-win': same('passed win'),
  ready: same('ready'),
  wait: same('wait'),
  'open-wait': same('open wait'),
  'edge-wait': same('edge wait'),
  'closed-wait': same('middle wait'),
  'pair-wait': same('pair wait'),
  'two-pair-wait': { hongKong: 'calling by pairs', taiwan: 'double pung', tsumo: 'double pong' },
  closing: split('Closing', 'closing'),
  peeking: same('peeking'),
  chasing: same('chasing'),
  'showing-west': same('showing West'),
  'mixed-bouquet': same('mixed bouquet'),
  'pure-bouquet': same('pure bouquet'),
  pool: same('pool'),
  dealer: same('dealer'),
  'non-dealer': same('non-dealer'),
  'dealer-streak': split('dealer streak', 'dealer repeat'),
  'dealer-tai': split('dealer bonus', 'dealer tai'),
  'seat-wind': same('seat wind'),
  'round-wind': same('round wind'),
  characters: split('Characters', 'characters'),
  circles: split('Circles', 'dots'),
  bamboo: split('Bamboo', 'bamboo'),
  winds: same('winds'),
  dragons: same('dragons'),
  honours: split('Honours', 'honors'),
  terminals: split('Terminals', 'terminals'),
  flower: same('flower'),
  'blue-flowers': split('blue flowers', 'flowers'),
  'red-flowers': split('red flowers', 'seasons'),
  'flower-replacement': same('flower replacement'),
  wall: split('main wall', 'wall'),
  'flower-wall': same('flower wall'),
  'reserved-wall': same('reserved wall'),
  'previous-player': same('player on the left'),
  'next-player': same('player on the right'),
  'opposite-player': same('player opposite'),
  unit: split('points', 'tai'),
  base: same('base'),
  minimum: same('minimum'),
  hand: same('hand'),
  round: same('round'),
  'full-game': same('full game'),
} as const satisfies Readonly<Record<string, Worded>>

export type Term = keyof typeof termsEn

/** Nouns of play in Traditional Chinese. */
export const termsZh: Readonly<Record<Term, Worded>> = {
  chow: same('順子'),
  pong: same('刻子'),
  kong: same('槓'),
  'open-kong': same('明槓'),
  'added-kong': same('加槓'),
  'concealed-kong': same('暗槓'),
  'robbed-kong': same('被搶的槓'),
  set: same('一組牌'),
  pair: same('眼'),
  tile: same('牌'),
  'face-down-tile': same('蓋牌'),
  'winning-tile': split('食糊牌', '胡的牌'),
  win: split('食糊', '胡牌'),
  'self-draw': same('自摸'),
  'discard-win': split('食出銃', '放槍胡'),
  'dealt-in': split('出銃', '放槍'),
  'false-win': split('詐糊', '詐胡'),
  'drawn-hand': same('流局'),
  'head-bump': split('截糊', '攔胡'),
  'several-winners': same('一炮多響'),
  'passed-win': same('過水'),
  ready: same('聽牌'),
  wait: same('聽的牌'),
  'open-wait': same('兩面'),
  'edge-wait': same('邊張'),
  'closed-wait': same('嵌張'),
  'pair-wait': same('單吊'),
  'two-pair-wait': same('對碰'),
  closing: split('叮', '報聽'),
  peeking: same('偷看'),
  chasing: same('追牌'),
  'showing-west': same('亮西'),
  'mixed-bouquet': same('雜色一台花'),
  'pure-bouquet': same('一台花'),
  pool: same('公池'),
  dealer: same('莊家'),
  'non-dealer': same('閒家'),
  'dealer-streak': same('連莊'),
  'dealer-tai': split('莊家加分', '莊家台'),
  'seat-wind': same('門風'),
  'round-wind': same('圈風'),
  characters: same('萬子'),
  circles: same('筒子'),
  bamboo: split('索子', '條子'),
  winds: same('風牌'),
  dragons: same('三元牌'),
  honours: same('字牌'),
  terminals: same('么九'),
  flower: split('花', '花牌'),
  'blue-flowers': split('藍花', '梅蘭竹菊'),
  'red-flowers': split('紅花', '春夏秋冬'),
  'flower-replacement': same('補花'),
  wall: same('牌牆'),
  'flower-wall': same('花牆'),
  'reserved-wall': same('留八墩'),
  'previous-player': same('上家'),
  'next-player': same('下家'),
  'opposite-player': same('對家'),
  unit: split('分', '台'),
  base: same('底'),
  minimum: split('起糊', '起胡'),
  hand: same('局'),
  round: same('圈'),
  'full-game': same('一將'),
}

export const windsEn: Readonly<Record<Wind, string>> = {
  E: 'East',
  S: 'South',
  W: 'West',
  N: 'North',
}

export const windsZh: Readonly<Record<Wind, string>> = { E: '東', S: '南', W: '西', N: '北' }

/** "East round, hand 3"; hands of a round count from 1. */
export const handTitleEn = (round: Wind, hand: number): string =>
  `${windsEn[round]} round, hand ${hand}`

/** 東圈第三局; hands of a round count from 1. */
export const handTitleZh = (round: Wind, hand: number): string =>
  `${windsZh[round]}圈第${chineseNumber(hand)}局`

const DIGITS = '零一二三四五六七八九'

/** 1-99 as it is spoken (二十一); larger numbers stay in figures. */
const chineseNumber = (value: number): string => {
  const tens = Math.floor(value / 10)
  if (tens > 9) return String(value)
  const ten = tens === 0 ? '' : `${tens === 1 ? '' : DIGITS.charAt(tens)}十`
  return ten + (value % 10 === 0 ? '' : DIGITS.charAt(value % 10))
}
