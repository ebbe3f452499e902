import type { errors as English } from '../en/errors'

export const errors: typeof English = {
  byCode: {
    'not-json': () => '這不是 JSON 文字。',
    'not-an-object': () => '這不是牌局紀錄。',
    'missing-field': (field) => `缺少「${field}」。`,
    'unknown-field': (field) => `「${field}」不是已知的欄位。`,
    'wrong-type': (field, value) => `「${field}」的值類型不對：${value}。`,
    'not-listed': (field, value) => `「${field}」沒有 ${value} 這個選項。`,
    'not-whole': (field, value) => `「${field}」必須是 0 以上的整數，不能是 ${value}。`,
    'unreadable-tiles': (field, value) => `「${field}」的牌無法辨識：${value}。`,
    'one-tile-expected': (field, value) => `「${field}」必須是一張牌，不能是 ${value}。`,
    'flower-in-hand': (field) => `「${field}」裡有花牌；花牌應該另外擺出。`,
    'not-a-flower': (field, value) => `「${field}」裡有不是花的牌：${value}。`,
    'too-many-copies': (_, value) => `同一種牌超過四張：${value}。`,
    'flower-twice': (_, value) => `同一張花出現兩次：${value}。`,
    'unreadable-meld': (_, value) => `這不是一組牌：${value}。`,
    'too-many-melds': () => '牌組超過五組。',
    'wrong-tile-count': (field) => `「${field}」的張數不對。`,
    'own-discard': () => '不能胡自己打出的牌。',
    contradiction: (field) => `「${field}」與其他內容矛盾。`,
    'unreadable-seed': () => '種子須為 1 至 64 個字元：文字、數字、符號或空格。',
    'illegal-action': () => '現在不能這樣做。',
  },
  unknown: '發生錯誤。',
}
