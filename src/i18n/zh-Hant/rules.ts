import type { rules as English } from '../en/rules'

export const rules: typeof English = {
  title: '規則',
}
