import type { Difference } from '../differences'

/** How the four rule sets differ, in Traditional Chinese. */
// oxfmt-ignore
export const differences: readonly Difference[] = [
  {
    topic: '計算單位',
    answers: { worldwide: '分', club: '分', taiwan: '台，折算成錢', tsumo: '台，一台一分' },
  },
  {
    topic: '每筆收付',
    answers: { worldwide: '照分數', club: '照分數', taiwan: '底 100\u00a0元，每台 20\u00a0元；開局可改', tsumo: '照台數' },
  },
  {
    topic: '最低要求',
    answers: { worldwide: '按圈 20、22、24、26\u00a0分', club: '不設；開局可選按圈起糊', taiwan: '不設', tsumo: '1\u00a0台' },
  },
  {
    topic: '不足最低要求',
    answers: { worldwide: '可以喊，但算詐糊，賠每家 25\u00a0分', club: '有起糊時同通行規則', taiwan: '沒有這回事', tsumo: '不能胡' },
  },
  {
    topic: '特殊牌型',
    answers: { worldwide: '嚦咕嚦咕、十三么、十六不搭', club: '嚦咕嚦咕、十三么、十六不搭', taiwan: '沒有', tsumo: '七個不同的對子加一刻' },
  },
  {
    topic: '花牌直接胡',
    answers: { worldwide: '七花（20 至 26\u00a0分）或八花（40\u00a0分）', club: '七花（20\u00a0分）或八花（40\u00a0分）', taiwan: '八花（8\u00a0台）', tsumo: '不能；八花在胡牌時計台' },
  },
  {
    topic: '摸到哪裡',
    answers: { worldwide: '144\u00a0隻全摸，花牆最後摸', club: '摸到牌牆為止，最後 16\u00a0隻專供補牌', taiwan: '留最後 16\u00a0張不摸', tsumo: '144\u00a0張全摸' },
  },
  {
    topic: '要牌先後',
    answers: { worldwide: '食糊，其次碰槓，最後上', club: '食糊，其次碰槓，最後上', taiwan: '胡，其次碰槓，最後吃；最後一張只能胡', tsumo: '胡、槓、碰、吃' },
  },
  {
    topic: '幾家同時能胡',
    answers: { worldwide: '全部都算', club: '全部都算', taiwan: '攔胡；開局可選一炮多響', tsumo: '攔胡' },
  },
  {
    topic: '過了不要',
    answers: { worldwide: '輪到自己之前不能再要同一種牌', club: '輪到自己之前不能再要同一種牌', taiwan: '過水不胡，自己摸牌前不能胡別人的牌', tsumo: '沒有限制' },
  },
  {
    topic: '叮牌',
    answers: { worldwide: '可以，加 5\u00a0分', club: '可以，加 5\u00a0分；偷看付每家 5\u00a0分', taiwan: '沒有', tsumo: '沒有' },
  },
  {
    topic: '暗槓',
    answers: { worldwide: '亮出，每家付 5\u00a0分', club: '亮出，每家付 5\u00a0分', taiwan: '蓋到終局，不收付', tsumo: '蓋到終局，每家付 1\u00a0分' },
  },
  {
    topic: '搶槓',
    answers: { worldwide: '計 10\u00a0分', club: '計 10\u00a0分，被搶的另付 10\u00a0分', taiwan: '1\u00a0台', tsumo: '1\u00a0台' },
  },
  {
    topic: '打牌中的其他收付',
    answers: { worldwide: '擲出三同、一台花、追牌', club: '擲出三同、一台花、追牌、亮西', taiwan: '沒有', tsumo: '沒有' },
  },
  {
    topic: '自摸誰付',
    answers: { worldwide: '三家付，莊家多付 1\u00a0分', club: '三家照付', taiwan: '三家付', tsumo: '三家照付' },
  },
  {
    topic: '莊家加多少',
    answers: { worldwide: '莊家食糊或出銃加 1\u00a0分，連莊再加 3 或 5\u00a0分', club: '莊家食糊或出銃加 1\u00a0分，連莊改加 3、5、7\u00a0分……', taiwan: '與莊家之間的收付加 1\u00a0台，每連莊一次再加 2\u00a0台', tsumo: '莊家胡牌加 1\u00a0台，每連莊一次再加 2\u00a0台' },
  },
  {
    topic: '何時連莊',
    answers: { worldwide: '莊家獨自食糊，最多連贏三局', club: '莊家獨自食糊，沒有上限', taiwan: '莊家胡牌或流局', tsumo: '莊家胡牌或流局' },
  },
  {
    topic: '流局',
    answers: { worldwide: '每家放 5\u00a0分入公池，歸下一個自摸的人', club: '每家放 5\u00a0分入公池，歸下一個自摸的人', taiwan: '互不收付', tsumo: '互不收付' },
  },
  {
    topic: '誰先做莊',
    answers: { worldwide: '摸到東風的人', club: '摸到東風的人', taiwan: '擲三粒骰子決定', tsumo: '擲三粒骰子決定' },
  },
]
