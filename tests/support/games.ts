import type { Action } from '../../src/engine/table/action'
import type { TableEvent } from '../../src/engine/table/event'
import { newGame } from '../../src/engine/table/game'
import { legalActions, seatsOwing } from '../../src/engine/table/legal'
import type { RuleSet } from '../../src/engine/table/ruleSet'
import type { GameLength, GameState } from '../../src/engine/table/state'
import { step } from '../../src/engine/table/step'
import type { RandomStream } from '../../src/engine/tiles/random'
import { randomStream } from '../../src/engine/tiles/random'
import { isSuited, kindOf, suitIndexOf } from '../../src/engine/tiles/tile'
import type { TileId } from '../../src/engine/tiles/tile'

/** Picks one of the legal actions of a seat. */
export type Chooser = (actions: readonly Action[], state: GameState) => Action

/** Any legal action, the rare ones often enough to be met. */
export const anyAction = (random: RandomStream): Chooser => {
  return (actions) => {
    const types = [...new Set(actions.map((action) => action.type))]
    const type = types[random(0, types.length - 1)]
    const same = actions.filter((action) => action.type === type)
    return same[random(0, same.length - 1)] as Action
  }
}

/** Like {@link anyAction}, but hands last: wins are mostly passed on and hands seldom closed. */
export const patientAction = (random: RandomStream): Chooser => {
  const any = anyAction(random)
  return (actions, state) => {
    const calm = actions.filter(
      (action) => action.type !== 'win' && !(action.type === 'discard' && action.close),
    )
    return any(calm.length > 0 && random(0, 19) > 0 ? calm : actions, state)
  }
}

const links = (tile: TileId, held: readonly TileId[]): number => {
  const kind = kindOf(tile)
  return held.filter((other) => {
    const apart = Math.abs(kindOf(other) - kind)
    const sameSuit = suitIndexOf(kindOf(other)) === suitIndexOf(kind)
    return apart === 0 || (apart <= 2 && sameSuit && isSuited(kind))
  }).length
}

/** Like {@link patientAction}, but throws lonely tiles and takes true wins, so that hands get finished. */
export const thriftyAction = (random: RandomStream): Chooser => {
  const patient = patientAction(random)
  return (actions, state) => {
    const win = actions.find((action) => action.type === 'win')
    if (win !== undefined) return win
    const [first] = actions
    const tiles = actions.flatMap((one) => (one.type === 'discard' && !one.close ? [one] : []))
    if (first === undefined || tiles.length < 2) return patient(actions, state)
    const held = state.players[first.seat].concealed
    return tiles.toSorted((a, b) => links(a.tile, held) - links(b.tile, held))[0] as Action
  }
}

const STYLES = { any: anyAction, patient: patientAction, thrifty: thriftyAction }
export type Style = keyof typeof STYLES

/** One action of a game, the state before and after it, and the facts between. */
export type Played = {
  readonly action: Action
  readonly before: GameState
  readonly events: readonly TableEvent[]
  readonly state: GameState
}

/** Plays on from a state until the game is over or `visit` answers false. */
export const playOn = (
  rules: RuleSet,
  from: GameState,
  choose: Chooser,
  random: RandomStream,
  visit: (played: Played) => boolean | void,
): GameState => {
  let state = from
  for (;;) {
    const owing = seatsOwing(state)
    if (owing.length === 0) return state
    const seat = owing[random(0, owing.length - 1)] as (typeof owing)[number]
    const action = choose(legalActions(rules, state, seat), state)
    const before = state
    const taken = step(rules, before, action)
    state = taken.state
    if (visit({ action, before, ...taken }) === false) return state
  }
}

/** Plays a game of random decisions from its ceremony to its end. */
export const playGame = (
  rules: RuleSet,
  seed: string,
  visit: (played: Played) => boolean | void,
  { length = 'hand', style = 'patient' }: { length?: GameLength; style?: Style } = {},
): GameState => {
  const random = randomStream(seed, 'play')
  return playOn(rules, newGame(rules, { seed, length }), STYLES[style](random), random, visit)
}
