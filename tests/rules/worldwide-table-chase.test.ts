import { describe, expect, it } from 'vitest'

import { seenEvents } from '../../src/engine/table/seen'
import { SEATS } from '../../src/engine/tiles/seat'
import { worldwide } from '../../src/rules/worldwide'
import { act, asked, discardable, happened, offers, paid, refusals } from '../support/acting'
import type { Sentence } from '../support/acting'
import { midHand } from '../support/rigged'
import type { MidHand, Table } from '../support/rigged'

/** Seat 0 draws first; everybody throws what it drew. */
const drawnAndThrown = (front: string, throws: number, spec: Partial<MidHand> = {}): Table => {
  const table = midHand({ turn: 0, front, ...spec })
  for (let turn = 0; turn < throws; turn += 1) {
    act(table, `${asked(table)[0] ?? 0} discards what it drew` as Sentence)
  }
  return table
}

describe('four copies of a tile discarded in one go-around', () => {
  it.each([
    ['9m', 10],
    ['5s', 10],
    ['1z', 5],
    ['2z', 5],
    ['4z', 5],
    ['6z', 5],
  ])('%s: the first discarder pays each other player %i', (tile, points) => {
    const table = drawnAndThrown(tile.repeat(4), 4)
    expect(paid(table)).toEqual([['chase', [-3 * points, points, points, points]]])
  })

  it('cost nobody anything before the fourth', () => {
    const table = drawnAndThrown('9m9m9m', 3)
    expect(table.state.scores).toEqual([0, 0, 0, 0])
  })

  it('cost whoever was first, wherever it sits', () => {
    const table = drawnAndThrown('1m9m9m9m9m', 5)
    expect(paid(table)).toEqual([['chase', [10, -30, 10, 10]]])
  })

  it('are paid for before anybody is asked about the fourth', () => {
    const table = drawnAndThrown('9m9m9m9m', 4, { hands: { 0: '78m+' } })
    expect(happened(table)).toEqual(['discard', 'pay', 'awaits'])
    expect(offers(table, 0)).toEqual(['chow 78m', 'pass'])
  })

  it('are paid for though the fourth is won on', () => {
    const hands = { 2: '789m12345678s11122z' }
    const table = midHand({ hands, turn: 0, front: '9m9m9s9m' })
    act(table, '0 discards 9m', '1 discards 9m', '2 passes', '2 discards 9m')
    act(table, '3 discards 9m')
    expect(paid(table)).toEqual([['chase', [-30, 10, 10, 10]]])
    expect(offers(table, 2)).toEqual(['win', 'pass'])
  })

  it('count claimed ones too', () => {
    const table = midHand({ hands: { 1: '78m9m+' }, turn: 0, front: '9m9m9m' })
    act(table, '0 discards 9m', '1 chows 78m', '1 discards 9m', '2 discards 9m')
    expect(paid(table)).toEqual([])
    act(table, '3 discards 9m')
    expect(paid(table)).toEqual([['chase', [-30, 10, 10, 10]]])
  })
})

describe('the chase ends', () => {
  it('when the first discarder draws again', () => {
    const table = drawnAndThrown('9m9m9m1p9m', 5)
    expect(table.state.scores).toEqual([0, 0, 0, 0])
  })

  it('when the first discarder claims a tile', () => {
    const hands = { 0: '55p9s+' }
    const table = midHand({ hands, turn: 0, front: '9m9m5p9m9m' })
    act(table, '0 discards 9m', '1 discards 9m', '2 discards 5p', '0 pongs', '0 discards 9s')
    act(table, '1 discards 9m', '2 discards 9m')
    expect(table.state.scores).toEqual([0, 0, 0, 0])
  })

  it('not when somebody else has two turns or three, nor with other discards between', () => {
    const hands = { 1: '55p66p9m9m+' }
    const table = midHand({ hands, turn: 0, front: '9m9m5p6p' })
    act(table, '0 discards 9m', '1 passes', '1 discards 9m', '2 discards 5p', '1 pongs')
    act(table, '1 discards 9m', '2 discards 6p', '1 pongs')
    expect(paid(act(table, '1 discards 9m'))).toEqual([['chase', [-30, 10, 10, 10]]])
  })
})

describe('the fourth West Wind', () => {
  const third = (spec: Partial<MidHand> = {}) =>
    drawnAndThrown('3z3z3z3z', 3, { hands: { 3: '9m+' }, ...spec })

  it('may not be discarded, with or without closing', () => {
    const table = third()
    expect(discardable(table, 3)).not.toMatch(/3\d*z/)
    expect(refusals(table, 3)).toEqual({ 'discard 3z': 'fourth-west', 'close 3z': 'fourth-west' })
    expect(() => act(table, '3 discards 3z')).toThrow('not legal')
    expect(() => act(table, '3 closes with 3z')).toThrow('not legal')
  })

  it('may be shown once a turn, for which nothing is paid', () => {
    const table = third()
    expect(offers(table, 3)).toEqual(['show-west'])
    act(table, '3 shows west')
    expect(happened(table)).toEqual(['show-west', 'awaits'])
    expect(refusals(table, 3)).toMatchObject({ 'show-west': 'west-already-shown' })
    act(table, '3 discards 9m')
    expect(table.state.scores).toEqual([0, 0, 0, 0])
  })

  it('need not be shown', () => {
    expect(() => act(third(), '3 discards 9m')).not.toThrow()
  })

  it('is shown to everybody', () => {
    const table = act(third(), '3 shows west')
    for (const seat of SEATS) {
      expect(seenEvents(worldwide, table.state, table.facts, seat)).toEqual([
        { event: 'show-west', seat: 3 },
      ])
    }
  })

  it('goes freely once the first discarder has had its turn', () => {
    const table = act(third({ front: '3z3z3z3z6z6z7z9p' }), '3 shows west', '3 discards 9m')
    act(table, '0 discards 6z', '1 discards 6z', '2 discards 7z')
    expect(refusals(table, 3)).toEqual({})
    expect(paid(act(table, '3 discards 3z'))).toEqual([])
  })

  it('must go all the same when a closed hand draws it, and nothing is paid', () => {
    const table = third({ closed: [3] })
    expect(discardable(table, 3)).toBe('3z')
    expect(offers(table, 3)).toEqual([])
    act(table, '3 discards 3z')
    expect(table.state.scores).toEqual([0, 0, 0, 0])
  })

  it('is nothing special when an earlier one lies longer than a go-around', () => {
    const table = drawnAndThrown('3z3z1p3z1p3z', 5)
    expect(asked(table)).toEqual([1])
    expect(refusals(table, 1)).toEqual({})
  })
})
