import { describe, expect, test } from 'vitest'

import { knownOf } from '../../../src/bots/playout/known'
import { changePlace } from '../../../src/bots/playout/place'
import { prospectsOf } from '../../../src/bots/playout/prospects'
import { lackWithout, leastLack, settle } from '../../../src/bots/playout/reach'
import { weighedDiscard } from '../../../src/bots/playout/weigh'
import { emptyWorld, unseenBy } from '../../../src/bots/playout/world'
import type { World } from '../../../src/bots/playout/world'
import { viewFor } from '../../../src/engine/table/viewFor'
import { parseHandTile, parseTiles, printTile } from '../../../src/engine/tiles/notation'
import { HAND_TILE_KINDS } from '../../../src/engine/tiles/tile'
import { ruleSetOf } from '../../../src/rules'
import { dealOf, plainPlayout, somePositions } from '../../support/playouts'

const taiwan = ruleSetOf('taiwan')
const playout = plainPlayout({ rules: taiwan, round: 'E', dealer: 0, streak: 0, pool: 0 })

type Rival = { readonly ready: boolean; readonly safe: string }

/** Seat 0 holds these tiles late in a hand; seat 1 is ready or far from it, and has let some kinds pass. */
const lateWith = (tiles: string, { ready, safe }: Rival): World => {
  const world = emptyWorld()
  for (const tile of parseTiles(tiles, 'tiles')) changePlace(world.places[0], tile, 1)
  settle(world.places[0])
  world.turns[0] = 8
  world.turns[1] = ready ? 8 : 0
  if (ready) {
    const tiles = ['1z', '2z', '3z', '4z', '5z'].map((text) => parseHandTile(text, 'tile'))
    world.places[1].melds = tiles.map((tile) => ({ kind: 'pong', tile }))
  }
  for (const tile of parseTiles(safe, 'tiles')) world.passed[1][tile] = 1
  return world
}

const weighed = (tiles: string, rival: Rival): string =>
  printTile(weighedDiscard(playout, lateWith(tiles, rival), 0))

describe('against a rival that is ready', () => {
  test('a hopeless hand is given up: what was let pass goes, though it serves the hand', () => {
    const hand = '258m147p369s2356788m'
    expect(weighed(hand, { ready: true, safe: '3m' })).toBe('3m')
    expect(weighed(hand, { ready: false, safe: '3m' })).not.toBe('3m')
  })

  test('a hand that gets ready is not: it keeps its safe pair and throws what may be won on', () => {
    expect(weighed('234m567m345p678s67s55z5p', { ready: true, safe: '5z' })).toBe('5p')
  })

  test.each(['1z', '2z', '3z', '4z'])('of four tiles of no use, the safe %s goes first', (safe) => {
    expect(weighed('234m567m345p67s55z1234z', { ready: true, safe })).toBe(safe)
  })
})

describe('what discards lead to', () => {
  const positions = ['taiwan', 'tsumo'].flatMap((id) => {
    const rules = ruleSetOf(id)
    return somePositions(rules, 'prospects', 20)
      .filter(({ state }) => state.stage.stage === 'acting')
      .map(({ state, seat }) => ({ rules, state, seat }))
  })

  test('is told once of each kind held, and the hand is left as it was', () => {
    expect(positions.length).toBeGreaterThan(10)
    for (const { rules, state, seat } of positions) {
      const { world } = knownOf(rules, viewFor(rules, state, seat))
      const before = structuredClone({ ...world.places[seat], shown: world.shown })
      const prospects = prospectsOf(plainPlayout(dealOf(rules, state)), world, seat)
      const { counts } = world.places[seat]
      const held = HAND_TILE_KINDS.filter((kind) => counts[kind] !== 0)
      expect(prospects.map(({ kind }) => kind).toSorted((a, b) => a - b)).toEqual(held)
      const { counts: left, keys, melds, closed } = world.places[seat]
      expect(before).toMatchObject({ counts: left, keys, melds, closed, shown: world.shown })
    }
  })

  test('leaves it nearest for some of them, by no more copies than are unseen', () => {
    for (const { rules, state, seat } of positions) {
      const { world } = knownOf(rules, viewFor(rules, state, seat))
      const prospects = prospectsOf(plainPlayout(dealOf(rules, state)), world, seat)
      const least = leastLack(world.places[seat])
      const copies = unseenBy(world, seat).reduce((sum, left) => sum + left)
      expect(prospects.some(({ lack }) => lack === least)).toBe(true)
      for (const { kind, lack, width } of prospects) {
        expect(lack).toBe(lackWithout(kind))
        expect(width).toBeGreaterThanOrEqual(0)
        expect(width).toBeLessThan(copies + 1)
      }
    }
  })
})
