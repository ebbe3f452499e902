import type { DangerReason } from '../../bots/adviceTypes'
import type { AdviceText } from '../advice'
import { figure, tenthsOf } from '../figure'
import { gains } from '../gains'

const reasons: Record<DangerReason, string> = {
  'none-left': '其餘各張都已亮出',
  'just-thrown': '這一巡剛有人打過，沒有人贏',
  'thrown-by-rival': '對手早先打過',
  'ends-thrown': '若是兩面聽，另一頭早已打過',
  'rival-closed': '有對手已經叮牌',
  'rival-far-along': '有對手亮出四組以上',
  'beside-last': '緊鄰對手最後一次從手中換出的牌',
  'suit-withheld': '有對手從不打這門',
  'never-seen': '這張還是生張',
}

export const advice: AdviceText = {
  advised: (choice) => `建議：${choice}`,
  byShape: (choice) => `建議：${choice}，看的是牌型`,
  gains,
  inUnits: { points: (gain) => `${gain}\u00a0分`, money: (gain) => `${gain}\u00a0元` },
  more: {
    points: (points) => `${tenthsOf(points)}\u00a0分`,
    money: (dollars) => `${figure(dollars)}\u00a0元`,
  },
  weighing: '正在比較各種打法…',
  nothing: { live: '輪到你選擇時，這裡會列出建議。', after: '你打完之後，這裡會給評語。' },

  same: (taken) => `${taken}，正合建議。`,
  even: (taken, best) => `${taken}：與建議的${best}不相上下。`,
  worse: (taken, best, more) => `${taken}；建議${best}，約多 ${more}。`,

  other: (taken, best) => `${taken}；建議${best}。`,

  closing: (tile) => `${tile}（叮牌）`,
  ranking: '各種選擇，最好的在前',
  rankingThen: '當時的各種選擇，最好的在前',
  choice: '選擇',
  best: '建議',
  yours: '你的選擇',
  closes: '叮',

  columns: {
    points: { points: '得分', money: '元' },
    win: '贏面',
    danger: '風險',
    distance: '差幾張',
    accepts: '進張',
  },
  close: '沒有哪一手明顯勝過 ★；★ 依牌型來選。',
  explains: {
    points: (samples) =>
      `估計：這樣打，到這局結束平均得失多少；由最多 ${samples}\u00a0種可能的發展算出。± 之後是標準誤，真正的數字約三次有兩次落在這個範圍內。當場贏牌所得是確數。`,
    win: () => '估計：這樣打一百局，會贏幾局。',
    danger: () => '估計：同樣情形一百次，打出這張有幾次會被人贏去。展開各行可看原因。',
    distance: () => '確數：打完之後還差幾張才聽牌；要了別人的牌，則以打出最好的一張計。',
    accepts: () =>
      '確數：你看不到的牌之中，有幾張能讓手牌更接近聽牌；已聽牌的，有幾張能贏。展開各行可看是哪些牌。',
  },
  waits: {
    copies: '確數：這種牌你看不到的張數，在牌牆或別家手裡。',
    discard: '確數：現在由不是莊家的人打出這張，這副牌值多少。',
    selfDraw: '確數：平常摸牌時自摸這張，這副牌值多少。',
    distance: '確數：手牌還差幾張才聽牌。',
  },
  ready: '聽',
  complete: '成牌',
  percent: (hundredths) =>
    `${hundredths > 0 && hundredths < 1 ? tenthsOf(hundredths) : Math.round(hundredths)}%`,
  noDiscard: '不用打牌',

  accepted: (kinds, tiles) => `${kinds}\u00a0種 ${tiles}\u00a0張`,
  copies: (tile, left) => `${tile}，剩 ${left}\u00a0張`,
  reasons,
  safer: (told) => `較安全：${told.join('；')}。`,
  riskier: (told) => `較危險：${told.join('；')}。`,
  plain: '沒有特別安全或危險的跡象。',
}
