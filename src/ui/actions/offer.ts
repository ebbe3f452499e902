import type { Action, Choice } from '../../engine/table/action'
import type { TileId } from '../../engine/tiles/tile'
import { kindOf } from '../../engine/tiles/tile'

type Discard = Extract<Action, { type: 'discard' }>

/** What the table asks of the person, sorted by how it is answered. */
export type Offer = {
  /** The id of the question; null while nothing is asked. */
  readonly id: number | null
  /** Legal discards by tile: without and with Closing. */
  readonly discards: ReadonlyMap<TileId, Discard>
  readonly closings: ReadonlyMap<TileId, Discard>
  readonly win: Choice | null
  /** Legal claims, kongs and announcements, in the order of the engine. */
  readonly moves: readonly Choice[]
  readonly pass: Action | null
  /** What the tiles would make possible, each told once. */
  readonly refused: readonly Choice[]
}

const discardsOf = (legal: readonly Choice[], close: boolean): Map<TileId, Discard> =>
  new Map(
    legal.flatMap(({ action }) =>
      action.type === 'discard' && action.close === close ? [[action.tile, action] as const] : [],
    ),
  )

/** What a refused choice comes to for somebody who reads it: tiles of a kind and Closing are all one. */
const sameRefusal = ({ action, refused }: Choice): string => {
  const { offer: _, seat: __, ...move } = action
  const told = move.type === 'discard' ? { type: move.type, kind: kindOf(move.tile) } : move
  return JSON.stringify([refused, told])
}

const OTHERWISE = new Set<Action['type']>(['discard', 'win', 'pass', 'continue'])

/** Sorts what a view lists as choices. */
export const offerOf = (choices: readonly Choice[]): Offer => {
  const legal = choices.filter((choice) => choice.refused === null)
  const refused = choices.filter((choice) => choice.refused !== null)
  const once = new Map(refused.map((choice) => [sameRefusal(choice), choice]))
  return {
    id: legal[0]?.action.offer ?? null,
    discards: discardsOf(legal, false),
    closings: discardsOf(legal, true),
    win: legal.find(({ action }) => action.type === 'win') ?? null,
    moves: legal.filter(({ action }) => !OTHERWISE.has(action.type)),
    pass: legal.find(({ action }) => action.type === 'pass')?.action ?? null,
    refused: [...once.values()],
  }
}
