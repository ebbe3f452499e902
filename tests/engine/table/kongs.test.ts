import { describe, expect, it } from 'vitest'

import { act, asked, happened, leftInWall, meldsOf, offers, refusals } from '../../support/acting'
import { deal, midHand } from '../../support/rigged'
import { tinyRules } from '../../support/tinyRules'

describe('a kong', () => {
  const held = { hands: { 1: '1111m3p45678s99s1z' }, melds: { 1: 'pong 333p from 0' } } as const

  it('is made of tiles held earlier too, and each one possible is offered', () => {
    const table = midHand({ ...held, turn: 1, front: '7s' })
    expect(offers(table, 1)).toEqual(['concealed-kong 1m', 'added-kong 3p'])
  })

  it('claimed from a discard takes its replacement and goes on as after a draw', () => {
    const hands = { 1: '555m9999s+' }
    const table = midHand({ hands, turn: 3, front: '5m', back: '4z' })
    act(table, '3 discards 5m', '1 kongs')
    expect(meldsOf(table, 1)).toEqual(['claimed kong 5555m'])
    expect(happened(table).slice(-3)).toEqual(['kong', 'replacement', 'awaits'])
    expect(asked(table)).toEqual([1])
    expect(offers(table, 1)).toEqual(['concealed-kong 9s'])
  })

  it('is open to the dealer before its first discard', () => {
    const table = deal({ dealer: 2, hands: { 2: '9999s+' } })
    expect(offers(table, 2)).toEqual(['concealed-kong 9s'])
  })
})

describe('a kong needs a replacement', () => {
  const flowers = { 0: '1234f', 2: '567f', 3: '8f' }
  const table = (left: number, back: string) =>
    midHand({
      hands: { 1: '9999s8888p3p+' },
      melds: { 1: 'pong 333p from 0' },
      flowers,
      turn: 1,
      front: '1z',
      back,
      left,
    })

  it('none is left: no kong of one’s own', () => {
    const none = table(1, '')
    expect(leftInWall(none)).toBe(0)
    expect(offers(none, 1)).toEqual([])
    expect(refusals(none, 1)).toEqual({
      'concealed-kong 8p': 'no-replacement',
      'concealed-kong 9s': 'no-replacement',
      'added-kong 3p': 'no-replacement',
    })
  })

  it('one is left: one kong, no second', () => {
    const one = act(table(2, '2z'), '1 kongs 3p')
    expect(offers(one, 1)).toEqual([])
    expect(refusals(one, 1)).toMatchObject({ 'concealed-kong 9s': 'no-replacement' })
  })

  it('two are left: two kongs', () => {
    const two = act(table(3, '2z3z'), '1 kongs 9s', '1 kongs 8p')
    expect(meldsOf(two, 1)).toHaveLength(3)
    expect(leftInWall(two)).toBe(0)
  })

  it('none is left: a discard may be ponged, not konged', () => {
    const last = midHand({ hands: { 1: '666m+' }, flowers, turn: 3, front: '6m', left: 1 })
    act(last, '3 discards 6m')
    expect(offers(last, 1)).toEqual(['pong', 'pass'])
    expect(refusals(last, 1)).toEqual({ kong: 'no-replacement' })
  })

  it('reserved tiles replace nothing', () => {
    const rules = tinyRules
    const spec = { rules, hands: { 1: '9999s+' }, flowers, turn: 1, front: '1z' } as const
    expect(offers(midHand({ ...spec, left: 22 }), 1)).toEqual(['concealed-kong 9s'])
    expect(refusals(midHand({ ...spec, left: 21 }), 1)).toEqual({
      'concealed-kong 9s': 'no-replacement',
    })
  })
})
