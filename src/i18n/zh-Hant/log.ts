import type { log as English } from '../en/log'

export const log: typeof English = {
  title: '牌局紀錄',
}
