import type { settings as English } from '../en/settings'

export const settings: typeof English = {
  title: '設定',
  language: '語言',
  speed: '對手出牌速度',
  speeds: { slow: '慢', normal: '正常', fast: '快', instant: '即時' },
  theme: '明暗',
  themes: { auto: '跟隨裝置', light: '淺色', dark: '深色' },
  motion: '動畫',
  motions: { auto: '跟隨裝置', reduced: '減少', full: '完整' },
  hints: '提示',
  look: '牌面與牌桌',
  play: '打牌',
  waitHint: '聽牌提示',
  waitHintNote: '聽牌後顯示哪些牌能贏、還剩幾張、各值多少。',
  discardHint: '打出即聽',
  discardHintNote: '標出打掉後就聽牌的牌，並列出屆時聽什麼。',
  worth: '贏牌價值',
  worthNote: '宣告前先顯示這手牌值多少，未達最低要求時會提醒。',
  cornerFigures: '牌角數字',
  cornerFiguresNote: '在牌角加上小字，方便不熟悉牌面的人。',
  sort: '自動理牌',
}
