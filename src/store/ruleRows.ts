import { judge } from '../engine/score/judge'
import type { ScoreLine } from '../engine/score/sheet'
import type { Win } from '../engine/score/win'
import type { RuleOptions, RuleSet } from '../engine/table/ruleSet'
import { parseTiles } from '../engine/tiles/notation'
import { WINDS } from '../engine/tiles/seat'
import { ALL_KINDS, EAST, isFlower } from '../engine/tiles/tile'
import { ruleSetOf } from '../rules/index'
import { isReached } from '../rules/reach'

/**
 * A row of a published table as a reader meets it; several `points` where they follow the round or streak,
 * `endless` where they go on with every hand for which the dealer keeps the deal.
 */
export type RuleRow = {
  readonly id: string
  readonly points: readonly number[]
  readonly endless: boolean
}

const STREAKS = [0, 1, 2, 3]
/** A streak beyond any that has an end. */
const ENDLESS = 100

const COMPLETE = parseTiles('123456789m123456p1z', 'example')
const BROKEN = parseTiles('147m258p369s1122333z', 'example')
const FLOWERS = ALL_KINDS.filter(isFlower)

/** A win that the dealer drew, of which nothing matters but the facts that are given. */
const exampleWin = (facts: Partial<Win>): Win => ({
  concealed: COMPLETE,
  melds: [],
  flowers: [],
  winningTile: EAST,
  kind: 'self-draw',
  seat: 'E',
  round: 'E',
  discarder: null,
  streak: 0,
  closed: false,
  source: 'wall',
  gongChain: 0,
  lastTile: false,
  discards: 30,
  claims: 0,
  tilesOnTable: 40,
  firstDraw: false,
  ...facts,
})

/** Wins in the first streaks that a dealer can reach, and by flowers in every round. */
const examplesOf = (rules: RuleSet): Win[] => {
  const streaks = STREAKS.filter((streak) => isReached(rules, streak))
  const byFlowers = rules.scoring.flowerWins.flatMap(({ flowers }) =>
    WINDS.map((round): Partial<Win> => {
      return { concealed: BROKEN, flowers: FLOWERS.slice(0, flowers), source: 'flower', round }
    }),
  )
  return [...streaks.map((streak) => ({ streak })), ...byFlowers].map(exampleWin)
}

const linesOf = ({ scoring }: RuleSet, win: Win): readonly ScoreLine[] => {
  const judgement = judge(scoring, win)
  return judgement.complete ? judgement.sheet.lines : []
}

/** What the rows whose points follow the round or streak add in the examples, lowest first. */
const changingPoints = (rules: RuleSet): ((id: string) => number[]) => {
  const lines = examplesOf(rules).flatMap((win) => linesOf(rules, win))
  return (id) => {
    const points = lines.filter((line) => line.id === id).map((line) => line.points)
    return [...new Set(points)].toSorted((a, b) => a - b)
  }
}

/** The rows of a rule set in the order of its table. Throws an EngineError for one that does not exist. */
export const ruleRows = (ruleSetId: string, options: RuleOptions = {}): RuleRow[] => {
  const rules = ruleSetOf(ruleSetId, options)
  const pointsOf = changingPoints(rules)
  return rules.scoring.rows.map(({ id, points }) => {
    if (typeof points === 'number') return { id, points: [points], endless: false }
    const grows =
      points(exampleWin({ streak: ENDLESS })) !== points(exampleWin({ streak: ENDLESS + 1 }))
    return { id, points: pointsOf(id), endless: grows && isReached(rules, ENDLESS) }
  })
}
