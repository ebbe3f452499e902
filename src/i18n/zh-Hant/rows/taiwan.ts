import type { taiwanRows as English } from '../../en/rows/taiwan'
import type { RowTexts } from '../../rowText'

/** The rows of `taiwan` in Traditional Chinese, in Taiwanese usage. */
// oxfmt-ignore
export const taiwanRows: RowTexts<keyof typeof English> = {
  'self-draw': { name: '自摸', explains: '胡的那張牌由自己摸進，補牌也算。' },
  'concealed-hand': { name: '門清', explains: '沒有吃、碰或明槓，胡別人打的牌；暗槓無妨。' },
  'concealed-self-draw': { name: '門清自摸', explains: '沒有吃、碰或明槓，又自己摸進胡牌；門清、自摸不另計。' },
  'single-wait': { name: '獨聽', explains: '整手牌只聽一種牌，邊張、嵌張、單吊都算。' },
  'seat-wind': { name: '門風', explains: '有自己座位風的刻子或槓；小四喜、大四喜時不計。' },
  'round-wind': { name: '圈風', explains: '有這一圈圈風的刻子或槓；小四喜、大四喜時不計。' },
  'dragon-pungs': { name: '三元牌', explains: '中、發、白每有一組刻子或槓計一次；小三元、大三元時不計。' },
  'seat-flowers': { name: '正花', explains: '花牌號碼對上自己門風，每張計一次：東 1、南 2、西 3、北 4。' },
  'flower-sets': { name: '花槓', explains: '梅蘭竹菊或春夏秋冬四張到齊；正花照算。' },
  'last-tile-draw': { name: '海底撈月', explains: '自摸最後一張可摸的牌，之後只剩留著的十六張。' },
  'last-discard': { name: '河底撈魚', explains: '胡的是整局最後打出的牌，之後已無牌可摸。' },
  'after-kong': { name: '槓上開花', explains: '開槓補進的牌剛好胡，中間再補花也算。' },
  'robbing-kong': { name: '搶槓', explains: '別家把碰過的牌加成槓，加上去那張正好胡。' },
  'half-melded': { name: '半求', explains: '五組牌全部亮出，手上單吊一張，自己摸到。' },
  'fully-melded': { name: '全求人', explains: '五組牌全部亮出，手上單吊一張，胡別人的牌。' },
  'ping-hu': { name: '平胡', explains: '五組順子，無字無花，聽兩面，胡別人的牌而不是自摸。' },
  'three-concealed-pungs': { name: '三暗刻', explains: '三組刻子或暗槓，每張都是自己摸進。' },
  'four-concealed-pungs': { name: '四暗刻', explains: '四組刻子或暗槓，每張都是自己摸進。' },
  'five-concealed-pungs': { name: '五暗刻', explains: '五組全是刻子或暗槓，每張都是自己摸進。' },
  'all-pungs': { name: '碰碰胡', explains: '五組都是刻子或槓，明暗不拘；字一色時不計。' },
  'half-one-suit': { name: '混一色', explains: '數字牌只有一門，另外帶字牌。' },
  'pure-one-suit': { name: '清一色', explains: '整手牌同一門，沒有字牌。' },
  'all-honors': { name: '字一色', explains: '整手牌全是風牌和三元牌；碰碰胡不另計。' },
  'little-three-dragons': { name: '小三元', explains: '中、發、白有兩種成刻子或槓，第三種當眼；三元牌不另計。' },
  'big-three-dragons': { name: '大三元', explains: '中、發、白全部成刻子或槓；三元牌不另計。' },
  'little-four-winds': { name: '小四喜', explains: '三種風成刻子或槓，第四種當眼；門風、圈風不另計。' },
  'big-four-winds': { name: '大四喜', explains: '東、南、西、北全部成刻子或槓；門風、圈風不另計。' },
  'heavenly': { name: '天胡', explains: '莊家起手補花後就胡牌；自摸、門清、獨聽都不另計。' },
  'earthly': { name: '地胡', explains: '閒家第一次摸牌就自摸，之前無人吃碰槓；自摸、門清、獨聽不另計。' },
  'human': { name: '人胡', explains: '閒家胡莊家打出的第一張牌，之前無人開槓；門清、獨聽不另計。' },
  'eight-flowers': { name: '八仙過海', explains: '八張花牌到齊就能胡，手牌不拘，按自摸付；其他一概不計。' },
}
