import { describe, expect, test } from 'vitest'

import { dangerOf, readiness } from '../../../src/bots/playout/danger'
import { knownOf } from '../../../src/bots/playout/known'
import { emptyWorld, noteDiscard, show } from '../../../src/bots/playout/world'
import type { World } from '../../../src/bots/playout/world'
import { viewFor } from '../../../src/engine/table/viewFor'
import { parseHandTile } from '../../../src/engine/tiles/notation'
import { SEATS } from '../../../src/engine/tiles/seat'
import { HAND_TILE_KINDS } from '../../../src/engine/tiles/tile'
import { RULE_SET_IDS, ruleSetOf } from '../../../src/rules'
import type { RuleSetId } from '../../../src/rules'
import { act } from '../../support/acting'
import { viewAt } from '../../support/bots'
import { at } from '../../support/lastDraws'
import { somePositions } from '../../support/playouts'
import type { MidHand, Table } from '../../support/rigged'

const kind = (text: string) => parseHandTile(text, 'tile')

/** A table at which everybody has had ten turns and only seat 2 has closed. */
const closedAt2 = (): World => {
  const world = emptyWorld()
  world.places[2].closed = true
  world.turns.fill(10)
  return world
}

describe('where hands close', () => {
  test('nobody but a closed rival is feared', () => {
    const world = closedAt2()
    for (const seat of SEATS) world.turns[seat] = 15
    expect(SEATS.map((seat) => readiness(world, seat, true))).toEqual([0, 0, 1, 0])
    expect(dangerOf(world, 0, kind('5m'), true)).toBeGreaterThan(0)
    expect(dangerOf(world, 2, kind('5m'), true)).toBe(0)
  })

  test('an open rival with five sets on the table is feared: one tile is always ready', () => {
    const world = emptyWorld()
    world.places[1].melds = ['1m', '2m', '3m', '4m', '5m'].map((tile) => ({
      kind: 'pong',
      tile: kind(tile),
    }))
    expect(readiness(world, 1, true)).toBe(1)
  })
})

test('where hands do not close, everybody is feared, the more the further along', () => {
  const world = emptyWorld()
  const [early, late, melded] = [1, 2, 3] as const
  for (const seat of SEATS) world.turns[seat] = seat === early ? 2 : 12
  world.places[melded].melds = ['1m', '5p', '9s'].map((tile) => ({
    kind: 'pong',
    tile: kind(tile),
  }))
  const ready = [early, late, melded].map((seat) => readiness(world, seat, false))
  expect(ready).toEqual(ready.toSorted((a, b) => a - b))
  expect(new Set(ready).size).toBe(3)
})

test('middle tiles are feared more than ends, ends more than honours, a last honour least', () => {
  const world = closedAt2()
  show(world, kind('2z'), 4)
  const order = ['5m', '2m', '1m', '1z', '2z'].map((tile) => dangerOf(world, 0, kind(tile), true))
  expect(order).toEqual(order.toSorted((a, b) => b - a))
  expect(new Set(order).size).toBe(5)
})

test('a kind is feared less the more copies of it and of its neighbours lie open', () => {
  const dangerWith = (...shown: [string, number][]): number => {
    const world = closedAt2()
    for (const [tile, copies] of shown) show(world, kind(tile), copies)
    return dangerOf(world, 0, kind('5m'), true)
  }
  const order = [
    dangerWith(),
    dangerWith(['5m', 2]),
    dangerWith(['4m', 4], ['6m', 4]),
    dangerWith(['4m', 4], ['6m', 4], ['5m', 3]),
  ]
  expect(order).toEqual(order.toSorted((a, b) => b - a))
  expect(new Set(order).size).toBe(4)
})

describe('what a ready seat has discarded tells of its waits', () => {
  const fearedOf5mAfter = (noted: (world: World) => void): number => {
    const world = closedAt2()
    noted(world)
    world.turns.fill(10)
    return dangerOf(world, 0, kind('5m'), true)
  }
  const drawnAndThrown = (tile: string) => (world: World) => noteDiscard(world, 2, kind(tile), true)
  const usual = fearedOf5mAfter(drawnAndThrown('5p'))

  test.each(['3m', '4m', '6m', '7m'])('less is feared beside its %s', (tile) => {
    expect(fearedOf5mAfter(drawnAndThrown(tile))).toBeLessThan(usual)
  })

  test.each(['2m', '8m'])('less at the other end of an open wait, after its %s', (tile) => {
    expect(fearedOf5mAfter(drawnAndThrown(tile))).toBeLessThan(usual)
    expect(fearedOf5mAfter((world) => void (world.passed[2][kind(tile)] = 1))).toBeLessThan(usual)
  })

  test('more next to what it last gave up than beside what it drew and threw', () => {
    const gaveUp = fearedOf5mAfter((world) => noteDiscard(world, 2, kind('4m'), false))
    expect(gaveUp).toBeGreaterThan(fearedOf5mAfter(drawnAndThrown('4m')))
    expect(fearedOf5mAfter((world) => noteDiscard(world, 2, kind('4p'), false))).toBe(usual)
  })
})

test('who throws middle tiles two turns in a row is readier than who throws honours', () => {
  const readyAfter = (...tiles: string[]): number => {
    const world = emptyWorld()
    for (const tile of tiles) noteDiscard(world, 1, kind(tile), true)
    return readiness(world, 1, false)
  }
  const order = [readyAfter('1z', '5m', '1z', '2z'), readyAfter('1z', '2z', '1z', '4p')]
  const all = [...order, readyAfter('5m', '1z', '3s', '6p')]
  expect(all).toEqual(all.toSorted((a, b) => a - b))
  expect(new Set(all).size).toBe(3)
})

test('what a ready seat discarded before its hand changed is feared little', () => {
  const table = at('taiwan', { turn: 3, hands: { 3: '6p9s+' }, front: '2z' })
  act(table, '3 discards 6p')
  const before = knownOf(table.rules, viewAt(table, 0)).world
  before.passed[3].fill(0)
  const feared = (tile: string): number => dangerOf(before, 0, kind(tile), false)
  expect(feared('6p')).toBeLessThan(feared('5p') / 2)
})

describe('what a seat has let pass since its hand changed', () => {
  /** Seat 2 throws the first of these tiles, seat 3 draws the second, and seat 0 looks on. */
  const thrown = (id: RuleSetId, more: Partial<MidHand> = {}): Table => {
    const table = at(id, { turn: 2, hands: { 3: '9s1111z+' }, front: '6p2z', ...more })
    return passAll(act(table, '2 discards 6p'))
  }
  const passAll = (table: Table): Table => {
    for (;;) {
      const { stage } = table.state
      if (stage.stage !== 'claiming') return table
      act(table, `${stage.asked.find(({ answer }) => answer === null)!.seat} passes`)
    }
  }
  const knownAt0 = (table: Table): World => knownOf(table.rules, viewAt(table, 0)).world
  const letPass = (table: Table): boolean => knownAt0(table).passed[3][kind('6p')] === 1

  test('is safe from it', () => {
    const world = knownAt0(thrown('worldwide', { closed: [3] }))
    const safe = HAND_TILE_KINDS.filter((tile) => dangerOf(world, 0, tile, true) === 0)
    expect(safe).toContain(kind('6p'))
    expect(safe).toEqual(HAND_TILE_KINDS.filter((tile) => world.passed[3][tile] === 1))
  })

  test('stays safe while it throws what it draws', () => {
    const table = thrown('taiwan')
    expect(letPass(table)).toBe(true)
    expect(letPass(passAll(act(table, '3 discards 2z')))).toBe(true)
  })

  test('is so no longer once it has thrown another tile, or made a kong', () => {
    expect(letPass(passAll(act(thrown('taiwan'), '3 discards 9s')))).toBe(false)
    expect(letPass(passAll(act(thrown('taiwan'), '3 kongs 1z', '3 discards what it drew')))).toBe(
      false,
    )
  })

  test('is not yet so of the tile that everybody is asked about', () => {
    const table = at('worldwide', { turn: 2, hands: { 0: '66p+' }, front: '6p', closed: [3] })
    const { passed } = knownAt0(act(table, '2 discards 6p'))
    expect(SEATS.map((seat) => passed[seat][kind('6p')])).toEqual([0, 0, 1, 0])
  })
})

test.each(RULE_SET_IDS)('a danger is a chance: from 0 to 1 in every position of %s', (id) => {
  const rules = ruleSetOf(id)
  for (const { state, seat } of somePositions(rules, 'danger', 25)) {
    const { world } = knownOf(rules, viewFor(rules, state, seat))
    for (const tile of HAND_TILE_KINDS) {
      const danger = dangerOf(world, seat, tile, rules.closing !== null)
      expect(danger).toBeGreaterThanOrEqual(0)
      expect(danger).toBeLessThan(1)
    }
  }
})
