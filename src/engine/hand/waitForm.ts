import { rankOf } from '../tiles/tile'
import type { TileKind } from '../tiles/tile'
import type { Reading } from './reading'

/** What a hand waits with: two tiles open at both ends, at an edge, apart; one tile; two pairs; no ordinary hand. */
export type WaitForm =
  | 'open-wait'
  | 'edge-wait'
  | 'closed-wait'
  | 'pair-wait'
  | 'two-pair-wait'
  | 'special-wait'

const LOWEST_CHOW = 1
const HIGHEST_CHOW = 7

/** What a hand waited with, by how it is read once the winning tile is in its place. */
export const waitFormOf = ({ shape, sets, joined }: Reading, winningTile: TileKind): WaitForm => {
  if (shape !== 'standard') return 'special-wait'
  const set = typeof joined === 'number' ? sets[joined] : undefined
  if (set === undefined) return 'pair-wait'
  if (set.kind !== 'chow') return 'two-pair-wait'
  if (winningTile === set.tile + 1) return 'closed-wait'
  const edge = winningTile === set.tile ? HIGHEST_CHOW : LOWEST_CHOW
  return rankOf(set.tile) === edge ? 'edge-wait' : 'open-wait'
}
