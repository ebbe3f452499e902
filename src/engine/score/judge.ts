import { isComplete } from '../hand/complete'
import { countsOf } from '../hand/counts'
import { readingsOf } from '../hand/readings'
import type { Reading, Shape } from '../hand/reading'
import { NO_ARRANGEMENT } from './arrangement'
import { factsOf, handFactsOf } from './facts'
import type { HandFacts } from './facts'
import type { ScoringRules } from './scoringRules'
import { better, foundInReading, scored, withLastRows } from './scored'
import type { Scored } from './scored'
import type { Judgement, RunnerUp, ScoreSheet } from './sheet'
import type { Win } from './win'

/** The shapes that a hand may win with: all of the rule set, but for those that Closing bars. */
export const shapesAllowed = (rules: ScoringRules, closed: boolean): readonly Shape[] =>
  closed
    ? rules.shapes.filter((shape) => !rules.shapesBarredByClosing.includes(shape))
    : rules.shapes

const handReadings = ({ win, shapes }: HandFacts): Reading[] =>
  readingsOf(shapes, {
    concealed: win.concealed,
    melds: win.melds,
    winningTile: win.winningTile,
    drawn: win.kind === 'self-draw',
  })

/** Every reading in each of its arrangements. */
const scoredReadings = ({ rows, arrangements }: ScoringRules, hand: HandFacts): Scored[] =>
  handReadings(hand).flatMap((reading) => {
    const facts = factsOf(hand, reading)
    const found = foundInReading(rows, facts)
    const ways = arrangements?.(facts) ?? [NO_ARRANGEMENT]
    return ways.map((arrangement) => scored(facts, found, arrangement))
  })

/** A win by the replacement of the last flower, worth one row whatever the tiles are. */
const flowerWins = (rules: ScoringRules, win: Win): Scored[] => {
  if (win.kind !== 'self-draw' || win.source !== 'flower') return []
  return rules.flowerWins
    .filter(({ flowers }) => flowers === win.flowers.length)
    .flatMap(({ row }) => rules.rows.filter(({ id }) => id === row))
    .map(({ id, points }) => {
      const worth = typeof points === 'number' ? points : points(win)
      const line = { id, points: worth, count: 1, tiles: [win.flowers] }
      return { reading: null, preference: 0, total: worth, lines: [line], replaced: [] }
    })
}

const groupsOf = ({ reading }: Scored): string =>
  JSON.stringify([
    reading?.shape,
    reading?.sets.map(({ kind, tile }) => [kind, tile]),
    reading?.pairs,
  ])

const linesOf = ({ lines }: Scored): string =>
  JSON.stringify(lines.map(({ id, points }) => [id, points]))

/** Whether a way to score a hand lays its tiles out otherwise than the best or earns other rows. */
const differs = (other: Scored, best: Scored): boolean =>
  other.reading !== best.reading &&
  (groupsOf(other) !== groupsOf(best) || linesOf(other) !== linesOf(best))

type Ways = readonly [Scored, ...Scored[]]

const runnerUpOf = ([best, ...others]: Ways): RunnerUp | null => {
  const next = others.find((other) => other.reading !== null && differs(other, best))
  if (next?.reading === undefined || next.reading === null) return null
  return { reading: next.reading, total: next.total, lines: next.lines }
}

const sheetOf = (rules: ScoringRules, win: Win, ways: Ways): ScoreSheet => {
  const { reading, lines, replaced, total } = withLastRows(rules.rows, ways[0], win)
  const minimum = rules.minimum(win.round)
  const belowMinimum = reading !== null && total < minimum
  return { total, belowMinimum, minimum, reading, lines, replaced, runnerUp: runnerUpOf(ways) }
}

const isBarred = (rules: ScoringRules, win: Win): boolean =>
  win.closed &&
  isComplete(rules.shapes, countsOf([...win.concealed, win.winningTile]), win.melds.length)

/** What a declared win is worth in the reading that is worth most, or why there is no win. */
export const judge = (rules: ScoringRules, win: Win): Judgement => {
  const hand = handFactsOf(win, shapesAllowed(rules, win.closed))
  const ways = [...scoredReadings(rules, hand), ...flowerWins(rules, win)]
  const [best, ...others] = ways.sort(better(rules.rows))
  if (best !== undefined) return { complete: true, sheet: sheetOf(rules, win, [best, ...others]) }
  const reason = isBarred(rules, win) ? 'shape-forbidden-when-closed' : 'no-shape'
  return { complete: false, reason }
}
