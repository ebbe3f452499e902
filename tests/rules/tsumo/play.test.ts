import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../src/engine/table/viewFor'
import { tsumo } from '../../../src/rules/tsumo'
import { act, asked, discardable, offers, paid, refusals, worthOfWin } from '../../support/acting'
import { deal, midHand } from '../../support/rigged'
import type { MidHand, Table } from '../../support/rigged'

const at = (spec: MidHand): Table => midHand({ rules: tsumo, ...spec })

describe('L15 the one tai that a win needs', () => {
  const spec: MidHand = {
    hands: { 1: '34s22z555p' },
    melds: { 1: 'chow 123m from 0, chow 456p from 0, chow 789s from 0' },
    turn: 2,
    front: '2s',
  }

  it('below it a discard is not offered, and nobody is asked', () => {
    const table = act(at(spec), '2 discards 2s')
    expect(asked(table)).toEqual([3])
    const { choices } = viewFor(tsumo, table.state, 1)
    const win = choices.find(({ action }) => action.type === 'win')
    expect(win).toMatchObject({ refused: 'below-minimum', worth: { total: 0, minimum: 1 } })
  })

  it('a flower of neither seat nor round is enough', () => {
    const table = act(at({ ...spec, flowers: { 1: '3f' } }), '2 discards 2s')
    expect(worthOfWin(table, 1)).toMatchObject({ total: 1, minimum: 1, falseMahjong: null })
  })

  it('a flower of the round is worth two', () => {
    const table = act(at({ ...spec, flowers: { 1: '1f' } }), '2 discards 2s')
    expect(worthOfWin(table, 1)?.total).toBe(2)
  })

  it('a self-draw is enough', () => {
    const table = at({ ...spec, turn: 1 })
    expect(worthOfWin(table, 1)).toMatchObject({ total: 1, gain: 3 })
    act(table, '1 wins')
    expect(paid(table)).toEqual([['win', [-1, 3, -1, -1]]])
  })

  it('K03 an open kong is no concealed triplet: not offered', () => {
    const melds = { 1: 'gong 6666m from 0' }
    const table = at({ hands: { 1: '111m999s234s67p44z' }, melds, turn: 2, front: '8p' })
    act(table, '2 discards 8p')
    expect(offers(table, 1)).toEqual([])
  })
})

describe('a concealed kong', () => {
  const start = (): Table =>
    act(at({ hands: { 1: '9999s+' }, turn: 1, front: '5p', back: '4p' }), '1 kongs 9s')

  it('is paid 1 by each at once', () => {
    expect(paid(start())).toEqual([['concealed-gong', [-1, 3, -1, -1]]])
  })

  it('lies face down for the others', () => {
    const { state } = start()
    expect(viewFor(tsumo, state, 3).players[1].melds).toEqual([{ kind: 'hidden-kong' }])
  })

  it('is open when the hand is over', () => {
    const hands = { 1: '9999s123567m67p111z4z' }
    const table = at({ hands, turn: 1, front: '4z', back: '8p' })
    act(table, '1 kongs 9s', '1 wins')
    const [meld] = viewFor(tsumo, table.state, 3).players[1].melds
    expect(meld).toMatchObject({ kind: 'kong', made: 'concealed' })
  })
})

describe('flowers', () => {
  it('all eight are no win by themselves', () => {
    const flowers = { 1: '1234567f' }
    const table = at({ hands: { 1: '+' }, flowers, turn: 1, front: '8f', back: '9m' })
    expect(offers(table, 1)).toEqual([])
  })

  it('all eight in the deal are nothing to ask about', () => {
    const hands = { 2: '12345678f13579m258p' }
    const table = deal({ rules: tsumo, hands, back: '1z2z3z4z5z6z7z9s' })
    expect(table.state.stage).toMatchObject({ stage: 'acting', seat: 0 })
  })

  it('are paid for only when the hand wins', () => {
    const table = at({
      hands: { 1: '+' },
      flowers: { 1: '123f' },
      turn: 1,
      front: '4f',
      back: '9m',
    })
    expect(paid(table)).toEqual([])
  })
})

describe('there is no Closing and nothing is chased', () => {
  it('no discard may close the hand', () => {
    expect(discardable(at({ hands: { 1: '+' }, turn: 1, front: '9p' }), 1, true)).toBe('')
  })

  it('four discards of a tile in a row cost nothing', () => {
    const table = at({ turn: 0, front: '3z3z3z3z' })
    act(table, '0 discards 3z', '1 discards 3z', '2 discards 3z', '3 discards 3z')
    expect(paid(table)).toEqual([])
    expect(refusals(table, 0)).toEqual({})
  })
})

describe('seven pairs and a pong', () => {
  it('win on any of eight pairs', () => {
    const table = at({ hands: { 1: '1155m3377p2244s1166z' }, turn: 2, front: '7p' })
    act(table, '2 discards 7p')
    expect(worthOfWin(table, 1)?.total).toBe(3 + 1)
  })
})
