import { describe, expect, it } from 'vitest'

import { worldwide } from '../../../src/rules/worldwide'
import {
  act,
  asked,
  discardable,
  drawnBy,
  handOf,
  happened,
  leftInWall,
  offers,
  refusals,
  riverOf,
} from '../../support/acting'
import { midHand } from '../../support/rigged'
import { tinyRules } from '../../support/tinyRules'

describe('the order of turns', () => {
  const hands = { 2: '55m9p+', 3: '46s8p+' }
  const start = () => midHand({ hands, turn: 0, front: '5m1z2z3z5s4z' })

  it('goes on to the right of whoever ponged: the seats between lose their turn', () => {
    const table = act(start(), '0 discards 5m', '2 pongs')
    expect(asked(table)).toEqual([2])
    act(table, '2 discards 9p')
    expect(asked(table)).toEqual([3])
    expect(drawnBy(table, 3)).toBe('1z')
  })

  it('lets only the next seat chow, wherever the turn came from', () => {
    const table = act(start(), '0 discards 5m', '2 pongs', '2 discards 9p')
    act(table, '3 discards 1z', '0 discards 2z', '1 discards 3z', '2 discards 5s')
    expect(asked(table)).toEqual([3])
    act(table, '3 chows 46s')
    expect(asked(table)).toEqual([3])
    act(table, '3 discards 8p')
    expect(asked(table)).toEqual([0])
    expect(happened(table).slice(0, 2)).toEqual(['discard', 'draw'])
  })

  it('draws nothing for a claim, and nothing for a discard', () => {
    const table = start()
    const left = leftInWall(table)
    act(table, '0 discards 5m', '2 pongs')
    expect(leftInWall(table)).toBe(left)
    act(table, '2 discards 9p')
    expect(leftInWall(table)).toBe(left - 1)
  })

  it('turns a claimed tile towards whom it came from, and leaves it out of the river', () => {
    const table = act(start(), '0 discards 5m', '2 pongs')
    expect(riverOf(table, 0)).not.toContain('5m')
    const [meld] = table.state.players[2].melds
    expect(meld?.claimed?.from).toBe(0)
    expect(table.state.players[0].discards.at(-1)).toMatchObject({ claimedBy: 2, drawn: true })
  })
})

describe('straight after a claimed chow or pong', () => {
  it('a seat may only discard, though its hand is complete', () => {
    const table = midHand({ hands: { 1: '123456789m2233p111s' }, turn: 0, front: '2p' })
    act(table, '0 discards 2p')
    expect(offers(table, 1)).toEqual(['pong', 'win', 'pass'])
    act(table, '1 pongs')
    expect(handOf(table, 1)).toBe('123456789m33p111s')
    expect(offers(table, 1)).toEqual([])
    expect(refusals(table, 1)).toEqual({ win: 'just-claimed' })
    expect(discardable(table, 1)).toBe('123456789m3p1s')
  })

  it.each(['1 pongs', '1 chows 56m'] as const)('a seat may declare no kong: %s', (claim) => {
    const hands = { 1: '4456m3p9999s+' }
    const table = midHand({ hands, melds: { 1: 'pong 333p from 3' }, turn: 0, front: '4m' })
    act(table, '0 discards 4m', claim)
    expect(offers(table, 1)).toEqual([])
    const refused = { 'concealed-kong 9s': 'just-claimed', 'added-kong 3p': 'just-claimed' }
    expect(refusals(table, 1)).toEqual(refused)
  })
})

describe('the last discard', () => {
  const hands = { 1: '66m45m9p+' }
  const spec = { hands, flowers: { 0: '1234f', 2: '567f', 3: '8f' }, turn: 0, front: '6m' } as const

  it('may be claimed like any other', () => {
    const table = act(midHand({ ...spec, left: 1 }), '0 discards 6m')
    expect(offers(table, 1)).toEqual(['chow 45m', 'pong', 'pass'])
    act(table, '1 pongs', '1 discards 9p')
    expect(happened(table)).toContain('exhausted')
  })

  it('can only be won on where a rule set says so', () => {
    const table = midHand({ rules: tinyRules, ...spec, left: 21 })
    act(table, '0 discards 6m')
    expect(happened(table)).toContain('exhausted')
    const earlier = act(midHand({ rules: tinyRules, ...spec, left: 22 }), '0 discards 6m')
    expect(offers(earlier, 1)).toEqual(['chow 45m', 'pong', 'pass'])
  })
})

describe('five exposed sets', () => {
  const melds = {
    1: 'chow 123m from 0, chow 456m from 0, chow 789p from 0, pong 777z from 2, pong 222s from 3',
  }

  it('leave one tile, which nothing but a win can use', () => {
    const table = midHand({ hands: { 1: '9s' }, melds, turn: 0, front: '8s' })
    act(table, '0 discards 8s')
    expect(asked(table)).toEqual([1])
    expect(happened(table)).toEqual(['discard', 'draw', 'awaits'])
    const next = midHand({ hands: { 1: '9s' }, melds, turn: 0, front: '9s' })
    expect(offers(act(next, '0 discards 9s'), 1)).toEqual(['win', 'pass'])
  })
})

describe('where a rule set knows no Closing', () => {
  it('no hand is closed', () => {
    const table = midHand({ rules: { ...worldwide, closing: null }, turn: 1, front: '9m' })
    expect(discardable(table, 1, true)).toBe('')
    expect(() => act(table, '1 closes with 9m')).toThrow('not legal')
  })
})
