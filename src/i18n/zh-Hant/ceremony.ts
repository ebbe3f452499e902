import type { ceremony as English } from '../en/ceremony'

export const ceremony: typeof English = {
  title: '搬風定位',
  step: (number, of) => `第\u00a0${number}\u00a0步，共 ${of}\u00a0步`,
  next: '下一步',
  skip: '跳過',
  begin: '開始第一局',
  firstThrow: (sum, landed) =>
    `最後入座的人先擲骰，也就是你。擲出 ${sum}\u00a0點，從自己算起數到${landed.name}：暫時當東家。`,
  dealerThrow: (sum, landed) => `你擲出 ${sum}\u00a0點，從自己算起數到${landed.name}：起莊。`,
  secondThrow: (thrower, sum, landed) =>
    `${thrower.name}再擲出 ${sum}\u00a0點，數到${landed.name}：由${landed.you ? '你' : landed.name}先摸風牌。`,
  winds: (first) => `${first.name}先從四張風牌中摸一張，其餘的人依序摸牌。`,
  seats: (dealer) => `各人按摸到的風位入座。${dealer.name}坐東，第一局做莊。`,
  counts: (numbers) => `數到 ${numbers.join('、')}`,
}
