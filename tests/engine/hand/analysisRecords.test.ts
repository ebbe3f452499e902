import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { acceptanceOf, discardsOf } from '../../../src/engine/hand/acceptance'
import { countsOf } from '../../../src/engine/hand/counts'
import { distanceOf } from '../../../src/engine/hand/distance'
import type { KongMade, MeldForm } from '../../../src/engine/hand/meld'
import { kindsOf } from '../../../src/engine/hand/meld'
import type { Shape } from '../../../src/engine/hand/reading'
import { parseTiles, printTile } from '../../../src/engine/tiles/notation'
import type { TileKind } from '../../../src/engine/tiles/tile'

type AnalysisRecord = {
  ruleset: 'worldwide' | 'club' | 'taiwan' | 'tsumo'
  concealed: string
  melds?: string[]
  seen?: string
  closed?: boolean
}
type Accepts = Record<string, number>
type Entry = { tile: string; distance: number; accepts: Accepts }
type Expected = { distance: number; accepts?: Accepts; discards?: Entry[]; error?: true }
type Case = { name: string; record: AnalysisRecord; expect: Expected }

const FIRST_HOUSE: readonly Shape[] = [
  'standard',
  'pairs-and-pong',
  'thirteen-orphans',
  'sixteen-orphans',
]
const SHAPES_OF: Record<AnalysisRecord['ruleset'], readonly Shape[]> = {
  worldwide: FIRST_HOUSE,
  club: FIRST_HOUSE,
  taiwan: ['standard'],
  tsumo: ['standard', 'different-pairs-and-pong'],
}
const OPEN_TO_CLOSED = new Set<Shape>(['standard', 'thirteen-orphans'])

const shapesOf = ({ ruleset, closed }: AnalysisRecord): readonly Shape[] =>
  closed === true && SHAPES_OF[ruleset] === FIRST_HOUSE
    ? FIRST_HOUSE.filter((shape) => OPEN_TO_CLOSED.has(shape))
    : SHAPES_OF[ruleset]

const KONGS: Record<string, KongMade> = {
  gong: 'claimed',
  'added-gong': 'added',
  'concealed-gong': 'concealed',
}

const meldOf = (text: string): MeldForm => {
  const [word, tiles] = text.split(' ') as [string, string]
  const tile = Math.min(...parseTiles(tiles, 'melds')) as TileKind
  const made = KONGS[word]
  if (made !== undefined) return { kind: 'kong', tile, made }
  return { kind: word === 'chow' ? 'chow' : 'pong', tile }
}

/** Copies that neither the hand nor what was seen shows. */
const counter = (record: AnalysisRecord, melds: readonly MeldForm[]) => {
  const seen = parseTiles(record.seen ?? '', 'seen')
  const shown = [...parseTiles(record.concealed, 'concealed'), ...seen, ...melds.flatMap(kindsOf)]
  const left = (kind: TileKind) => 4 - shown.filter((other) => other === kind).length
  return (accepts: readonly TileKind[]): Accepts =>
    Object.fromEntries(accepts.map((kind) => [printTile(kind), left(kind)]))
}

const sum = (accepts: Accepts): number => Object.values(accepts).reduce((a, b) => a + b, 0)

const answer = (record: AnalysisRecord): Expected => {
  const melds = (record.melds ?? []).map(meldOf)
  const counts = countsOf(parseTiles(record.concealed, 'concealed'))
  const shapes = shapesOf(record)
  const distance = distanceOf(shapes, counts, melds)
  const withCopies = counter(record, melds)
  if (counts.reduce((a, b) => a + b) + 3 * melds.length === 16) {
    return { distance, accepts: withCopies(acceptanceOf(shapes, counts, melds).accepts) }
  }
  const discards = discardsOf(shapes, counts, melds)
    .map(({ kind, distance, accepts }) => ({
      tile: printTile(kind),
      distance,
      accepts: withCopies(accepts),
    }))
    .toSorted((a, b) => a.distance - b.distance || sum(b.accepts) - sum(a.accepts))
  return { distance, discards }
}

const cases = readFileSync('tests/rules/cases/analyse.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Case)
  .filter(({ expect }) => expect.error !== true)

describe('distance and accepted tiles of the published analysis records', () => {
  test('there are records', () => expect(cases.length).toBeGreaterThan(250))
  test.each(cases)('$name', ({ record, expect: expected }) => {
    expect(answer(record)).toEqual(expected)
  })
})
