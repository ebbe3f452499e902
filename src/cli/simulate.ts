import { createWriteStream } from 'node:fs'
import { parseArgs } from 'node:util'

import { BOT_LEVELS } from '../bots/levels'
import type { BotLevel } from '../bots/levels'
import { EngineError } from '../engine/tiles/error'
import { checkSeed } from '../engine/tiles/random'
import type { BySeat } from '../engine/tiles/seat'
import { LENGTHS } from '../engine/table/state'
import type { GameLength } from '../engine/table/state'
import type { RuleSet } from '../engine/table/ruleSet'
import { ruleSetOf } from '../rules/index'
import { BrokenGame, selfPlay } from './selfPlay'
import { count, emptyTally, summaryOf } from './tally'
import { transcriptOf } from './transcript'

const USAGE = `usage: simulate [--ruleset worldwide] [--hands 1000] [--seed text] [--length hand|round|game]
                [--levels a,b,c,d] [--transcript FILE] [--json]`

type Settings = {
  readonly rules: RuleSet
  readonly hands: number
  readonly seed: string
  readonly length: GameLength
  readonly levels: BySeat<BotLevel>
  readonly transcript: string | undefined
  readonly json: boolean
}

const levelsOf = (text: string): BySeat<BotLevel> => {
  const levels = text.split(',').map((level) => {
    const known = BOT_LEVELS.find((one) => one === level)
    if (known === undefined) throw new EngineError('not-listed', '--levels', level)
    return known
  })
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

const handsOf = (text: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new EngineError('not-whole', '--hands', text)
  return Number(text)
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
      transcript: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  checkSeed(`${values.seed}-${values.hands}`)
  return {
    rules: ruleSetOf(values.ruleset),
    hands: handsOf(values.hands),
    seed: values.seed,
    length: lengthOf(values.length),
    levels: levelsOf(values.levels),
    transcript: values.transcript,
    json: values.json,
  }
}

/** Hands of as many games as it takes; each game has a seed of its own. */
function* handsFor({ rules, hands, seed, length, levels }: Settings) {
  let left = hands
  for (let game = 0; left > 0; game += 1) {
    for (const hand of selfPlay({ rules, seed: `${seed}-${game}`, length, levels })) {
      yield hand
      left -= 1
      if (left === 0) return
    }
  }
}

const run = async (settings: Settings): Promise<void> => {
  const { rules, transcript } = settings
  const file = transcript === undefined ? null : createWriteStream(transcript)
  const tally = emptyTally()
  const started = performance.now()
  for (const hand of handsFor(settings)) {
    count(tally, hand)
    file?.write(`${JSON.stringify(transcriptOf(rules, hand))}\n`)
  }
  const seconds = (performance.now() - started) / 1000
  if (file !== null) await new Promise<void>((done) => file.end(done))
  const order = rules.scoring.rows.map((row) => row.id)
  const summary = { ruleset: rules.id, seed: settings.seed, ...summaryOf(tally, seconds, order) }
  console.log(JSON.stringify(summary, null, settings.json ? 0 : 2))
}

const fail = (message: string, code: number): void => {
  console.error(message)
  process.exitCode = code
}

const main = async (): Promise<void> => {
  let settings: Settings
  try {
    settings = settingsOf(process.argv.slice(2))
  } catch (error) {
    fail(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, 2)
    return
  }
  try {
    await run(settings)
  } catch (error) {
    if (!(error instanceof BrokenGame)) throw error
    const { message, seed, actions } = error
    fail(`${message}\n${JSON.stringify({ seed, ruleset: settings.rules.id, actions })}`, 1)
  }
}

await main()
