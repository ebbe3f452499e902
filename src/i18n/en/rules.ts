export const rules = {
  title: (ruleSet: string) => `Rules: ${ruleSet}`,
  play: 'How it is played',
  rows: 'What scores',
  search: 'Search the rows',
  none: 'No row with these words.',
  points: (points: readonly number[]) => points.join(' / '),
  found: (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`,
}
