import type { Action, Choice } from '../engine/table/action'
import type { RuleSet } from '../engine/table/ruleSet'
import type { PlayerView } from '../engine/table/view'
import type { RandomStream } from '../engine/tiles/random'
import { kindOf } from '../engine/tiles/tile'
import type { Advice, Danger, WeighedChoice } from './adviceTypes'
import { candidatesOf } from './candidates'
import type { Candidate } from './candidates'
import { expert } from './expert'
import { outlookOf } from './outlook'
import { dangerOf } from './playout/danger'
import { dealOf, knownOf } from './playout/known'
import type { Known } from './playout/known'
import { mayTake } from './policy'
import { dangerReasons } from './reasons'
import { meanOf, rollOut } from './rollouts'
import type { Budget, Tried } from './rollouts'

/** In how many worlds each choice is tried. */
export const BUDGET: Budget = { all: 24, best: 72, finalists: 6 }
/** By so many standard errors another choice must come out ahead before it is advised in place of the expert's. */
const GATE = 2.5

type Question = {
  readonly rules: RuleSet
  readonly view: PlayerView
  readonly known: Known
  readonly outlook: ReturnType<typeof outlookOf>
}

const dangerIn = ({ rules, view, known }: Question, action: Action): Danger | null => {
  if (action.type !== 'discard') return null
  const kind = kindOf(action.tile)
  return {
    chance: dangerOf(known.world, view.seat, kind, rules.closing !== null),
    reasons: dangerReasons(view, known.world, kind),
  }
}

const exactly = (question: Question, action: Action) => {
  const { distance, accepts, unseen } = question.outlook(action)
  return {
    action,
    distance,
    accepts: accepts.map((kind) => ({ kind, left: unseen[kind] as number })),
    danger: dangerIn(question, action),
  }
}

const weighed = (question: Question, { candidate, gains, won }: Tried): WeighedChoice => ({
  ...exactly(question, candidate.action),
  winChance: won / gains.length,
  points: meanOf(gains),
})

/** A win is paid at once: what it brings is no estimate. */
const weighedWin = ({ action, worth }: Choice): WeighedChoice => ({
  action,
  distance: -1,
  accepts: [],
  winChance: 1,
  points: { mean: worth?.gain ?? 0, error: 0 },
  danger: null,
})

const isSame = (one: Action, other: Action): boolean =>
  one === other ||
  (one.type === 'discard' &&
    other.type === 'discard' &&
    one.close === other.close &&
    kindOf(one.tile) === kindOf(other.tile))

/** Closing is only worth a thought where it leaves the hand ready. */
const isSensible = ({ outlook }: Question, { action }: Candidate): boolean =>
  action.type !== 'discard' || !action.close || outlook(action).distance === 0

/** How far one trial came out ahead of another in the same worlds, in standard errors. */
const lead = (one: Tried, other: Tried): number => {
  const worlds = Math.min(one.gains.length, other.gains.length)
  const ahead = one.gains.slice(0, worlds).map((gain, i) => gain - (other.gains[i] as number))
  const { mean, error } = meanOf(ahead)
  return mean <= 0 ? 0 : mean / Math.max(error, Number.EPSILON)
}

/** The best first: the expert's, unless another is ahead beyond doubt; the others by what they came to. */
const ranked = (trials: readonly Tried[]): Tried[] => {
  const [usual, ...others] = trials
  if (usual === undefined) return []
  const byGain = others.toSorted((a, b) => meanOf(b.gains).mean - meanOf(a.gains).mean)
  const better = byGain.find(
    (other) => other.gains.length === usual.gains.length && lead(other, usual) > GATE,
  )
  if (better === undefined) return [usual, ...byGain]
  const rest = [usual, ...byGain].filter((trial) => trial !== better)
  return [better, ...rest.toSorted((a, b) => meanOf(b.gains).mean - meanOf(a.gains).mean)]
}

const usualFirst = (candidates: readonly Candidate[], usual: Action): Candidate[] => [
  ...candidates.filter(({ action }) => isSame(action, usual)),
  ...candidates.filter(({ action }) => !isSame(action, usual)),
]

/**
 * Weighs what a seat may do: the expert's choice first, unless another comes out ahead beyond doubt, then the others
 * by expected gain. Empty while nothing is asked of the seat, and for a closed hand but for a win.
 */
export const adviceFor = (rules: RuleSet, view: PlayerView, random: RandomStream): Advice => {
  const allowed = view.choices.filter(mayTake)
  const wins = allowed.filter(({ action }) => action.type === 'win').map(weighedWin)
  const samples = BUDGET.all + BUDGET.best
  const candidates = candidatesOf(view)
  const closed = view.own.closed || view.players[view.seat].closed
  if (closed || candidates.length === 0) return { choices: wins, samples }
  const known = knownOf(rules, view)
  const question = { rules, view, known, outlook: outlookOf(rules, view) }
  const usual = usualFirst(
    candidates.filter((candidate) => isSensible(question, candidate)),
    expert(rules, view, random),
  )
  const trials = ranked(rollOut(dealOf(rules, view), known, view.seat, usual, BUDGET, random))
  return { choices: [...wins, ...trials.map((trial) => weighed(question, trial))], samples }
}
