import type { GameHead, StartRequest } from './gameTypes'
import { OFFERED_LEVELS } from './levels'

/** What a newcomer is told in a first hand; what comes first goes first where several things happen at once. */
export const TIPS = [
  'tiles',
  'over',
  'win',
  'low',
  'pong',
  'chow',
  'close',
  'ready',
  'others',
  'flowers',
  'draw',
  'discard',
] as const
export type Tip = (typeof TIPS)[number]

/** Plain play at every seat leaves the person ready by the twelfth draw in each of these. */
export const GUIDED_SEEDS: readonly string[] = [
  'first hand 7',
  'first hand 8',
  'first hand 16',
  'first hand 54',
  'first hand 77',
  'first hand 78',
  'first hand 85',
  'first hand 109',
  'first hand 113',
  'first hand 123',
]
const RULE_SET = 'worldwide'
const [WEAKEST] = OFFERED_LEVELS

const anySeed = (): string =>
  GUIDED_SEEDS[Math.floor(Math.random() * GUIDED_SEEDS.length)] as string

/** A hand to learn by: one of the checked seeds, against the weakest bots, and every move can be taken back. */
export const guidedRequest = (): StartRequest => ({
  ruleSetId: RULE_SET,
  options: {},
  length: 'hand',
  seed: anySeed(),
  practice: true,
  levels: [WEAKEST, WEAKEST, WEAKEST],
})

/** Whether a game was started as a guided hand. */
export const isGuided = ({ ruleSetId, length, practice, seed }: GameHead): boolean =>
  practice && length === 'hand' && ruleSetId === RULE_SET && GUIDED_SEEDS.includes(seed)
