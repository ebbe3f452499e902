import * as v from 'valibot'

import type { GameRecord } from '../engine/table/record'
import { LENGTHS } from '../engine/table/state'
import { SEATS, WINDS } from '../engine/tiles/seat'
import { HAND_KINDS, TILE_COUNT } from '../engine/tiles/tile'
import type { GameSummary, SaveFault, SaveProblem } from './gameTypes'

/** Raised whenever a save of the last version could not be read as one of the new. */
export const SAVE_VERSION = 1

/** A game as it is written down: the whole truth about it is its record. Times are in ms. */
export type Save = {
  readonly version: typeof SAVE_VERSION
  readonly id: string
  readonly startedAt: number
  readonly savedAt: number
  readonly record: GameRecord
}

/** What lies beside a save so that a list needs to open none. */
export type SavedSummary = GameSummary & {
  readonly version: typeof SAVE_VERSION
  readonly finished: boolean
}

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: SaveProblem; readonly fault: SaveFault }

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const upTo = (end: number) => v.pipe(whole, v.maxValue(end - 1))
const seat = v.picklist(SEATS)
const tile = upTo(TILE_COUNT)
const kind = upTo(HAND_KINDS)
const fourOf = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.strictTuple([schema, schema, schema, schema])

const options = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))
const seed = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const made = { seat, offer: whole }
const moveOf = <Type extends string>(type: Type) =>
  v.strictObject({ type: v.literal(type), ...made })

const action = v.variant('type', [
  v.strictObject({ type: v.literal('discard'), tile, close: v.boolean(), ...made }),
  v.strictObject({ type: v.literal('chow'), with: v.strictTuple([kind, kind]), ...made }),
  v.strictObject({ type: v.literal('concealed-kong'), kind, ...made }),
  v.strictObject({ type: v.literal('added-kong'), kind, ...made }),
  moveOf('pong'),
  moveOf('kong'),
  moveOf('win'),
  moveOf('pass'),
  moveOf('show-west'),
  moveOf('peek'),
  moveOf('continue'),
])

const player = v.variant('kind', [
  v.strictObject({ kind: v.literal('person') }),
  v.strictObject({ kind: v.literal('bot'), level: v.string() }),
])

const record = v.strictObject({
  version: v.literal(1),
  rulesVersion: whole,
  ruleSetId: v.string(),
  options,
  seed,
  length: v.picklist(LENGTHS),
  practice: v.boolean(),
  players: fourOf(player),
  actions: v.array(action),
})

const save = v.strictObject({
  version: v.literal(SAVE_VERSION),
  id: v.string(),
  startedAt: whole,
  savedAt: whole,
  record,
})

const summary = v.strictObject({
  version: v.literal(SAVE_VERSION),
  finished: v.boolean(),
  id: v.string(),
  ruleSetId: v.string(),
  options,
  length: v.picklist(LENGTHS),
  practice: v.boolean(),
  seed,
  startedAt: whole,
  savedAt: whole,
  hand: whole,
  round: v.picklist(WINDS),
  scores: fourOf(v.pipe(v.number(), v.integer())),
})

const wrong = (
  problem: SaveProblem,
  code: SaveFault['code'],
  field: string = 'save',
  value: string = '',
) => ({ ok: false, problem, fault: { code, field, value } }) as const

const versionOf = (json: unknown): unknown =>
  typeof json === 'object' && json !== null && 'version' in json ? json.version : undefined

const parsed = (text: unknown): Read<unknown> => {
  if (typeof text !== 'string') return wrong('broken', 'not-an-object')
  try {
    return { ok: true, value: JSON.parse(text) as unknown }
  } catch {
    return wrong('not-json', 'not-json')
  }
}

const codeOf = ({ expected, received }: v.BaseIssue<unknown>): SaveFault['code'] => {
  if (expected === 'never') return 'unknown-field'
  return received === 'undefined' ? 'missing-field' : 'not-listed'
}

const readAs = (schema: v.GenericSchema, text: unknown): Read<unknown> => {
  const json = parsed(text)
  if (!json.ok) return json
  const version = versionOf(json.value)
  if (typeof version === 'number' && version !== SAVE_VERSION)
    return wrong('unknown-version', 'not-listed', 'version', String(version))
  const result = v.safeParse(schema, json.value, { abortEarly: true })
  if (result.success) return { ok: true, value: result.output }
  const [issue] = result.issues
  return wrong('broken', codeOf(issue), v.getDotPath(issue) ?? undefined, issue.received)
}

/** Reads a save, or says what is wrong with it. That its moves can be played is for a replay to find out. */
export const readSave = (text: unknown): Read<Save> => readAs(save, text) as Read<Save>

/** Reads a summary, or says what is wrong with it. */
export const readSummary = (text: unknown): Read<SavedSummary> =>
  readAs(summary, text) as Read<SavedSummary>
