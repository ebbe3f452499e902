export const rules = {
  title: (ruleSet: string) => `Rules: ${ruleSet}`,
  play: 'How it is played',
  rows: { points: 'What scores, in points', tai: 'What scores, in tai' },
  houseRules: 'House rules of this game',
  flags: { on: 'yes', off: 'no' },
  search: 'Search the rows',
  none: 'No row with these words.',
  points: (points: readonly number[], endless: boolean) =>
    points.join(' / ') + (endless ? ' …' : ''),
  found: (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`,
}
