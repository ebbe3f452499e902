import { describe, expect, it } from 'vitest'

import type { RuleSet } from '../../../src/engine/table/ruleSet'
import { viewFor } from '../../../src/engine/table/viewFor'
import type { Seat } from '../../../src/engine/tiles/seat'
import { worldwide } from '../../../src/rules/worldwide'
import { act, asked, drawnBy, offers } from '../../support/acting'
import type { Sentence } from '../../support/acting'
import { PASSING, POOR } from '../../support/hands'
import { midHand } from '../../support/rigged'
import type { MidHand, Table } from '../../support/rigged'

const HOUSES = {
  'that kind is barred': worldwide,
  'every win is barred': { ...worldwide, passing: { bars: 'wins', until: 'draw' } },
  'nothing is barred': { ...worldwide, passing: { bars: 'nothing', until: 'turn' } },
} as const satisfies Record<string, RuleSet>
type House = keyof typeof HOUSES

const inHouse = (house: House, spec: MidHand, ...sentences: Sentence[]): Table =>
  act(midHand({ rules: HOUSES[house], ...spec }), ...sentences)

const mayWin = (table: Table, seat: Seat): boolean => offers(table, seat).includes('win')

/** Seat 1 waits for 2p and 5p, and passes on the first 5p. */
const passed = (house: House, front: string, ...sentences: Sentence[]): Table => {
  const spec = { hands: { 1: PASSING }, turn: 2, front: `5p${front}` } as const
  return inHouse(house, spec, '2 discards 5p', '1 passes', ...sentences)
}

const ALL_HOUSES = Object.keys(HOUSES) as House[]

describe('whoever passed on a winning discard', () => {
  it.each([
    ['that kind is barred', false, true],
    ['every win is barred', false, false],
    ['nothing is barred', true, true],
  ] as const)('where %s: may win on that tile again %s, on another %s', (house, same, other) => {
    expect(mayWin(passed(house, '5p', '3 discards 5p'), 1)).toBe(same)
    expect(mayWin(passed(house, '2p', '3 discards 2p'), 1)).toBe(other)
  })

  it.each(ALL_HOUSES)('where %s: may win by its own draw', (house) => {
    const table = passed(house, '1z6z2p', '3 discards 1z', '0 discards 6z')
    expect(asked(table)).toEqual([1])
    expect(mayWin(table, 1)).toBe(true)
  })

  it.each(ALL_HOUSES)('where %s: may win on the same tile after its next draw', (house) => {
    const table = passed(house, '1z6z9m5p', '3 discards 1z', '0 discards 6z', '1 discards 9m')
    act(table, '2 discards 5p')
    expect(mayWin(table, 1)).toBe(true)
  })
})

describe('the next turn of whoever passed', () => {
  /** Passes on 5p, pongs 2m and throws a 7z: still waits for 2p and 5p, and has drawn nothing. */
  const ponged = (house: House, next: string): Table => {
    const table = passed(house, `2m${next}`, '3 discards 2m', '1 pongs', '1 discards 7z')
    return act(table, `2 discards ${next}`)
  }

  it.each([
    ['that kind is barred', true],
    ['every win is barred', false],
    ['nothing is barred', true],
  ] as const)('where %s: a claim of its own counts as one: %s', (house, counts) => {
    expect(mayWin(ponged(house, '2p'), 1)).toBe(counts)
    expect(mayWin(ponged(house, '5p'), 1)).toBe(counts)
  })

  it('begins with a chow as well', () => {
    const table = midHand({ hands: { 1: '22m12s9p+' }, turn: 2, front: '2m6z3s2m' })
    act(table, '2 discards 2m', '1 passes', '3 discards 6z', '0 discards 3s', '1 chows 12s')
    act(table, '1 discards 9p', '2 discards 2m')
    expect(offers(table, 1)).toEqual(['pong', 'pass'])
  })

  it('does not come with somebody else’s claim', () => {
    const spec = { hands: { 1: PASSING, 3: '99m5p+' }, turn: 2, front: '5p6z9m' } as const
    const table = inHouse('that kind is barred', spec, '2 discards 5p', '1 passes')
    act(table, '3 discards 6z', '0 discards 9m', '3 pongs', '3 discards 5p')
    expect(mayWin(table, 1)).toBe(false)
  })
})

describe('whoever passed on a pong', () => {
  const spec = { hands: { 1: PASSING }, turn: 2, front: '2m2m' } as const

  it.each([
    ['that kind is barred', []],
    ['every win is barred', ['pong', 'pass']],
    ['nothing is barred', ['pong', 'pass']],
  ] as const)('where %s: is offered the same tile again: %j', (house, offered) => {
    const table = inHouse(house, spec, '2 discards 2m', '1 passes', '3 discards 2m')
    expect(asked(table)).toEqual([offered.length === 0 ? 0 : 1])
    expect(offers(table, 1)).toEqual(offered)
  })

  it('may not win on that tile either', () => {
    const hands = { 1: '22m33p123456789s777z' }
    const table = midHand({ hands, melds: {}, turn: 2, front: '2m2m' })
    act(table, '2 discards 2m', '1 passes', '3 discards 2m')
    expect(offers(table, 1)).toEqual([])
    const { choices } = viewFor(worldwide, table.state, 1)
    const refused = choices.map(({ action, refused }) => [action.type, refused])
    expect(refused).toEqual([
      ['pong', 'passed-this-tile'],
      ['win', 'passed-this-tile'],
    ])
  })
})

describe('whoever passed on a chow', () => {
  it('is not offered that tile again before its next turn', () => {
    const hands = { 1: '12m+', 3: '33m9s+' }
    const table = midHand({ hands, turn: 0, front: '3m3m4m' })
    act(table, '0 discards 3m', '1 passes', '3 pongs', '3 discards 9s', '0 discards 3m')
    expect(offers(table, 1)).toEqual([])
    expect(drawnBy(table, 1)).toBe('4m')
  })
})

describe('an offered win below the minimum', () => {
  it('counts as an offered win', () => {
    const table = midHand({ hands: { 1: POOR }, turn: 2, front: '9p9p6p' })
    act(table, '2 discards 9p')
    expect(offers(table, 1)).toEqual(['win', 'pass'])
    act(table, '1 passes', '3 discards 9p')
    expect(offers(table, 1)).toEqual([])
    act(table, '0 discards 6p')
    expect(mayWin(table, 1)).toBe(true)
  })
})

describe('no pass', () => {
  const hands = { 1: '12m+', 3: '33m9s+' }

  it('is a claim that a higher one beat', () => {
    const table = midHand({ hands, turn: 0, front: '3m3m' })
    act(table, '0 discards 3m', '1 chows 12m', '3 pongs', '3 discards 9s', '0 discards 3m')
    expect(offers(table, 1)).toEqual(['chow 12m', 'pass'])
  })

  it('is a question that was asked no longer', () => {
    const table = midHand({ hands, turn: 0, front: '3m3m' })
    act(table, '0 discards 3m', '3 pongs', '3 discards 9s', '0 discards 3m')
    expect(offers(table, 1)).toEqual(['chow 12m', 'pass'])
  })

  it('is a claim that was never to be had: a chow by another than the next seat', () => {
    const table = midHand({ hands: { 1: '12m+' }, turn: 3, front: '3m3m' })
    act(table, '3 discards 3m', '0 discards 3m')
    expect(offers(table, 1)).toEqual(['chow 12m', 'pass'])
  })
})

describe('robbing and passing', () => {
  const melds = { 3: 'pong 555p from 2' }

  it.each([
    ['that kind is barred', true],
    ['every win is barred', false],
    ['nothing is barred', true],
  ] as const)('where %s: after a passed robbery another tile may be won on: %s', (house, may) => {
    const spec = { hands: { 1: PASSING }, melds, turn: 3, front: '5p2p', back: '9m' } as const
    const table = inHouse(house, spec, '3 kongs 5p', '1 passes', '3 discards 9m', '0 discards 2p')
    expect(mayWin(table, 1)).toBe(may)
  })

  it.each([
    ['that kind is barred', true],
    ['every win is barred', false],
    ['nothing is barred', true],
  ] as const)('where %s: after a passed discard the same tile may be robbed: %s', (house, may) => {
    const hands = { 1: PASSING, 2: '99m6z+', 3: '55p9m+' }
    const spec = { hands, turn: 2, front: '5p5p' } as const
    const table = inHouse(house, spec, '2 discards 5p', '1 passes', '3 pongs', '3 discards 9m')
    act(table, '2 pongs', '2 discards 6z', '3 kongs 5p')
    expect(mayWin(table, 1)).toBe(may)
  })
})

describe('where every win is barred after a pass', () => {
  it('whoever answers a winning discard with a pong has let the win go', () => {
    const spec = { hands: { 1: '123456789m2233p111s' }, turn: 0, front: '2p3p' } as const
    const play = ['0 discards 2p', '1 pongs', '1 discards 3p', '2 discards 3p'] as const
    expect(mayWin(inHouse('every win is barred', spec, ...play), 1)).toBe(false)
    expect(mayWin(inHouse('that kind is barred', spec, ...play), 1)).toBe(true)
  })
})
