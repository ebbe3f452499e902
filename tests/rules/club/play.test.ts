import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../src/engine/table/viewFor'
import { club } from '../../../src/rules/club'
import {
  act,
  asked,
  discardable,
  happened,
  offers,
  paid,
  refusals,
  worthOfWin,
} from '../../support/acting'
import type { Sentence } from '../../support/acting'
import { midHand } from '../../support/rigged'
import type { MidHand, Table } from '../../support/rigged'

const rules = club({})
const at = (spec: MidHand): Table => midHand({ rules, ...spec })

const inARow = (tile: string): Sentence[] =>
  ([0, 1, 2, 3] as const).map((seat): Sentence => `${seat} discards ${tile}`)

describe('four discards in a row of one tile', () => {
  it.each([
    ['an honour costs the first discarder 5 to each', '4z', [-15, 5, 5, 5]],
    ['a suit tile costs it 10', '9p', [-30, 10, 10, 10]],
  ])('%s', (_sentence, tile, deltas) => {
    const table = act(at({ turn: 0, front: tile.repeat(4) }), ...inARow(tile))
    expect(paid(table)).toEqual([['chase', deltas]])
  })

  it('are paid before anybody is asked about the fourth', () => {
    const table = at({ hands: { 0: '78p+' }, turn: 0, front: '9p9p9p9p' })
    act(table, ...inARow('9p'))
    expect(asked(table)).toEqual([0])
    expect(happened(table).slice(-3)).toEqual(['discard', 'pay', 'awaits'])
  })

  it('are broken by another tile, though all four come within one go-around', () => {
    const spec = { hands: { 1: '55m9p+' }, turn: 0, front: '9p9p5m9p' } as const
    const table = act(at(spec), '0 discards 9p', '1 discards 9p')
    act(table, '2 discards 5m', '1 pongs', '1 discards 9p', '2 discards 9p')
    expect(paid(table)).toEqual([])
  })

  it('begin anew with each tile', () => {
    const front = '4z9p9p9p9p'
    const table = act(at({ turn: 3, front }), '3 discards 4z', ...inARow('9p'))
    expect(paid(table)).toEqual([['chase', [-30, 10, 10, 10]]])
  })
})

describe('the fourth West in a row', () => {
  const front = '3z3z3z3z9m9m9m9m'
  const spec: MidHand = { hands: { 3: '1z+' }, turn: 0, front }
  const start = (): Table => act(at(spec), '0 discards 3z', '1 discards 3z', '2 discards 3z')

  it('may not be discarded; showing it is offered in its place', () => {
    const table = start()
    expect(asked(table)).toEqual([3])
    expect(refusals(table, 3)).toMatchObject({
      'discard 3z': 'fourth-west',
      'close 3z': 'fourth-west',
    })
    expect(discardable(table, 3)).not.toContain('3z')
    expect(offers(table, 3)).toEqual(['show-west'])
  })

  it('is shown: the first West discarder pays each of the others 5, and another tile goes', () => {
    const table = act(start(), '3 shows West')
    expect(paid(table)).toEqual([['west', [-15, 5, 5, 5]]])
    expect(refusals(table, 3)).toMatchObject({ 'show-west': 'west-already-shown' })
    act(table, '3 discards 1z')
    expect(paid(table)).toEqual([])
    expect(asked(table)).toEqual([0])
  })

  it('is not shown: nothing is paid', () => {
    const table = act(start(), '3 discards 1z')
    expect(paid(table)).toEqual([])
  })

  it('may be discarded from the next turn on, for nothing', () => {
    const table = act(start(), '3 shows West', '3 discards 1z')
    act(table, '0 discards 9m', '1 discards 9m', '2 discards 9m')
    expect(offers(table, 3)).toEqual([])
    act(table, '3 discards 3z')
    expect(paid(table)).toEqual([])
  })

  it('is discarded by a closed hand that draws it, for nothing', () => {
    const table = act(
      at({ ...spec, closed: [3] }),
      '0 discards 3z',
      '1 discards 3z',
      '2 discards 3z',
    )
    expect(discardable(table, 3)).toBe('3z')
    expect(offers(table, 3)).toEqual(['peek'])
    act(table, '3 discards 3z')
    expect(paid(table)).toEqual([])
  })
})

describe('a closed hand', () => {
  const READY = '123567m345999s67p11z'
  const start = (): Table => at({ hands: { 1: READY }, turn: 0, front: '9p8m5p', closed: [1] })

  it('is called together with a discard', () => {
    const table = at({ hands: { 1: READY }, turn: 1, front: '9p' })
    act(table, '1 closes with 9p')
    expect(table.state.players[1].closed).toBe(true)
  })

  it('may be looked at again for 5 to each of the others, once for each question', () => {
    const table = act(start(), '0 discards 9p')
    expect(offers(table, 1)).toEqual(['peek'])
    expect(viewFor(rules, table.state, 1).own.closed).toBe(true)
    act(table, '1 peeks')
    expect(paid(table)).toEqual([['peek', [5, -15, 5, 5]]])
    expect(viewFor(rules, table.state, 1).own.closed).toBe(false)
    expect(offers(table, 1)).toEqual([])
    act(table, '1 discards what it drew')
    expect(viewFor(rules, table.state, 1).own.closed).toBe(true)
  })

  it('may be looked at when asked about a discard, and shows until the answer', () => {
    const table = at({ hands: { 1: READY }, turn: 0, front: '8p9m', closed: [1] })
    act(table, '0 discards 8p')
    expect(offers(table, 1)).toEqual(['win', 'pass', 'peek'])
    act(table, '1 peeks')
    expect(viewFor(rules, table.state, 1).own.closed).toBe(false)
    act(table, '1 passes')
    expect(viewFor(rules, table.state, 1).own.closed).toBe(true)
  })

  it('is never offered a look while it is nobody’s question', () => {
    expect(offers(start(), 1)).toEqual([])
  })
})

describe('a concealed gong', () => {
  it('is paid 5 by each at once, and shown', () => {
    const table = at({ hands: { 1: '9999s+' }, turn: 1, front: '5p', back: '4p' })
    act(table, '1 kongs 9s')
    expect(paid(table)).toEqual([['concealed-gong', [-5, 15, -5, -5]]])
    const [meld] = viewFor(rules, table.state, 3).players[1].melds
    expect(meld).toMatchObject({ kind: 'kong', made: 'concealed' })
  })
})

describe('bouquets', () => {
  it.each([
    ['mixed: numbers 1 to 4 in both colours', '16f', [['bouquet-mixed', [-5, 15, -5, -5]]]],
    ['pure: all four of a colour', '12f', [['bouquet-pure', [-10, 30, -10, -10]]]],
    [
      'both, the mixed one first',
      '126f',
      [
        ['bouquet-mixed', [-5, 15, -5, -5]],
        ['bouquet-pure', [-10, 30, -10, -10]],
      ],
    ],
  ])('%s', (_sentence, lying, payments) => {
    const flowers = { 1: lying }
    const table = at({ hands: { 1: '+' }, flowers, turn: 1, front: '3f', back: '4f9m' })
    expect(paid(table)).toEqual(payments)
  })
})

describe('the house rule for a minimum', () => {
  const LOW = '123567m345999s67p11z'
  const spec: MidHand = { hands: { 1: LOW }, turn: 0, front: '8p' }

  it('none: a hand of 12 wins', () => {
    const table = act(at(spec), '0 discards 8p')
    expect(worthOfWin(table, 1)).toMatchObject({ total: 12, gain: 12, falseMahjong: null })
    act(table, '1 wins')
    expect(paid(table)).toEqual([['win', [-12, 12, 0, 0]]])
  })

  it('by round: it is a False Mahjong, 25 to each, and the deal stays as it is', () => {
    const table = midHand({ rules: club({ minimum: 'by-round' }), ...spec, streak: 1 })
    act(table, '0 discards 8p')
    expect(worthOfWin(table, 1)).toMatchObject({ minimum: 20, gain: 0 })
    act(table, '1 wins')
    expect(paid(table)).toEqual([['false-mahjong', [25, -75, 25, 25]]])
    expect(table.state.finished.at(-1)?.next).toMatchObject({ dealer: 0, streak: 1, round: 'E' })
  })

  it('none: a closed hand that is complete only as Nico Nico is a False Mahjong all the same', () => {
    const table = at({ hands: { 1: '1133m3377p2244s1166z' }, turn: 0, front: '6z', closed: [1] })
    act(table, '0 discards 6z', '1 wins')
    expect(paid(table)).toEqual([['false-mahjong', [25, -75, 25, 25]]])
  })
})

describe('seven flowers', () => {
  const spec: MidHand = {
    hands: { 1: '+' },
    flowers: { 1: '123456f' },
    turn: 1,
    front: '7f',
    back: '9m',
  }

  it('win at once when the seventh has been replaced: 20 from each', () => {
    const table = at(spec)
    expect(worthOfWin(table, 1)).toMatchObject({ total: 20, byFlowers: true })
    act(table, '1 wins')
    expect(paid(table)).toEqual([['win', [-20, 60, -20, -20]]])
  })

  it('may be let go, and the eighth wins 40', () => {
    const table = at({ ...spec, back: '9m', front: '7f1z2z3z8f' })
    act(table, '1 discards 9m', '2 discards 1z', '3 discards 2z', '0 discards 3z')
    expect(worthOfWin(table, 1)).toMatchObject({ total: 40, byFlowers: true })
  })
})
