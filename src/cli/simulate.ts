import { closeSync, openSync, writeSync } from 'node:fs'
import { parseArgs } from 'node:util'

import type { Opponent } from '../bots/opponents'
import { kernel } from '../engine/hand/kernel'
import { EngineError } from '../engine/tiles/error'
import { checkSeed } from '../engine/tiles/random'
import type { BySeat } from '../engine/tiles/seat'
import { LENGTHS } from '../engine/table/state'
import type { GameLength, GameState } from '../engine/table/state'
import type { RuleSet } from '../engine/table/ruleSet'
import { ruleSetOf } from '../rules/index'
import { optionsOf, wholeOf } from './flags'
import { levelNamed } from './levelNames'
import { BrokenGame, checkMoment, selfPlay } from './selfPlay'
import type { PlayedHand } from './selfPlay'
import { count, emptyTally, summaryOf } from './tally'
import type { Tally } from './tally'
import { transcriptOf } from './transcript'

const USAGE = `usage: simulate [--ruleset worldwide] [--hands 1000] [--seed text] [--length hand|round|game]
                [--levels a,b,c,d] [--options JSON] [--transcript FILE] [--json]
Every position is checked; handsPerSecond counts the playing alone.`

type Settings = {
  readonly rules: RuleSet
  readonly hands: number
  readonly seed: string
  readonly length: GameLength
  readonly levels: BySeat<Opponent>
  /** An open file to write every hand to. */
  readonly transcript: number | null
  readonly json: boolean
}

const levelsOf = (text: string): BySeat<Opponent> => {
  const levels = text.split(',').map((name) => levelNamed('--levels', name))
  const [a, b, c, d] = levels
  if (levels.length === 1 && a !== undefined) return [a, a, a, a]
  if (levels.length !== 4 || !a || !b || !c || !d) {
    throw new EngineError('not-listed', '--levels', text)
  }
  return [a, b, c, d]
}

const lengthOf = (text: string): GameLength => {
  const known = LENGTHS.find((length) => length === text)
  if (known === undefined) throw new EngineError('not-listed', '--length', text)
  return known
}

const settingsOf = (args: readonly string[]): Settings => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      ruleset: { type: 'string', default: 'worldwide' },
      hands: { type: 'string', default: '1000' },
      seed: { type: 'string', default: 'sixteen' },
      length: { type: 'string', default: 'game' },
      levels: { type: 'string', default: 'greedy' },
      options: { type: 'string', default: '{}' },
      transcript: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  const hands = wholeOf('--hands', values.hands)
  checkSeed(values.seed)
  checkSeed(`${values.seed}-${hands}`)
  return {
    rules: ruleSetOf(values.ruleset, optionsOf(values.options)),
    hands,
    seed: values.seed,
    length: lengthOf(values.length),
    levels: levelsOf(values.levels),
    transcript: values.transcript === undefined ? null : openSync(values.transcript, 'w'),
    json: values.json,
  }
}

/** The moments of as many games as it takes, each of which has a seed of its own. */
function* momentsFor({ rules, hands, seed, length, levels }: Settings) {
  let left = hands
  for (let game = 0; left > 0; game += 1) {
    for (const moment of selfPlay({ rules, seed: `${seed}-${game}`, length, levels })) {
      yield moment
      if (moment.hand !== null) left -= 1
      if (left === 0) return
    }
  }
}

const note = ({ rules, transcript }: Settings, tally: Tally, hand: PlayedHand): void => {
  count(tally, hand)
  if (transcript !== null) writeSync(transcript, `${JSON.stringify(transcriptOf(rules, hand))}\n`)
}

const run = (settings: Settings): void => {
  const { rules, transcript } = settings
  const tally = emptyTally()
  kernel() // what bots look up is made once, before the clock starts, which counts playing alone
  let before: GameState | null = null
  let seconds = 0
  let started = performance.now()
  for (const moment of momentsFor(settings)) {
    seconds += (performance.now() - started) / 1000
    checkMoment(moment, before)
    before = moment.state
    if (moment.hand !== null) note(settings, tally, moment.hand)
    started = performance.now()
  }
  if (transcript !== null) closeSync(transcript)
  const order = rules.scoring.rows.map((row) => row.id)
  const summary = { ruleset: rules.id, seed: settings.seed, ...summaryOf(tally, seconds, order) }
  console.log(JSON.stringify(summary, null, settings.json ? 0 : 2))
}

const fail = (message: string, code: number): void => {
  console.error(message)
  process.exitCode = code
}

const main = (): void => {
  let settings: Settings
  try {
    settings = settingsOf(process.argv.slice(2))
  } catch (error) {
    fail(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, 2)
    return
  }
  try {
    run(settings)
  } catch (error) {
    if (!(error instanceof BrokenGame)) throw error
    const { message, seed, actions } = error
    fail(`${message}\n${JSON.stringify({ seed, ruleset: settings.rules.id, actions })}`, 1)
  }
}

main()
