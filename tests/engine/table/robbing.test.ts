import { describe, expect, it } from 'vitest'

import {
  act,
  asked,
  drawnBy,
  happened,
  leftInWall,
  meldsOf,
  offers,
  paid,
  riverOf,
} from '../../support/acting'
import { POOR } from '../../support/hands'
import { midHand } from '../../support/rigged'

describe('a fourth tile added to an exposed pong', () => {
  const start = (hands = {}) => {
    const melds = { 3: 'pong 666p from 2' }
    const table = midHand({ hands: { 1: POOR, ...hands }, melds, turn: 3, front: '6p', back: '9m' })
    return act(table, '3 kongs 6p')
  }

  it('is offered to whoever wins on it, before its declarer draws', () => {
    const table = start()
    expect(offers(table, 1)).toEqual(['win', 'pass'])
    expect(asked(table)).toEqual([1])
    expect(meldsOf(table, 3)).toEqual(['added kong 6666p'])
    expect(happened(table)).toEqual(['added-kong', 'awaits'])
  })

  it('leaves the kong when it is robbed: the pong stays, nothing is drawn', () => {
    const table = start()
    const left = leftInWall(table)
    act(table, '1 wins')
    expect(meldsOf(table, 3)).toEqual(['pong 666p'])
    expect(riverOf(table, 3).at(-1)).toBe('6p')
    expect(leftInWall(table)).toBe(left)
  })

  it('is paid by its declarer alone, not by the last discarder', () => {
    const table = act(start(), '1 wins')
    // mahjong 5, concealed 5, robbing a gong 10, no flowers and no honours 5
    expect(paid(table)).toEqual([['win', [0, 25, 0, -25]]])
  })

  it('is the declarer’s kong once everybody has passed', () => {
    const table = act(start(), '1 passes')
    expect(meldsOf(table, 3)).toEqual(['added kong 6666p'])
    expect(asked(table)).toEqual([3])
    expect(drawnBy(table, 3)).toBe('9m')
  })

  it('may be robbed by two, each paid by the declarer', () => {
    const table = start({ 2: '45p123456789s11122z' })
    expect(asked(table)).toEqual([1, 2])
    act(table, '2 wins')
    expect(happened(table)).toEqual(['answer'])
    act(table, '1 wins')
    // mahjong 5, concealed 5, robbing 10, pure run 20, sisters 3, no flowers 1, East pong 1, its round 1
    expect(paid(table)).toEqual([
      ['win', [0, 25, 0, -25]],
      ['win', [0, 0, 46, -46]],
    ])
    expect(riverOf(table, 3).filter((tile) => tile === '6p')).toHaveLength(1)
  })

  it('is robbed by the one who wants it, after the other has passed', () => {
    const table = act(start({ 2: '45p123456789s11122z' }), '1 passes', '2 wins')
    expect(paid(table)).toEqual([['win', [0, 0, 46, -46]]])
    expect(meldsOf(table, 3)).toEqual(['pong 666p'])
  })

  it('is nothing to claim for a pong, a kong or a chow', () => {
    const table = start({ 0: '45p78p+', 2: '57p+' })
    expect(asked(table)).toEqual([1])
  })
})

describe('a concealed kong', () => {
  it.each(['13459m19p1s11234567z', '123456789m78s11122z'])(
    'is never robbed, though a hand waits for its tile: %s',
    (waiting) => {
      const table = midHand({
        hands: { 1: waiting, 3: '9999s+' },
        turn: 3,
        front: '5p',
        back: '4p',
      })
      act(table, '3 kongs 9s')
      expect(asked(table)).toEqual([3])
      expect(drawnBy(table, 3)).toBe('4p')
    },
  )
})
