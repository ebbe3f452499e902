import type { Win } from '../engine/score/win'
import type { RuleOptions } from '../engine/table/ruleSet'
import { WINDS } from '../engine/tiles/seat'
import { ruleSetOf } from '../rules/index'

/** A row of a published table as a reader meets it; several `points` where they follow the round or streak. */
export type RuleRow = { readonly id: string; readonly points: readonly number[] }

const STREAKS = [1, 2]

/** A win that differs from others in nothing but the round and the dealer's streak. */
const exampleWin = (round: Win['round'], streak: number): Win => ({
  concealed: [],
  melds: [],
  flowers: [],
  winningTile: 0 as Win['winningTile'],
  kind: 'self-draw',
  seat: 'E',
  round,
  discarder: null,
  streak,
  closed: false,
  source: 'wall',
  gongChain: 0,
  lastTile: false,
  discards: 0,
  claims: 0,
  tilesOnTable: 0,
  firstDraw: false,
})

const EXAMPLES = WINDS.flatMap((round) => STREAKS.map((streak) => exampleWin(round, streak)))

/** The rows of a rule set in the order of its table. Throws an EngineError for one that does not exist. */
export const ruleRows = (ruleSetId: string, options: RuleOptions = {}): RuleRow[] =>
  ruleSetOf(ruleSetId, options).scoring.rows.map(({ id, points }) => ({
    id,
    points: typeof points === 'number' ? [points] : [...new Set(EXAMPLES.map(points))],
  }))
