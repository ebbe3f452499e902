import type { Wind } from '../../engine/tiles/seat'
import { figure, signedFigure } from '../figure'
import type { app as English } from '../en/app'

const winds: Record<Wind, string> = { E: '東', S: '南', W: '西', N: '北' }
const people = {
  mei: '阿梅',
  bo: '阿柏',
  lin: '小林',
  hua: '阿花',
  shan: '大山',
  'ah-po': '阿婆',
  wing: '榮叔',
  dou: '豆豆',
}

export const app: typeof English = {
  name: '十六張',
  tagline: '台灣十六張麻將',
  otherName: 'Sixteen',
  otherNameLanguage: 'en',
  loading: '正在擺桌…',
  close: '關閉',
  back: '返回',
  toLobby: '回大廳',
  winds,
  you: '你',
  people,
  round: (wind) => `${winds[wind]}風圈`,
  hand: (number) => `第\u00a0${number}\u00a0局`,
  where: (round, number) => `${winds[round]}風圈，第\u00a0${number}\u00a0局`,
  dice: (values) => `骰子：${values.join('、')}`,
  amounts: {
    points: (points) => `${figure(points)}\u00a0分`,
    tai: (tai) => `${figure(tai)}\u00a0台`,
    money: (dollars) => `${figure(dollars)}\u00a0元`,
  },
  scores: { points: (points) => figure(points), money: (dollars) => figure(dollars) },
  moves: {
    points: (points) => signedFigure(points),
    money: (dollars) => `${signedFigure(dollars)}\u00a0元`,
  },
  menu: {
    open: '選單',
    scores: '計分表',
    log: '牌局紀錄',
    rules: '規則',
    keys: '鍵盤操作',
    settings: '設定',
    leave: '離開牌桌',
    leaveHint: '牌局會保留在目前的狀態。',
  },
  crash: {
    title: '這個頁面出了問題',
    body: '牌局已存到最後一步。重新載入即可繼續。',
    unsaved: '這個瀏覽器沒有存下整場牌局。重新載入後，只能從存到的地方繼續。',
    reload: '重新載入',
  },
  readOnly: {
    title: '觀看中：這場牌局正在另一個分頁進行。',
    takeOver: '在這裡繼續打',
  },
  offline: {
    ready: '可以離線遊玩了：整個遊戲已存在這台裝置上。',
    newer: '遊戲有新版本。',
    load: '立即更新',
    later: '稍後',
  },
  storage: {
    blocked: '無法存檔：關閉頁面，牌局就沒了。',
    full: '儲存空間已滿，之後不再存檔。',
    dismiss: '知道了',
  },
}
