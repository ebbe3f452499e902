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
  hints: 'Help',
  look: 'Look',
  play: 'Play',
  access: 'Accessibility',
  waitHint: 'Winning tiles',
  waitHintNote:
    'How far your hand is from ready; then which tiles win, how many are left, what they score.',
  advice: 'Advice',
  adviceModes: { off: 'Off', after: 'After my move', live: 'Live' },
  adviceNotes: {
    off: 'Nothing is advised.',
    after: 'Once you have moved: what would have been best, and by how much.',
    live: 'On your turn: every choice weighed, the best first.',
  },
  worth: 'Worth of a win',
  worthNote: 'Says what a win scores before you declare it, and warns below the minimum.',
  cornerFigures: 'Figures in the corners',
  cornerFiguresNote: 'Small figures on the tiles for those who do not read the characters.',
  sort: 'Keep my hand sorted',
  sortNote:
    'Otherwise you arrange it yourself: drag a tile, or move it with Shift and an arrow key.',
  sortOrder: 'First in the hand',
  sortOrders: { suits: 'Suits', honours: 'Winds and dragons' },
  confirmDiscards: 'Confirm each discard',
  confirmDiscardsNote: 'The first press lifts a tile, a second one discards it.',
  autoPass: 'Pass automatically on',
  autoPassKinds: { chow: 'Runs', pong: 'Triplets', kong: 'Fours' },
  autoPassNote:
    'Where nothing else is offered, and never on a win. Where the rules restrict passing, it counts as a pass.',
  autoContinue: 'Next hand automatically',
  autoContinueNote:
    'The next hand starts some seconds after the result; any key or tap stops that.',
  opponents: 'Who sits at the table',
  opponent: (place: number) => `Opponent ${place}`,
  leftHanded: 'Left-handed',
  leftHandedNote: 'Choices and menu lie at the left thumb.',
  tableColour: 'Table',
  tableColours: { jade: 'Jade', midnight: 'Midnight', claret: 'Claret' },
}
