import type { lobby as English } from '../en/lobby'
import { figure } from '../figure'
import { app } from './app'

export const lobby: typeof English = {
  play: '開始',
  playNew: '新牌局',
  resume: '繼續打',
  resumeTitle: '牌局還在桌上',
  where: (hand, round) => `${app.round(round)}，第 ${hand} 局`,
  newGame: '下一場牌',
  ruleSet: '規則',
  ruleSets: {
    worldwide: { name: '通行規則', note: '以分計算。東圈 20 分起糊，每過一圈加 2 分。' },
    club: { name: '會所規則', note: '同一系的另一套分數：不設起糊，早食糊加分更多。' },
    taiwan: { name: '台灣規則', note: '底加台計算，不設最低台數，幾家同胡則攔胡。' },
    tsumo: { name: '一台起胡', note: '一台一分，有一台就能胡；七對加一刻也算胡。' },
  },
  differences: '四套規則有何不同',
  differencesTopic: '項目',
  houseRules: {
    minimum: {
      name: '起糊',
      note: '按圈起糊：東圈 20 分、南圈 22 分、西圈 24 分、北圈 26 分。',
      values: { none: '不設', 'by-round': '按圈' },
    },
    base: { name: '底（元）', note: '每筆收付都要付的錢。' },
    perTai: { name: '每台（元）', note: '每一台另加的錢。' },
    multipleWinners: { name: '一炮多響', note: '不選就是攔胡，由放槍者的下家起順序胡一家。' },
  },
  amountFault: (most) => `請輸入 0 到 ${figure(most)} 的整數。`,
  length: '長度',
  lengths: { hand: '一局', round: '東風圈', game: '四圈' },
  mode: '計入統計或練習',
  modes: { counted: '正式', practice: '練習' },
  practiceNote: '可以悔牌，不計入統計。',
  against: (names) => `對手：${names.join('、')}`,
  seed: '種子',
  seedRandom: '隨機',
  seedNote: '相同的種子會發出相同的牌。留空則隨機產生。',
  more: '種子與提示',
  replace: {
    title: '要開始新牌局嗎？',
    body: '尚未打完的牌局將就此結束，不會保留。',
    confirm: '開始新牌局',
    cancel: '保留原來的牌局',
  },
  finished: '打完的牌局',
  finishedNone: '打完的牌局會放在這裡，每一局都能重看計分。',
  finishedAll: (count) => `全部 ${count} 場打完的牌局`,
  place: (place) => `第 ${place} 名`,
}
