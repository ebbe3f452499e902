import type { GameLength } from '../../engine/table/state'
import type { clubProfile } from '../../rules/club/profile'
import type { RuleSetId } from '../../rules/index'
import type { taiwanProfile } from '../../rules/taiwan/profile'
import { figure } from '../figure'
import { listed } from './grammar'

const lengths: Record<GameLength, string> = {
  hand: 'One hand',
  round: 'East round',
  game: 'Four rounds',
}

type RuleSetText = { readonly name: string; readonly note: string }
type RuleSetTexts = Record<RuleSetId, RuleSetText> & Record<string, RuleSetText | undefined>

const ruleSets: Readonly<RuleSetTexts> = {
  worldwide: {
    name: 'Worldwide',
    note: 'Scored in points. A hand must be worth 20 to win, and 2 more with every round.',
  },
  club: {
    name: 'Club',
    note: 'The same family with values of its own: no minimum, and early wins are worth more.',
  },
  taiwan: {
    name: 'Taiwan',
    note: 'A base and a price for every tai. No minimum; the first after the discarder wins alone.',
  },
  tsumo: {
    name: 'Tsumo',
    note: 'A tai is a point, and one is enough to win. Seven pairs with a pong win too.',
  },
}

type HouseRuleName = keyof (typeof clubProfile.houseRules & typeof taiwanProfile.houseRules)
type HouseRuleText = {
  readonly name: string
  readonly note: string
  /** What it may be, where that is one of a few. */
  readonly values?: Readonly<Record<string, string>>
}
type HouseRuleTexts = Record<HouseRuleName, HouseRuleText> &
  Record<string, HouseRuleText | undefined>

const houseRules: Readonly<HouseRuleTexts> = {
  minimum: {
    name: 'Least a hand must be worth',
    note: 'By round it is 20 points in the East, 22 in the South, 24 in the West, 26 in the North round.',
    values: { none: 'Nothing', 'by-round': 'By round' },
  },
  base: { name: 'Base, $', note: 'What every payment costs.' },
  perTai: { name: 'Each tai, $', note: 'What each tai adds to it.' },
  multipleWinners: {
    name: 'Several win on one tile',
    note: 'Otherwise the first after the discarder wins alone.',
  },
}

export const lobby = {
  play: 'Play',
  playNew: 'New game',
  guided: { first: 'First game?', play: 'Play a guided hand' },
  resume: 'Go on playing',
  resumeTitle: 'Your game is waiting',
  newGame: 'The next game',
  ruleSet: 'Rules',
  ruleSets,
  differences: 'How the four differ',
  differencesTopic: 'What',
  houseRules,
  amountFault: (most: number) => `A whole number from 0 to ${figure(most)}.`,
  length: 'Length',
  lengths,
  mode: 'Counted or practice',
  modes: { counted: 'Counted', practice: 'Practice' },
  modeNotes: {
    counted: 'What you play stands; no move can be taken back.',
    practice: 'You can take your moves back.',
  },
  strength: 'How well they play',
  strengthOf: (name: string) => `How well ${name} plays`,
  levels: { beginner: 'Beginner', normal: 'Normal', expert: 'Expert' },
  strengthNote:
    'A beginner looks at its own hand; a normal player counts what lies on the table; an expert also weighs dangers and looks ahead.',
  against: (names: readonly string[]) => `Against ${listed(names)}`,
  seed: 'Seed',
  seedRandom: 'random',
  seedNote: 'The same seed deals the same tiles. Leave it empty for a new one.',
  more: 'Seed and hints',
  replace: {
    title: 'Start a new game?',
    body: 'The game that is still open would end here. It would not be kept.',
    confirm: 'Start a new one',
    cancel: 'Keep the game',
  },
  finished: 'Finished games',
  finishedNone: 'The games you finish will lie here, every hand with its score.',
  finishedAll: (count: number) => `All ${count} finished games`,
  place: (place: number) => ['1st', '2nd', '3rd', '4th'][place - 1] ?? String(place),
}
