import type { table as English } from '../en/table'

export const table: typeof English = {
  title: '牌桌',
}
