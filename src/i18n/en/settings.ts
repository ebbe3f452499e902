const speeds = {
  slow: 'Slow',
  normal: 'Normal',
  fast: 'Fast',
  instant: 'Instant',
}
const themes = { auto: 'As the device', light: 'Light', dark: 'Dark' }
const motions = { auto: 'As the device', reduced: 'Reduced', full: 'Full' }

export const settings = {
  title: 'Settings',
  language: 'Language',
  speed: 'Pace of the others',
  speeds,
  theme: 'Light or dark',
  themes,
  motion: 'Motion',
  motions,
  hints: 'Hints',
  look: 'Tiles and table',
  play: 'Play',
  waitHint: 'Winning tiles',
  waitHintNote: 'Once your hand is ready: which tiles win, how many are left, what they score.',
  discardHint: 'Ready discards',
  discardHintNote:
    'Marks the tiles whose discard makes your hand ready, with what it then waits for.',
  worth: 'Worth of a win',
  worthNote: 'Says what a win scores before you declare it, and warns below the minimum.',
  cornerFigures: 'Figures in the corners',
  cornerFiguresNote: 'Small figures on the tiles for those who do not read the characters.',
  sort: 'Keep my hand sorted',
}
