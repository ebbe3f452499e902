import { opponentOf } from '../bots/opponents'
import { kernel } from '../engine/hand/kernel'
import { ruleSetOf } from '../rules/index'
import type { Match } from './matchSettings'
import { BrokenGame } from './selfPlay'
import { playWall } from './wallFigures'
import type { WallAnswer } from './wallWorkers'

const { ruleset, options, candidate, field, seed } = JSON.parse(process.argv[2] ?? '') as Match
const [first, second, third] = field
const players = {
  candidate: opponentOf(candidate),
  field: [opponentOf(first), opponentOf(second), opponentOf(third)],
} as const
const rules = ruleSetOf(ruleset, options)
kernel() // what bots look up is made once, before any clock starts

const answerTo = (wall: number): WallAnswer => {
  try {
    return { figures: playWall({ rules, seed, wall, ...players }) }
  } catch (error) {
    if (!(error instanceof BrokenGame)) throw error
    const { message, actions } = error
    return { problem: message, wall, actions }
  }
}

process.on('message', (wall: number) => process.send?.(answerTo(wall)))
