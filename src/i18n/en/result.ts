import type { PayReason } from '../../engine/table/event'

const reasons: Record<PayReason, string> = {
  dice: 'Dice',
  'bouquet-mixed': 'Mixed bouquet',
  'bouquet-pure': 'Pure bouquet',
  'concealed-gong': 'Concealed Gong',
  chase: 'Chase',
  west: 'West shown',
  peek: 'Peek',
  rob: 'Robbed Gong',
  'false-mahjong': 'False Mahjong',
  win: 'Hand',
  'pool-in': 'Into the pool',
  'pool-out': 'From the pool',
}

export const result = {
  reasons,
}
