import type { rules as English } from '../en/rules'

export const rules: typeof English = {
  title: (ruleSet) => `規則：${ruleSet}`,
  play: '怎樣打',
  rows: '計分項目',
  search: '搜尋計分項目',
  none: '沒有符合的項目。',
  points: (points) => points.join(' / '),
  found: (count) => `共 ${count} 項`,
}
