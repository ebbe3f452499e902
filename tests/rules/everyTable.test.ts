import { describe, expect, it } from 'vitest'
import { viewFor } from '../../src/engine/table/viewFor'
import type { Seat } from '../../src/engine/tiles/seat'
import { printTile } from '../../src/engine/tiles/notation'
import { kindOf } from '../../src/engine/tiles/tile'
import { RULE_SET_IDS, ruleSetOf } from '../../src/rules/index'
import type { RuleSetId } from '../../src/rules/index'
import {
  act,
  asked,
  discardable,
  drawnBy,
  offers,
  refusals,
  riverOf,
  worthOfWin,
} from '../support/acting'
import { deal, midHand } from '../support/rigged'
import type { MidHand, Table } from '../support/rigged'

describe.each(RULE_SET_IDS)('at a table of %s', (id) => {
  const rules = ruleSetOf(id)
  const at = (spec: MidHand): Table => midHand({ rules, ...spec })

  it.each<[Seat, string[]]>([
    [0, ['chow 45m', 'pass']],
    [2, []],
    [3, []],
  ])('L01 a chow of the discard of seat %i is offered to seat 1: %j', (discarder, offered) => {
    const table = at({ hands: { 1: '45m+' }, turn: discarder, front: '3m' })
    expect(offers(act(table, `${discarder} discards 3m`), 1)).toEqual(offered)
  })

  it('L01 the fourth tile of a kong is no discard', () => {
    const melds = { 0: 'pong 333m from 2' }
    const table = at({ hands: { 1: '45m+' }, melds, turn: 0, front: '3m', back: '9s' })
    expect(asked(act(table, '0 kongs 3m'))).toEqual([0])
  })

  it.each(['1p', '1s', '1z', '5z'])('L02 no chow across suits or of honours: %s', (tile) => {
    const table = at({ hands: { 1: '89m89p89s67z+' }, turn: 0, front: tile })
    expect(offers(act(table, `0 discards ${tile}`), 1).join()).not.toContain('chow')
  })

  it('L03 three chows, pong and kong are offered at once', () => {
    const table = at({ hands: { 1: '3455567m123p789p22s4z' }, turn: 0, front: '5m' })
    act(table, '0 discards 5m')
    expect(offers(table, 1)).toEqual(['chow 34m', 'chow 46m', 'chow 67m', 'pong', 'kong', 'pass'])
  })

  it('L11 straight after a pong there is neither win nor kong', () => {
    const hands = { 1: '123456789m2233p111s' }
    const table = act(at({ hands, turn: 0, front: '2p' }), '0 discards 2p', '1 pongs')
    expect(offers(table, 1)).toEqual([])
    expect(discardable(table, 1)).toBe('123456789m3p1s')
  })

  it('L13 five exposed sets can use nothing but the pair', () => {
    const melds = {
      1: 'chow 123m from 0, chow 456m from 0, chow 789p from 0, pong 777z from 2, pong 222s from 3',
    }
    const spec = { hands: { 1: '9s' }, melds, turn: 0 } as const
    expect(asked(act(at({ ...spec, front: '8s' }), '0 discards 8s'))).toEqual([1])
    const table = act(at({ ...spec, front: '9s' }), '0 discards 9s')
    expect(offers(table, 1)).toEqual(['win', 'pass'])
  })

  it('L14 kongs may be made of tiles held earlier, and each is offered', () => {
    const melds = { 1: 'pong 333p from 0' }
    const table = at({ hands: { 1: '1111m3p45678s99s1z' }, melds, turn: 1, front: '7s' })
    expect(offers(table, 1)).toEqual(['concealed-kong 1m', 'added-kong 3p'])
  })

  it('L18 the dealer may win or declare a kong before its first discard', () => {
    const complete = deal({ rules, hands: { 0: '3f123456789m12399s11z' }, back: '1z' })
    expect(offers(complete, 0)).toContain('win')
    expect(offers(deal({ rules, hands: { 0: '9999s+' } }), 0)).toContain('concealed-kong 9s')
  })

  it('F01 flowers are replaced from the back, and shift no ordinary draw', () => {
    const table = at({ hands: { 1: '+' }, turn: 1, front: '3f9m', back: '7f5p' })
    expect(table.state.players[1].flowers.map(kindOf).map(printTile)).toEqual(['3f', '7f'])
    expect(drawnBy(table, 1)).toBe('5p')
    expect(drawnBy(act(table, '1 discards 5p'), 2)).toBe('9m')
  })

  it('E11 a pong moves the turn: the seats between lose theirs', () => {
    const hands = { 2: '55m9p+', 3: '46s8p+' }
    const table = at({ hands, turn: 0, front: '5m1z' })
    act(table, '0 discards 5m', '2 pongs', '2 discards 9p')
    expect(asked(table)).toEqual([3])
    expect(riverOf(table, 0)).not.toContain('5m')
    expect(table.state.players[0].discards.at(-1)).toMatchObject({ claimedBy: 2 })
  })

  it('E09 nobody sees what another draws or holds', () => {
    const table = at({ hands: { 1: '5m+' }, turn: 1, front: '5m' })
    const seen = viewFor(rules, table.state, 3)
    const draw = seen.events.findLast(({ event }) => event === 'draw')
    expect(draw).toMatchObject({ seat: 1, tile: null })
    expect(seen.players[1]).not.toHaveProperty('concealed')
    act(table, '1 discards 5m')
    const discard = table.facts.find(({ event }) => event === 'discard')
    expect(discard).toMatchObject({ drawn: true })
  })
})

describe.each<RuleSetId>(['worldwide', 'club'])('L17 a closed hand of %s', (id) => {
  const rules = ruleSetOf(id)
  const spec: MidHand = {
    rules,
    hands: { 1: '234567m345p888s1z' },
    melds: { 1: 'concealed-gong 9999p' },
    closed: [1],
    turn: 1,
  }

  it('discards what it draws, and declares no gong', () => {
    const table = midHand({ ...spec, front: '8s' })
    expect(offers(table, 1).filter((offer) => offer !== 'peek')).toEqual([])
    expect(discardable(table, 1)).toBe('8s')
    expect(refusals(table, 1)).toEqual({ 'concealed-kong 8s': 'hand-is-closed' })
  })

  it('claims no set', () => {
    const table = act(midHand({ ...spec, turn: 2, front: '8s' }), '2 discards 8s')
    expect(asked(table)).toEqual([3])
  })

  it('may win by its draw', () => {
    const table = midHand({ ...spec, front: '1z' })
    expect(worthOfWin(table, 1)).not.toBeNull()
    expect(discardable(table, 1)).toBe('1z')
  })

  it('is open again in the next hand', () => {
    const table = act(midHand({ ...spec, front: '1z' }), '1 wins')
    const person = asked(table)[0] as Seat
    act(table, `${person} continues`)
    expect(table.state.players.map(({ closed }) => closed)).toEqual([false, false, false, false])
  })
})
