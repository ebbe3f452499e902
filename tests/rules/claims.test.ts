import { describe, expect, it } from 'vitest'
import type { Seat } from '../../src/engine/tiles/seat'
import { RULE_SET_IDS, ruleSetOf } from '../../src/rules/index'
import type { RuleSetId } from '../../src/rules/index'
import { act, asked, drawnBy, leftInWall, meldsOf, offers, paid } from '../support/acting'
import { PASSING } from '../support/hands'
import { midHand } from '../support/rigged'
import type { MidHand, Table } from '../support/rigged'

const at = (id: RuleSetId, spec: MidHand): Table => midHand({ rules: ruleSetOf(id), ...spec })

const mayWin = (table: Table, seat: Seat): boolean => offers(table, seat).includes('win')

const winners = ({ state }: Table): Seat[] =>
  (state.finished.at(-1)?.wins ?? []).map(({ seat }) => seat)

describe('L05 two seats could win on one discard', () => {
  const hands = { 1: '111222333m456s5699p', 3: '777888999m123s68p55z' }

  it.each<[RuleSetId, Seat, Seat[]]>([
    ['worldwide', 2, [3, 1]],
    ['worldwide', 0, [1, 3]],
    ['club', 2, [3, 1]],
    ['club', 0, [1, 3]],
    ['taiwan', 2, [3]],
    ['taiwan', 0, [1]],
    ['tsumo', 2, [3]],
    ['tsumo', 0, [1]],
  ])('%s, discarded by seat %i: %j win', (id, discarder, won) => {
    const table = at(id, { hands, turn: discarder, front: '7p' })
    act(table, `${discarder} discards 7p`)
    expect(asked(table)).toEqual([1, 3])
    act(table, '1 wins')
    if (table.state.stage.stage === 'claiming') act(table, '3 wins')
    expect(winners(table)).toEqual(won)
  })

  it('taiwan: a house rule lets both win, each paid by the discarder', () => {
    const rules = ruleSetOf('taiwan', { multipleWinners: true })
    const table = midHand({ rules, hands, turn: 2, front: '7p' })
    act(table, '2 discards 7p', '1 wins', '3 wins')
    expect(winners(table)).toEqual([3, 1])
    // concealed 1, single wait 1 and three concealed pungs 2; concealed 1 and the same pungs 2
    expect(paid(table)).toEqual([
      ['win', [0, 0, -180, 180]],
      ['win', [0, 160, -160, 0]],
    ])
  })

  it.each<[RuleSetId, boolean]>([
    ['taiwan', true],
    ['tsumo', true],
  ])('%s: who is farther wins when the nearer one passes', (id) => {
    const table = at(id, { hands, turn: 0, front: '7p' })
    act(table, '0 discards 7p', '3 wins', '1 passes')
    expect(winners(table)).toEqual([3])
  })
})

describe('a kong', () => {
  it.each<[RuleSetId, boolean]>([
    ['worldwide', false],
    ['club', false],
    ['taiwan', false],
    ['tsumo', true],
  ])('%s: ranks higher than a pong: %s', (id, higher) => {
    const { rank } = ruleSetOf(id).claims
    expect(rank.kong > rank.pong).toBe(higher)
  })

  it.each(RULE_SET_IDS)('%s: beats a chow', (id) => {
    const hands = { 1: '34m+', 3: '222m+' }
    const table = at(id, { hands, turn: 0, front: '2m', back: '9p' })
    act(table, '0 discards 2m', '1 chows 34m', '3 kongs')
    expect(meldsOf(table, 3)).toEqual(['claimed kong 2222m'])
    expect(meldsOf(table, 1)).toEqual([])
  })
})

describe('L06 a robbed kong', () => {
  const spec: MidHand = {
    hands: { 1: '123567m23478p88899s' },
    melds: { 3: 'pong 666p from 2' },
    turn: 3,
    front: '6p',
    back: '1z',
  }

  it.each<[RuleSetId, [string, number[]][]]>([
    ['worldwide', [['win', [0, 25, 0, -25]]]],
    [
      'club',
      [
        ['win', [0, 25, 0, -25]],
        ['rob', [0, 10, 0, -10]],
      ],
    ],
    ['taiwan', [['win', [0, 140, 0, -140]]]],
    ['tsumo', [['win', [0, 2, 0, -2]]]],
  ])('%s: its declarer pays, the pong stays, nothing is drawn', (id, payments) => {
    const table = at(id, spec)
    act(table, '3 kongs 6p')
    const left = leftInWall(table)
    act(table, '1 wins')
    expect(paid(table)).toEqual(payments)
    expect(meldsOf(table, 3)).toEqual(['pong 666p'])
    expect(leftInWall(table)).toBe(left)
  })
})

describe('L07 a concealed kong is never robbed', () => {
  it.each<[RuleSetId, string]>([
    ['worldwide', '13459m19p1s11234567z'],
    ['club', '13459m19p1s11234567z'],
    ['taiwan', '123456789m78s11122z'],
    ['tsumo', '123456789m78s11122z'],
  ])('%s: %s', (id, waiting) => {
    const hands = { 1: waiting, 3: '9999s+' }
    const table = at(id, { hands, turn: 3, front: '5p', back: '4p' })
    act(table, '3 kongs 9s')
    expect(asked(table)).toEqual([3])
    expect(drawnBy(table, 3)).toBe('4p')
  })
})

describe('L08 a passed win', () => {
  const passed = (id: RuleSetId, front: string): Table =>
    act(
      at(id, { hands: { 1: PASSING }, turn: 2, front: `5p${front}` }),
      '2 discards 5p',
      '1 passes',
    )

  it.each<[RuleSetId, boolean, boolean]>([
    ['worldwide', false, true],
    ['club', false, true],
    ['taiwan', false, false],
    ['tsumo', true, true],
  ])('%s: on that tile again %s, on another %s', (id, same, other) => {
    expect(mayWin(act(passed(id, '5p'), '3 discards 5p'), 1)).toBe(same)
    expect(mayWin(act(passed(id, '2p'), '3 discards 2p'), 1)).toBe(other)
  })

  it.each(RULE_SET_IDS)('%s: by its own draw', (id) => {
    const table = act(passed(id, '1z6z2p'), '3 discards 1z', '0 discards 6z')
    expect(mayWin(table, 1)).toBe(true)
  })
})

describe('L09 a passed pong, and when the bar ends', () => {
  it.each<[RuleSetId, boolean]>([
    ['worldwide', false],
    ['club', false],
    ['taiwan', true],
    ['tsumo', true],
  ])('%s: the same tile may be ponged in the same go-around: %s', (id, offered) => {
    const table = at(id, { hands: { 1: PASSING }, turn: 2, front: '2m2m' })
    act(table, '2 discards 2m', '1 passes', '3 discards 2m')
    expect(offers(table, 1).includes('pong')).toBe(offered)
  })

  const ponged = (id: RuleSetId, more: string): Table => {
    const spec = { hands: { 1: PASSING }, flowers: { 1: '3f' }, turn: 2 } as const
    const table = at(id, { ...spec, front: `5p2m2p${more}` })
    act(table, '2 discards 5p', '1 passes', '3 discards 2m', '1 pongs', '1 discards 7z')
    return act(table, '2 discards 2p')
  }

  it.each<[RuleSetId, boolean]>([
    ['worldwide', true],
    ['club', true],
    ['taiwan', false],
    ['tsumo', true],
  ])('%s: after a pong of its own and no draw it may win: %s', (id, may) => {
    expect(mayWin(ponged(id, ''), 1)).toBe(may)
  })

  it('taiwan: after its next draw it may win again', () => {
    const table = ponged('taiwan', '1z6z9p2p')
    act(table, '3 discards 1z', '0 discards 6z', '1 discards 9p', '2 discards 2p')
    expect(mayWin(table, 1)).toBe(true)
  })
})

describe('L10 a passed robbery', () => {
  it.each<[RuleSetId, boolean]>([
    ['worldwide', true],
    ['club', true],
    ['taiwan', false],
    ['tsumo', true],
  ])('%s: another tile may be won on before the next draw: %s', (id, may) => {
    const melds = { 3: 'pong 555p from 2' }
    const table = at(id, { hands: { 1: PASSING }, melds, turn: 3, front: '5p2p', back: '9m' })
    act(table, '3 kongs 5p', '1 passes', '3 discards 9m', '0 discards 2p')
    expect(mayWin(table, 1)).toBe(may)
  })
})

it('taiwan: whoever takes a pong instead declines the win', () => {
  const hands = { 1: '2233m123456789s777z' }
  const table = at('taiwan', { hands, turn: 2, front: '2m3m' })
  act(table, '2 discards 2m')
  expect(offers(table, 1)).toEqual(['pong', 'win', 'pass'])
  act(table, '1 pongs', '1 discards 7z', '2 discards 3m')
  expect(mayWin(table, 1)).toBe(false)
})

describe('L12 the last discard', () => {
  const flowers = { 0: '1234f', 2: '567f', 3: '8f' }
  const spec = (left: number): MidHand => ({
    hands: { 1: '66m45m9p+' },
    flowers,
    turn: 0,
    front: '6m',
    left,
  })

  it.each<[RuleSetId, number, string[]]>([
    ['worldwide', 1, ['chow 45m', 'pong', 'pass']],
    ['club', 9, ['chow 45m', 'pong', 'pass']],
    ['taiwan', 17, []],
    ['tsumo', 1, ['chow 45m', 'pong', 'pass']],
  ])('%s, drawn as one of %i tiles: %j', (id, left, offered) => {
    expect(offers(act(at(id, spec(left)), '0 discards 6m'), 1)).toEqual(offered)
  })

  it.each<[RuleSetId, number]>([
    ['worldwide', 1],
    ['club', 9],
    ['taiwan', 17],
    ['tsumo', 1],
  ])('%s: may be won on', (id, left) => {
    const table = at(id, { ...spec(left), hands: { 1: '45m123789s111222z77p' }, round: 'S' })
    expect(mayWin(act(table, '0 discards 6m'), 1)).toBe(true)
  })
})
