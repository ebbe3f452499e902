import type { tsumoRows as English } from '../../en/rows/tsumo'
import type { RowTexts } from '../../rowText'

/** The rows of `tsumo` in Traditional Chinese, in Taiwanese usage. */
// oxfmt-ignore
export const tsumoRows: RowTexts<keyof typeof English> = {
  'dealer': { name: '莊家', explains: '胡牌的是莊家；每連莊一次就多算。' },
  'flowers': { name: '花牌', explains: '面前每有一張花牌計一次。' },
  'seat-flowers': { name: '正花', explains: '花牌號碼對上自己門風，每張計一次：東 1、南 2、西 3、北 4。' },
  'round-flowers': { name: '圈花', explains: '花牌號碼對上這一圈的圈風，每張計一次，例如東圈的 1\u00a0號花。' },
  'eight-immortals': { name: '八仙過海', explains: '八張花牌到齊，手牌也要胡才算；其他花牌的台照加。' },
  'self-draw': { name: '自摸', explains: '胡的那張牌由自己摸進，補牌也算。' },
  'concealed-hand': { name: '門清', explains: '沒有吃、碰或明槓，自摸或胡別人都算；暗槓無妨。' },
  'after-kong': { name: '嶺上開花', explains: '開槓補進的牌剛好胡，中間再補花也算。' },
  'robbing-kong': { name: '搶槓', explains: '別家把碰過的牌加成槓，加上去那張正好胡。' },
  'last-wall-tile': { name: '海底撈月', explains: '摸到牌牆的最後一張而自摸。' },
  'last-discard': { name: '河底撈魚', explains: '胡的是整局最後打出的牌，之後已無牌可摸。' },
  'dragon-pongs': { name: '三元牌', explains: '中、發、白每有一組刻子或槓計一次；小三元、大三元時不計。' },
  'seat-wind': { name: '門風', explains: '有自己座位風的刻子或槓。' },
  'round-wind': { name: '圈風', explains: '有這一圈圈風的刻子或槓。' },
  'all-triplets': { name: '碰碰和', explains: '五組都是刻子或槓，明暗不拘。' },
  'concealed-triplets-3': { name: '三暗刻', explains: '三組刻子或暗槓，每張都是自己摸進。' },
  'concealed-triplets-4': { name: '四暗刻', explains: '四組刻子或暗槓，每張都是自己摸進。' },
  'concealed-triplets-5': { name: '五暗刻', explains: '五組全是刻子或暗槓，每張都是自己摸進。' },
  'mixed-one-suit': { name: '混一色', explains: '數字牌只有一門，另外帶字牌。' },
  'pure-one-suit': { name: '清一色', explains: '整手牌同一門，沒有字牌。' },
  'small-three-dragons': { name: '小三元', explains: '中、發、白有兩種成刻子或槓，第三種當眼；三元牌不另計。' },
  'big-three-dragons': { name: '大三元', explains: '中、發、白全部成刻子或槓；三元牌不另計。' },
  'small-four-winds': { name: '小四喜', explains: '三種風成刻子或槓，第四種當眼；門風、圈風照加。' },
  'big-four-winds': { name: '大四喜', explains: '東、南、西、北全部成刻子或槓；門風、圈風照加。' },
  'all-honors': { name: '字一色', explains: '整手牌全是風牌和三元牌；碰碰和照加。' },
  'seven-pairs-pong': { name: '七對一刻', explains: '七個不同的對子加一組別種牌的刻子，沒有亮牌也沒有開槓；又叫嚦咕嚦咕。' },
}
