import { describe, expect, it } from 'vitest'

import { brokenInvariant, conserves } from '../../../src/engine/table/invariants'
import type { Invariant } from '../../../src/engine/table/invariants'
import type { GameState, PlayerState } from '../../../src/engine/table/state'
import { withSeat } from '../../../src/engine/tiles/seat'
import { tilesOf } from '../../../src/engine/tiles/tile'
import type { TileId, TileKind } from '../../../src/engine/tiles/tile'
import { midHand } from '../../support/rigged'

const sound = midHand({ hands: { 1: '123456789m+' }, turn: 1, front: '5p' }).state

const withPlayer = (change: (player: PlayerState) => PlayerState): GameState => ({
  ...sound,
  players: withSeat(sound.players, 1, change(sound.players[1])),
})

const FLOWER = tilesOf(34 as TileKind)[0] as TileId

const faulty: [Invariant, string, GameState][] = [
  ['each tile lies in one place', 'a tile twice', { ...sound, wall: { ...sound.wall, front: 0 } }],
  [
    'each tile lies in one place',
    'a tile gone',
    withPlayer((player) => ({ ...player, discards: player.discards.slice(1) })),
  ],
  ['points and pool sum to nothing', 'a point too many', { ...sound, scores: [1, 0, 0, 0] }],
  ['points and pool sum to nothing', 'a pool from nowhere', { ...sound, pool: 20 }],
  [
    'counts agree with tiles',
    'counts of another hand',
    withPlayer((player) => ({ ...player, counts: sound.players[2].counts })),
  ],
]

describe('a state that cannot be', () => {
  it.each(faulty)('%s: %s', (invariant, _, state) => {
    expect(brokenInvariant(state)).toBe(invariant)
  })

  it('has a hand of the wrong size', () => {
    const { concealed, discards } = sound.players[1]
    const thrown = concealed.slice(0, 1)
    const state = withPlayer((player) => ({
      ...player,
      concealed: concealed.slice(1),
      discards: [
        ...discards,
        ...thrown.map((tile) => ({ tile, drawn: false, close: false, claimedBy: null })),
      ],
    }))
    expect(conserves(state)).toBe(true)
    expect(brokenInvariant(state)).toBe('hands have their size')
  })

  it('holds a flower among concealed tiles', () => {
    const wall = sound.wall.line.map((tile) => (tile === FLOWER ? sound.players[1].drawn : tile))
    const state = withPlayer((player) => ({
      ...player,
      concealed: player.concealed.map((tile) => (tile === player.drawn ? FLOWER : tile)),
      counts: midHand({ hands: { 1: '123456789m+' }, turn: 2 }).state.players[1].counts,
    }))
    const swapped = { ...state, wall: { ...state.wall, line: wall as TileId[] } }
    expect(brokenInvariant(swapped)).toBe('flowers lie on the table')
  })
})

describe('a state that can be', () => {
  it('breaks nothing', () => {
    expect(brokenInvariant(sound)).toBeNull()
  })
})
