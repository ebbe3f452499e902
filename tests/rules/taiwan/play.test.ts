import { describe, expect, it } from 'vitest'
import { newGame } from '../../../src/engine/table/game'
import { viewFor } from '../../../src/engine/table/viewFor'
import { diceSum } from '../../../src/engine/tiles/random'
import { taiwan } from '../../../src/rules/taiwan'
import { act, asked, discardable, offers, paid, worthOfWin } from '../../support/acting'
import { deal, midHand } from '../../support/rigged'
import type { MidHand, Table } from '../../support/rigged'

const rules = taiwan({})
const at = (spec: MidHand): Table => midHand({ rules, ...spec })

/** Nothing exposed, waits for 5p and 8p: concealed self-draw 3, or 1 by a discard. */
const READY = '123567m345999s67p11z'

describe('the first dealer', () => {
  it.each(['a', 'b', 'c', 'd'])('is counted off from the person, seed %s', (seed) => {
    const { seating } = newGame(rules, { seed, length: 'game' })
    expect(seating.draw).toBeNull()
    expect(seating.players[0]).toBe((diceSum(seating.firstThrow) - 1) % 4)
    expect(seating.players).toEqual([0, 1, 2, 3].map((seat) => (seating.players[0] + seat) % 4))
  })
})

describe('a win', () => {
  it('needs no tai at all', () => {
    const melds = { 1: 'chow 123m from 0, chow 567m from 0, pong 999s from 2, chow 345s from 0' }
    const table = at({ hands: { 1: '67p11z' }, melds, turn: 2, front: '8p' })
    act(table, '2 discards 8p')
    const promised = { total: 0, minimum: 0, gain: 100, falseMahjong: null }
    expect(worthOfWin(table, 1)).toMatchObject(promised)
    act(table, '1 wins')
    expect(paid(table)).toEqual([['win', [0, 100, -100, 0]]])
  })

  it('tells the dealer tai of each payment', () => {
    const table = at({ hands: { 1: READY }, turn: 1, front: '8p', streak: 1 })
    expect(worthOfWin(table, 1)?.gain).toBe(540)
    act(table, '1 wins')
    expect(table.state.finished.at(-1)?.payments).toEqual([
      { reason: 'win', deltas: [-220, 540, -160, -160], extra: [3, 0, 0, 0] },
    ])
  })

  it('of the dealer costs each the dealer tai', () => {
    const table = act(at({ hands: { 1: READY }, turn: 1, front: '8p', dealer: 1 }), '1 wins')
    expect(table.state.finished.at(-1)?.payments).toEqual([
      { reason: 'win', deltas: [-180, 540, -180, -180], extra: [1, 0, 1, 1] },
    ])
  })
})

describe('there is no Closing and nothing is chased', () => {
  it('no discard may close the hand', () => {
    expect(discardable(at({ hands: { 1: READY }, turn: 1, front: '9p' }), 1, true)).toBe('')
  })

  it('four discards of a tile in a row cost nothing, Wests neither', () => {
    const table = at({ turn: 0, front: '3z3z3z3z' })
    act(table, '0 discards 3z', '1 discards 3z', '2 discards 3z', '3 discards 3z')
    expect(paid(table)).toEqual([])
  })
})

describe('a concealed kong', () => {
  const start = (): Table =>
    act(at({ hands: { 1: '9999s+' }, turn: 1, front: '5p', back: '4p' }), '1 kongs 9s')

  it('is paid nothing', () => {
    expect(paid(start())).toEqual([])
  })

  it('lies face down for the others until the hand ends', () => {
    const table = start()
    expect(viewFor(rules, table.state, 3).players[1].melds).toEqual([{ kind: 'hidden-kong' }])
    expect(viewFor(rules, table.state, 1).players[1].melds).toMatchObject([{ kind: 'kong' }])
  })

  it('is open to all when the hand is over', () => {
    const hands = { 1: '9999s123567m67p111z4z' }
    const table = at({ hands, turn: 1, front: '4z', back: '8p' })
    act(table, '1 kongs 9s', '1 wins')
    const [meld] = viewFor(rules, table.state, 3).players[1].melds
    expect(meld).toMatchObject({ kind: 'kong', made: 'concealed' })
  })
})

describe('eight flowers', () => {
  const spec: MidHand = {
    hands: { 1: '+' },
    flowers: { 1: '1234567f' },
    turn: 1,
    front: '8f1z2z3z4z',
    back: '9m',
  }

  it('win as soon as the eighth is replaced, paid as a self-draw', () => {
    const table = at(spec)
    expect(worthOfWin(table, 1)).toMatchObject({ total: 8, byFlowers: true })
    act(table, '1 wins')
    expect(paid(table)).toEqual([['win', [-280, 800, -260, -260]]])
  })

  it('may be let go', () => {
    const table = act(at(spec), '1 discards 9m', '2 discards 1z', '3 discards 2z', '0 discards 3z')
    expect(asked(table)).toEqual([1])
    expect(offers(table, 1)).toEqual([])
  })

  it('win in the deal too, before the dealer begins', () => {
    const hands = { 2: '12345678f13579m258p' }
    const table = deal({ rules, hands, back: '1z2z3z4z5z6z7z9s' })
    expect(table.state.stage).toMatchObject({ stage: 'flower-win', seat: 2 })
    expect(offers(table, 2)).toEqual(['win', 'pass'])
    act(table, '2 passes')
    expect(table.state.stage).toMatchObject({ stage: 'acting', seat: 0 })
  })

  it('are no win at seven', () => {
    const flowers = { 1: '123456f', 0: '8f' }
    expect(offers(at({ ...spec, flowers, front: '7f' }), 1)).toEqual([])
  })
})

describe('the dealt hand', () => {
  const seventeen = '123567m345999s678p22p'

  it('of the dealer may be heavenly: 24, and nothing for how it was won', () => {
    const table = deal({ rules, hands: { 0: seventeen } })
    expect(worthOfWin(table, 0)?.total).toBe(24)
  })

  it('of another may be human, on the first discard of the dealer', () => {
    const table = deal({ rules, hands: { 0: '2p+', 1: '123567m345999s678p2p' } })
    act(table, '0 discards 2p')
    expect(worthOfWin(table, 1)?.total).toBe(16)
  })

  it('of another may be earthly, on its first draw', () => {
    const table = deal({ rules, hands: { 0: '6z+', 1: '123567m345999s678p2p' }, front: '2p' })
    act(table, '0 discards 6z')
    expect(worthOfWin(table, 1)?.total).toBe(16)
  })

  it('is not earthly once somebody has claimed', () => {
    const hands = { 0: '9p+', 1: '123567m345999s678p2p', 3: '99p6z+' }
    const table = deal({ rules, hands, front: '7z2p' })
    act(table, '0 discards 9p', '3 pongs', '3 discards 6z', '0 discards 7z')
    expect(worthOfWin(table, 1)?.total).toBe(3 + 1)
  })
})

describe('house rules', () => {
  it.each([
    [{ base: 50 }, [0, 70, -70, 0]],
    [{ perTai: 50 }, [0, 150, -150, 0]],
    [{ base: 0, perTai: 1 }, [0, 1, -1, 0]],
  ])('%j', (options, deltas) => {
    const spec: MidHand = { hands: { 1: READY }, turn: 2, front: '8p' }
    const table = midHand({ rules: taiwan(options), ...spec })
    act(table, '2 discards 8p', '1 wins')
    expect(paid(table)).toEqual([['win', deltas]])
  })
})
