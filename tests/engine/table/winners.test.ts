import { describe, expect, it } from 'vitest'

import type { Seat } from '../../../src/engine/tiles/seat'
import { worldwide } from '../../../src/rules/worldwide'
import { act, asked, person } from '../../support/acting'
import { PAIRS_IN_CIRCLES, RUN_IN_CIRCLES } from '../../support/hands'
import { midHand } from '../../support/rigged'
import type { Table } from '../../support/rigged'

/** Seats 1 and 3 may win on a 9p that is discarded. */
const twoWaiting = (discarder: Seat, rules = worldwide) => {
  const hands = { 1: RUN_IN_CIRCLES, 3: PAIRS_IN_CIRCLES }
  const table = midHand({ rules, hands, turn: discarder, front: '9p' })
  return act(table, `${discarder} discards 9p`)
}

const winnersOf = (table: Table): Seat[] =>
  table.facts.flatMap((event) => (event.event === 'win' ? [event.seat] : []))

describe('a tile that two seats could win on', () => {
  it.each<[Seat, Seat[]]>([
    [0, [1, 3]],
    [2, [3, 1]],
  ])('discarded by seat %i is won by both, in turn order from there: %j', (discarder, order) => {
    const table = twoWaiting(discarder)
    act(table, '1 wins')
    expect(winnersOf(table)).toEqual([])
    act(table, '3 wins')
    expect(winnersOf(table)).toEqual(order)
  })

  it('is won by the one who wants it', () => {
    expect(winnersOf(act(twoWaiting(0), '1 passes', '3 wins'))).toEqual([3])
    expect(winnersOf(act(twoWaiting(0), '3 passes', '1 wins'))).toEqual([1])
  })

  const nearest = { ...worldwide, claims: { ...worldwide.claims, winners: 'nearest' as const } }

  it.each<[Seat, Seat]>([
    [0, 1],
    [2, 3],
  ])('discarded by seat %i goes to seat %i alone where the nearest wins', (discarder, winner) => {
    const table = twoWaiting(discarder, nearest)
    act(table, `${winner} wins`)
    expect(winnersOf(table)).toEqual([winner])
    expect(asked(table)).toEqual([person(table)])
  })

  it('waits for the nearer one where the nearest wins', () => {
    const table = act(twoWaiting(0, nearest), '3 wins')
    expect(asked(table)).toEqual([1])
    expect(winnersOf(act(table, '1 passes'))).toEqual([3])
    const other = act(twoWaiting(0, nearest), '3 wins', '1 wins')
    expect(winnersOf(other)).toEqual([1])
  })
})
