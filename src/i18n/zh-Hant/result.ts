import type { result as English } from '../en/result'

export const result: typeof English = {
  reasons: {
    dice: '圍骰',
    'bouquet-mixed': '雜色一台花',
    'bouquet-pure': '一台花',
    'concealed-gong': '暗槓',
    chase: '追牌',
    west: '亮西',
    peek: '偷看',
    rob: '搶槓',
    'false-mahjong': '詐糊',
    win: '食糊',
    'pool-in': '放入公池',
    'pool-out': '取回公池',
  },
}
