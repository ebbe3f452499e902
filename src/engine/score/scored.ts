import type { Reading, Shape } from '../hand/reading'
import type { Arrangement } from './arrangement'
import type { Facts } from './facts'
import { metBy } from './pattern'
import type { Found, Row } from './pattern'
import type { ReplacedLine, ScoreLine } from './sheet'
import type { Win } from './win'

/** A hand in one reading with all that it earns; `reading` is null for a win by flowers alone. */
export type Scored = {
  readonly reading: Reading | null
  readonly preference: number
  readonly total: number
  readonly lines: readonly ScoreLine[]
  readonly replaced: readonly ReplacedLine[]
}

/** A row of the table that is met. */
type Met = { readonly row: Row; readonly found: Found }
/** The same, or a row that its arrangement has yet to meet. */
type MetSoFar = { readonly row: Row; readonly found: Found | null }

const addsTo = ({ shapes }: Row, shape: Shape): boolean => shapes.includes(shape)

/** What a reading earns however its sets are arranged, and the rows that are met by how they are, in order. */
export const foundInReading = (rows: readonly Row[], facts: Facts): MetSoFar[] => {
  const met: MetSoFar[] = []
  for (const row of rows) {
    if (!addsTo(row, facts.reading.shape)) continue
    const found = row.find === null ? null : row.find(facts)
    if (found !== null || row.arranged) met.push({ row, found })
  }
  return met
}

const metRows = (soFar: readonly MetSoFar[], { awards }: Arrangement): Met[] => {
  const met: Met[] = []
  for (const { row, found } of soFar) {
    const one = found ?? metBy(awards[row.id] ?? [])
    if (one !== null) met.push({ row, found: one })
  }
  return met
}

/** Which met row takes the place of which; one that stands itself is named first. */
const replacements = (met: readonly Met[]): Map<string, string> => {
  const by = new Map<string, string>()
  const takers = met.filter(({ row }) => row.replaces.length > 0)
  if (takers.length === 0) return by
  const gone = new Set(takers.flatMap(({ row }) => row.replaces))
  const standingFirst = [
    ...takers.filter(({ row }) => !gone.has(row.id)),
    ...takers.filter(({ row }) => gone.has(row.id)),
  ]
  for (const { row } of standingFirst) {
    for (const id of row.replaces) if (!by.has(id)) by.set(id, row.id)
  }
  return by
}

const lineOf = ({ row, found }: Met, win: Win): ScoreLine => {
  const each = typeof row.points === 'number' ? row.points : row.points(win)
  return { id: row.id, points: each * found.count, count: found.count, tiles: found.groups }
}

const sumOf = (lines: readonly ScoreLine[]): number =>
  lines.reduce((sum, { points }) => sum + points, 0)

/**
 * One loop over the table: what a hand earns in one reading and arrangement, but for the rows about other
 * lines. `soFar`: what the reading earns in every arrangement.
 */
export const scored = (
  facts: Facts,
  soFar: readonly MetSoFar[],
  arrangement: Arrangement,
): Scored => {
  const met = metRows(soFar, arrangement)
  const by = replacements(met)
  const lines = met
    .filter(({ row }) => !by.has(row.id))
    .map((standing) => lineOf(standing, facts.win))
  const replaced = met.flatMap(({ row: { id } }) => {
    const taker = by.get(id)
    return taker === undefined ? [] : [{ id, by: taker }]
  })
  const { preference } = arrangement
  return { reading: facts.reading, preference, total: sumOf(lines), lines, replaced }
}

const placeOf = (rows: readonly Row[], id: string): number => rows.findIndex((row) => row.id === id)

/** Adds the rows that are met by the other lines. */
export const withLastRows = (rows: readonly Row[], way: Scored, win: Win): Scored => {
  const { reading } = way
  if (reading === null) return way
  const last: ScoreLine[] = []
  for (const row of rows) {
    const asked = row.among !== null && addsTo(row, reading.shape)
    const found = asked ? row.among(way.lines) : null
    if (found !== null) last.push(lineOf({ row, found }, win))
  }
  if (last.length === 0) return way
  const lines = [...way.lines, ...last].sort((a, b) => placeOf(rows, a.id) - placeOf(rows, b.id))
  return { ...way, lines, total: sumOf(lines) }
}

/**
 * Orders ways to score a hand, the one that counts first: the greater total, then the greater
 * preference, then fewer lines, then the first differing line that stands higher in the table.
 */
export const better =
  (rows: readonly Row[]) =>
  (a: Scored, b: Scored): number => {
    const order =
      b.total - a.total || b.preference - a.preference || a.lines.length - b.lines.length
    if (order !== 0) return order
    const at = a.lines.findIndex(({ id }, i) => id !== b.lines[i]?.id)
    if (at < 0) return 0
    return placeOf(rows, a.lines[at]?.id ?? '') - placeOf(rows, b.lines[at]?.id ?? '')
  }
