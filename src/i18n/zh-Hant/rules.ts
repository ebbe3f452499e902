import type { rules as English } from '../en/rules'

export const rules: typeof English = {
  title: (ruleSet) => `規則：${ruleSet}`,
  play: '怎樣打',
  rows: { points: '計分項目（分）', tai: '計台項目（台）' },
  houseRules: '這場的選項',
  flags: { on: '是', off: '否' },
  search: '搜尋計分項目',
  none: '沒有符合的項目。',
  points: (points, endless) => points.join(' / ') + (endless ? ' …' : ''),
  found: (count) => `共 ${count} 項`,
}
