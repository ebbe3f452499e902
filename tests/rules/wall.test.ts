import { describe, expect, it, test } from 'vitest'
import { viewFor } from '../../src/engine/table/viewFor'
import type { Seat } from '../../src/engine/tiles/seat'
import { RULE_SET_IDS, ruleSetOf } from '../../src/rules/index'
import type { RuleSetId } from '../../src/rules/index'
import { act, happened, leftInWall } from '../support/acting'
import { at, drawn, flowers, LAST_DRAW, WAITING } from '../support/lastDraws'
import { deal } from '../support/rigged'
import type { Deal, Table } from '../support/rigged'

describe('a drawn hand', () => {
  it.each<[RuleSetId, number]>([
    ['worldwide', 0],
    ['club', 8],
    ['taiwan', 16],
    ['tsumo', 0],
  ])('%s: comes when %i tiles are left', (id, left) => {
    expect(leftInWall(drawn(id))).toBe(left)
  })

  it.each(RULE_SET_IDS)('%s: nobody sees a draw left by then', (id) => {
    expect(viewFor(ruleSetOf(id), drawn(id).state, 2).drawsLeft).toBe(0)
  })
})

const linesOf = ({ state }: Table): string[] =>
  state.finished.at(-1)?.wins[0]?.sheet?.lines.map(({ id }) => id) ?? []

describe('K05 the last tile that may be drawn', () => {
  it.each<[RuleSetId, string, boolean]>([
    ['worldwide', 'seabed', false],
    ['club', 'seabed', false],
    ['taiwan', 'last-tile-draw', false],
    ['tsumo', 'last-wall-tile', false],
    ['taiwan', 'last-discard', true],
    ['tsumo', 'last-discard', true],
  ])('%s: earns %s; as the last discard: %s', (id, row, thrown) => {
    const turn = thrown ? 2 : 1
    const spec = { hands: { 1: WAITING }, flowers, turn, front: '9p', left: LAST_DRAW[id] } as const
    const table = at(id, spec)
    if (thrown) act(table, '2 discards 9p')
    expect(linesOf(act(table, '1 wins'))).toContain(row)
  })

  it.each(RULE_SET_IDS)('%s: is not the one before it', (id) => {
    const spec = { hands: { 1: WAITING }, flowers, turn: 1, front: '9p' } as const
    const table = act(at(id, { ...spec, left: LAST_DRAW[id] + 1 }), '1 wins')
    const last = ['seabed', 'last-tile-draw', 'last-wall-tile']
    expect(linesOf(table).filter((row) => last.includes(row))).toEqual([])
  })
})

describe('F02 a flower as the last tile that may be drawn', () => {
  it.each<[RuleSetId, number, number, Seat]>([
    ['worldwide', 1, 0, 1],
    ['taiwan', 17, 16, 0],
    ['tsumo', 1, 0, 0],
  ])('%s: is not replaced, and the hand is drawn', (id, left, undrawn, dealer) => {
    const lying = { 0: '1234f', 2: '67f', 3: '8f' }
    const table = at(id, { hands: { 1: '+' }, flowers: lying, turn: 1, front: '5f', left })
    expect(happened(table)).toContain('exhausted')
    expect(leftInWall(table)).toBe(undrawn)
    expect(table.state.finished.at(-1)?.next.dealer).toBe(dealer)
  })

  it('club: one from the live wall is replaced from the flower wall', () => {
    const lying = { 0: '1234f', 2: '67f', 3: '8f' }
    const spec = { hands: { 1: '+' }, flowers: lying, turn: 1, left: 10 } as const
    const table = at('club', { ...spec, front: '5f', back: '9m' })
    expect(leftInWall(table)).toBe(8)
    expect(table.state.finished).toEqual([])
    expect(happened(act(table, '1 discards 9m'))).toContain('exhausted')
  })
})

describe('K04 what the deal and its flowers leave', () => {
  const spec: Deal = { hands: { 0: '1f2f3f+', 3: '4f+' }, back: '9m8m7m5f6m' }

  test.each<[RuleSetId, number]>([
    ['worldwide', 74],
    ['club', 63],
    ['taiwan', 58],
    ['tsumo', 74],
  ])('%s: five flowers replaced, %i ordinary draws left', (id, draws) => {
    const rules = ruleSetOf(id)
    const { state } = deal({ rules, ...spec })
    expect(rules.wall.ordinaryLeft(state.wall)).toBe(draws)
  })
})

describe('the wall of `club`', () => {
  const { wall } = ruleSetOf('club')

  test.each([
    ['at the deal', 65, 0, 63, 79],
    ['replacements leave the live wall alone', 65, 16, 63, 63],
    ['once the flower wall is used up they come from its tail', 65, 20, 59, 59],
    ['the live wall used up', 128, 10, 0, 6],
    ['both used up', 120, 24, 0, 0],
  ])('%s', (_sentence, front, back, ordinary, replacements) => {
    expect(wall.ordinaryLeft({ front, back })).toBe(ordinary)
    expect(wall.replacementsLeft({ front, back })).toBe(replacements)
  })
})
