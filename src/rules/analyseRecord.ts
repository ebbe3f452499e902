import { acceptanceOf, discardsOf } from '../engine/hand/acceptance'
import { countsOf } from '../engine/hand/counts'
import type { Counts } from '../engine/hand/counts'
import { distanceOf } from '../engine/hand/distance'
import type { MeldForm } from '../engine/hand/meld'
import { fieldsOf, flagOf, textOf } from '../engine/score/fields'
import {
  checkCopies,
  checkSize,
  handTilesOf,
  meldsOf,
  tilesOfMelds,
} from '../engine/score/handFields'
import { shapesAllowed } from '../engine/score/judge'
import { printTile } from '../engine/tiles/notation'
import { COPIES } from '../engine/tiles/tile'
import type { TileKind } from '../engine/tiles/tile'
import { answerBy, answerLine, orRefusal } from './answering'
import type { Answered } from './answering'
import { ruleSetOf } from './index'
import type { RuleSetId } from './index'

/** The accepted kinds by their text, with the copies that neither the hand nor `seen` shows. */
export type Accepts = Readonly<Record<string, number>>
/** What is left of a hand once this tile is discarded. */
export type DiscardAnswer = { readonly tile: string; distance: number; readonly accepts: Accepts }
/** What is answered to an analysis record: a hand that draws next, or one that discards next, best first. */
export type Analysis =
  | { readonly distance: number; readonly accepts: Accepts }
  | { readonly distance: number; readonly discards: readonly DiscardAnswer[] }

const FIELDS = ['ruleset', 'concealed', 'melds', 'seen', 'closed'] as const

/** An analysis record, read: `shown` counts the tiles of the hand, its melds and those seen elsewhere. */
type AnalysisRecord = {
  readonly ruleset: string
  readonly closed: boolean
  readonly concealed: Counts
  readonly melds: readonly MeldForm[]
  readonly shown: Counts
  readonly drawsNext: boolean
}

const readAnalysis = (value: unknown): AnalysisRecord => {
  const fields = fieldsOf(value, 'record', FIELDS)
  const ruleset = textOf(fields, 'ruleset')
  const concealed = handTilesOf(fields, 'concealed')
  const melds = meldsOf(fields, 'melds')
  const seen = handTilesOf(fields, 'seen', '')
  const closed = flagOf(fields, 'closed', false)
  const waiting = 16 - 3 * melds.length
  checkSize(fields, 'concealed', concealed, [waiting, waiting + 1])
  const inMelds = tilesOfMelds(melds)
  checkCopies({ concealed, melds: inMelds, seen })
  const shown = countsOf([...concealed, ...inMelds, ...seen])
  const drawsNext = concealed.length === waiting
  return { ruleset, closed, concealed: countsOf(concealed), melds, shown, drawsNext }
}

const withCopies = (shown: Counts, kinds: readonly TileKind[]): Accepts =>
  Object.fromEntries(kinds.map((kind) => [printTile(kind), COPIES - (shown[kind] as number)]))

const copiesIn = (accepts: Accepts): number =>
  Object.values(accepts).reduce((sum, copies) => sum + copies, 0)

const bestFirst = (a: DiscardAnswer, b: DiscardAnswer): number =>
  a.distance - b.distance || copiesIn(b.accepts) - copiesIn(a.accepts)

const analyseBy = (id: RuleSetId, record: AnalysisRecord): Analysis => {
  const { closed, concealed, melds, shown, drawsNext } = record
  const shapes = shapesAllowed(ruleSetOf(id).scoring, closed)
  if (drawsNext) {
    const { distance, accepts } = acceptanceOf(shapes, concealed, melds)
    return { distance, accepts: withCopies(shown, accepts) }
  }
  const discards = discardsOf(shapes, concealed, melds).map(({ kind, distance, accepts }) => ({
    tile: printTile(kind),
    distance,
    accepts: withCopies(shown, accepts),
  }))
  return { distance: distanceOf(shapes, concealed, melds), discards: discards.sort(bestFirst) }
}

/** Analyses a hand by its rule set, or by all of them; a malformed record is answered with an error. */
export const analyseRecord = (value: unknown): Answered<Analysis> =>
  orRefusal(() => {
    const record = readAnalysis(value)
    return answerBy(record.ruleset, (id) => analyseBy(id, record))
  })

/** Analyses one line of text that should hold an analysis record. */
export const analyseLine = (line: string): Answered<Analysis> => answerLine(line, analyseRecord)
