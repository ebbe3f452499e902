import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'

import type { TileId } from '../engine/tiles/tile'
import { logProblem, reasonOf } from './log'

/** In which order the person put the tiles of a hand; it lasts as long as the hand, also over a reload. */
export type OwnOrder = {
  readonly game: string
  readonly hand: number
  readonly tiles: readonly TileId[]
}

const KEY = 'sixteen.order'
const NONE: OwnOrder = { game: '', hand: 0, tiles: [] }

const schema = v.object({
  game: v.string(),
  hand: v.number(),
  tiles: v.array(v.custom<TileId>(Number.isInteger)),
})

const stored = (): OwnOrder => {
  try {
    return v.parse(schema, JSON.parse(sessionStorage.getItem(KEY) ?? ''))
  } catch {
    return NONE
  }
}

const keep = (order: OwnOrder): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(order))
  } catch (thrown) {
    logProblem('save-failed', reasonOf(thrown))
  }
}

export const ownOrderStore = createStore<OwnOrder>(stored)
ownOrderStore.subscribe(keep)

export const keepOwnOrder = (order: OwnOrder): void => ownOrderStore.setState(order)
