import type { log as English } from '../en/log'

export const log: typeof English = {
  title: '牌局紀錄',
  empty: '這一局還沒有動作。',
  draw: (who, tile) => (tile === null ? `${who.name}摸牌。` : `${who.name}摸到${tile}。`),
  replacement: (who, tile) => (tile === null ? `${who.name}補牌。` : `${who.name}補到${tile}。`),
}
