import { opponentOf } from '../../src/bots/opponents'
import { mayTake } from '../../src/bots/policy'
import type { Policy } from '../../src/bots/policy'
import { knownOf } from '../../src/bots/playout/known'
import { changePlace } from '../../src/bots/playout/place'
import { settle } from '../../src/bots/playout/reach'
import { PLAIN } from '../../src/bots/playout/style'
import type { Playout } from '../../src/bots/playout/style'
import type { Deal, World } from '../../src/bots/playout/world'
import { worthsOf } from '../../src/bots/playout/worth'
import type { Action } from '../../src/engine/table/action'
import { dealHand } from '../../src/engine/table/deal'
import type { TableEvent } from '../../src/engine/table/event'
import { newGame } from '../../src/engine/table/game'
import { choicesOf, seatsOwing } from '../../src/engine/table/legal'
import type { RuleSet } from '../../src/engine/table/ruleSet'
import { startRun } from '../../src/engine/table/run'
import type { GameState } from '../../src/engine/table/state'
import { step } from '../../src/engine/table/step'
import type { PlayerView } from '../../src/engine/table/view'
import { viewFor } from '../../src/engine/table/viewFor'
import { randomStream } from '../../src/engine/tiles/random'
import { bySeat, SEATS, WINDS } from '../../src/engine/tiles/seat'
import type { BySeat, Seat } from '../../src/engine/tiles/seat'
import { HAND_TILE_KINDS, kindOf } from '../../src/engine/tiles/tile'

/** What stays as it is while the hand of a table is played out. */
export const dealOf = (
  rules: RuleSet,
  { round, dealer, streak, pool }: GameState | PlayerView,
): Deal => ({ rules, round, dealer, streak, pool })

/** A playout in which everybody plays plainly. */
export const plainPlayout = (deal: Deal): Playout => ({
  deal,
  worths: worthsOf(deal),
  styles: bySeat(() => PLAIN),
})

/** A seat that is asked, and the table it is asked at. */
export type Position = { readonly state: GameState; readonly seat: Seat }

/** A step of a hand: who answered what where, and the facts that followed. */
export type Step = Position & { readonly action: Action; readonly events: readonly TableEvent[] }

/** The first question of the hand of a wall: seat 0 deals, the walls take the four round winds in turn. */
export const dealtHand = (rules: RuleSet, seed: string, wall: number): GameState => {
  const run = startRun(rules, newGame(rules, { seed, length: 'hand' }))
  dealHand(run, { hand: wall, round: WINDS[wall % 4]!, dealer: 0, streak: 0 })
  return run.state
}

/** Every step of the hand of a wall. */
export function* stepsOf(rules: RuleSet, seed: string, wall: number, players: BySeat<Policy>) {
  let state = dealtHand(rules, seed, wall)
  while (state.finished.length === 0) {
    const seat = seatsOwing(state)[0]!
    const stream = randomStream(seed, wall, seat, state.stage.offer)
    const action = players[seat](rules, viewFor(rules, state, seat), stream)
    const { state: after, events } = step(rules, state, action)
    const taken: Step = { state, seat, action, events }
    yield taken
    state = after
  }
}

/** Players of different kinds, so that all sorts of positions come up. */
const PLAYERS: BySeat<Policy> = [
  opponentOf('greedy'),
  opponentOf('second'),
  opponentOf('beginner'),
  opponentOf('random'),
]

/** Positions spread over hand after hand, in which a seat with an open hand has several answers. */
export function* positionsOf(rules: RuleSet, seed: string, every = 7): Generator<Position, never> {
  for (let wall = 0, met = 0; ; wall += 1) {
    const turned = bySeat((seat) => PLAYERS[(seat + wall) % 4]!)
    for (const { state, seat } of stepsOf(rules, seed, wall, turned)) {
      const several = choicesOf(rules, state, seat).filter(mayTake).length > 1
      if (!several || state.players[seat].closed || state.stage.stage === 'flower-win') continue
      met += 1
      if (met % every === 0) yield { state, seat }
    }
  }
}

/** The first so many of them. */
export const somePositions = (
  rules: RuleSet,
  seed: string,
  count: number,
  every = 7,
): Position[] => {
  const positions = positionsOf(rules, seed, every)
  return Array.from({ length: count }, () => positions.next().value)
}

/** A table with all hands and the wall open, between two turns or in the middle of one. */
export const openWorld = (rules: RuleSet, state: GameState): World => {
  const open = { ...state, players: bySeat((seat) => ({ ...state.players[seat], closed: false })) }
  const { world } = knownOf(rules, viewFor(rules, open, 0))
  const specials = rules.scoring.shapes.filter((shape) => shape !== 'standard')
  for (const seat of SEATS) {
    const { counts, melds, closed } = state.players[seat]
    const place = world.places[seat]
    for (const kind of HAND_TILE_KINDS) {
      changePlace(place, kind, counts[kind]! - place.counts[kind]!)
    }
    place.melds = melds
    place.specials = melds.length > 0 ? [] : specials
    place.closed = closed
    settle(place)
  }
  const { line, front, back } = state.wall
  world.wall.set(line.slice(front, line.length - back).map(kindOf))
  world.front = 0
  world.back = line.length - back - front
  return world
}
