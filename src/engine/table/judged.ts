import { judge } from '../score/judge'
import type { Judgement } from '../score/sheet'
import type { Win } from '../score/win'
import type { Seat } from '../tiles/seat'
import { kindOf } from '../tiles/tile'
import type { TileId } from '../tiles/tile'
import { memory } from './remember'
import type { RuleSet } from './ruleSet'
import type { GameState } from './state'
import { comingByDraw, winOf } from './winOf'
import type { Coming } from './winOf'

/** A win that a seat may declare, and what it comes to. */
export type JudgedWin = { readonly win: Win; readonly judgement: Judgement }

/** Somebody else's tile that may be claimed. */
export type ClaimedTile = {
  readonly on: 'discard' | 'added-kong'
  readonly tile: TileId
  readonly from: Seat
}

/** What a win depends on stays as it is while the four seats' tiles do, but for what `dealOf` tells. */
const remembered = memory<GameState['players'], string, JudgedWin>()

const dealOf = ({ round, dealer, streak, wall }: GameState): string =>
  [round, dealer, streak, wall.front, wall.back].join()

const judged = (rules: RuleSet, win: Win): JudgedWin => ({
  win,
  judgement: judge(rules.scoring, win),
})

/** The win with the tile that a seat has just drawn. The seat must hold one. */
export const drawnWin = (rules: RuleSet, state: GameState, seat: Seat): JudgedWin =>
  remembered(rules, state.players, `${seat} draws, ${dealOf(state)}`, () => {
    const { concealed, drawn } = state.players[seat]
    const before = concealed.filter((tile) => tile !== drawn).map(kindOf)
    const winning = kindOf(drawn as TileId)
    return judged(
      rules,
      winOf(rules, state, seat, before, winning, comingByDraw(state.events, seat)),
    )
  })

/** The win with somebody else's tile. */
export const claimedWin = (
  rules: RuleSet,
  state: GameState,
  seat: Seat,
  { on, tile, from }: ClaimedTile,
): JudgedWin =>
  remembered(rules, state.players, `${seat} claims ${on} ${tile}, ${dealOf(state)}`, () => {
    const coming: Coming = { kind: on === 'discard' ? 'discard' : 'rob-gong', from }
    const concealed = state.players[seat].concealed.map(kindOf)
    return judged(rules, winOf(rules, state, seat, concealed, kindOf(tile), coming))
  })
