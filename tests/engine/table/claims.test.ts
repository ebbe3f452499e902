import { describe, expect, it } from 'vitest'

import { step } from '../../../src/engine/table/step'
import { viewFor } from '../../../src/engine/table/viewFor'
import type { Seat } from '../../../src/engine/tiles/seat'
import { worldwide } from '../../../src/rules/worldwide'
import { act, actionOf, asked, happened, meldsOf, offers, riverOf } from '../../support/acting'
import { SINGLE_CIRCLE } from '../../support/hands'
import { midHand } from '../../support/rigged'
import { tinyRules } from '../../support/tinyRules'

const chowsOf = (offered: string[]) => offered.filter((one) => one.startsWith('chow'))

describe('a chow', () => {
  const hands = { 1: '45m9p147p258s1234567z' }

  it.each<[Seat, string[]]>([
    [0, ['chow 45m', 'pass']],
    [2, []],
    [3, []],
  ])('of the discard of seat %i is offered to seat 1: %j', (discarder, offered) => {
    const table = midHand({ hands, turn: discarder, front: '3m' })
    act(table, `${discarder} discards 3m`)
    expect(offers(table, 1)).toEqual(offered)
  })

  it('is not offered with the fourth tile of a kong', () => {
    const melds = { 0: 'pong 333m from 2' }
    const table = midHand({ hands, melds, turn: 0, front: '3m', back: '9s' })
    act(table, '0 kongs 3m')
    expect(asked(table)).toEqual([0])
  })

  it.each(['1p', '1s', '1z', '5z'])('is never made across suits or of honours: %s', (tile) => {
    const table = midHand({ hands: { 1: '4689m489p489s223467z' }, turn: 0, front: tile })
    act(table, `0 discards ${tile}`)
    expect(chowsOf(offers(table, 1))).toEqual([])
  })
})

describe('whoever is asked', () => {
  it('is offered three chows, a pong and a kong at once', () => {
    const table = midHand({ hands: { 1: '3455567m123789p22s4z' }, turn: 0, front: '5m' })
    act(table, '0 discards 5m')
    const all = ['chow 34m', 'chow 46m', 'chow 67m', 'pong', 'kong', 'pass']
    expect(offers(table, 1)).toEqual(all)
  })

  it('is never the discarder', () => {
    const table = midHand({ hands: { 0: '55546m147p258s12345z' }, turn: 0, front: '5m' })
    act(table, '0 discards 5m')
    expect(asked(table)).not.toContain(0)
  })
})

/** Seat 0 discards a 9p that 1 may chow, 2 may win on and 3 may pong. */
const contested = () => {
  const hands = {
    1: '147m78p258s12345566z',
    2: SINGLE_CIRCLE,
    3: '258m99p369s12234466z',
  }
  return act(midHand({ hands, turn: 0, front: '9p' }), '0 discards 9p')
}

describe('a tile that several seats could claim', () => {
  it('is offered to all of them at the same time', () => {
    const table = contested()
    expect(asked(table)).toEqual([1, 2, 3])
    expect(offers(table, 1)).toEqual(['chow 78p', 'pass'])
    expect(offers(table, 2)).toEqual(['win', 'pass'])
    expect(offers(table, 3)).toEqual(['pong', 'pass'])
  })

  it('goes to nobody while somebody with a higher claim has not answered', () => {
    const table = contested()
    act(table, '1 chows 78p')
    expect(happened(table)).toEqual(['answer'])
    expect(asked(table)).toEqual([2, 3])
    act(table, '3 pongs')
    expect(happened(table)).toEqual(['answer'])
    expect(asked(table)).toEqual([2])
  })

  it('is a pong rather than a chow, whoever answered first', () => {
    const table = act(contested(), '1 chows 78p', '3 pongs', '2 passes')
    expect(meldsOf(table, 3)).toEqual(['pong 999p'])
    expect(meldsOf(table, 1)).toEqual([])
    expect(asked(table)).toEqual([3])
  })

  it('is a chow when nobody wants more', () => {
    const table = act(contested(), '3 passes', '1 chows 78p', '2 passes')
    expect(meldsOf(table, 1)).toEqual(['chow 789p'])
    expect(asked(table)).toEqual([1])
    expect(riverOf(table, 0)).not.toContain('9p')
  })

  it('is won at once, without waiting for lower claims', () => {
    const table = act(contested(), '2 wins')
    expect(table.state.stage.stage).toBe('hand-over')
    expect(happened(table)).toEqual(['answer', 'win', 'pay', 'hand-over'])
  })

  it('goes on to the next draw when all pass', () => {
    const table = act(contested(), '2 passes', '1 passes', '3 passes')
    expect(happened(table).slice(0, 4)).toEqual(['answer', 'answer', 'answer', 'draw'])
    expect(asked(table)).toEqual([1])
    expect(riverOf(table, 0)).toContain('9p')
  })

  it('is not asked about any longer where a claim is beaten, and that is no pass', () => {
    const table = act(contested(), '3 pongs')
    expect(asked(table)).toEqual([2])
    expect(offers(table, 1)).toEqual([])
    expect(() => act(table, '1 passes')).toThrow('not legal')
    act(table, '2 passes')
    const answers = table.state.events.flatMap((event) =>
      event.event === 'answer' ? [[event.seat, event.answer]] : [],
    )
    expect(answers).toEqual([
      [3, 'pong'],
      [2, 'pass'],
    ])
  })

  it('shows nobody what another answered', () => {
    const table = contested()
    const before = viewFor(worldwide, table.state, 2)
    act(table, '1 chows 78p')
    expect(viewFor(worldwide, table.state, 2)).toEqual(before)
    act(table, '3 passes')
    expect(viewFor(worldwide, table.state, 2)).toEqual(before)
  })
})

describe('one answer a seat and question', () => {
  it('is taken; the second is refused and changes nothing', () => {
    const table = act(contested(), '1 chows 78p')
    const { state } = table
    expect(() => act(table, '1 passes')).toThrow('not legal')
    expect(() => act(table, '1 chows 78p')).toThrow('not legal')
    expect(table.state).toBe(state)
  })

  it('is not taken when it answers another question', () => {
    const table = contested()
    const pass = actionOf(table, '2 passes')
    for (const offer of [pass.offer - 1, pass.offer + 1]) {
      expect(() => step(worldwide, table.state, { ...pass, offer })).toThrow('not legal')
    }
    expect(() => step(worldwide, table.state, pass)).not.toThrow()
  })

  it('is not a discard while claims are open; the tile stays in the hand', () => {
    const table = contested()
    const held = table.state.players[2].concealed
    expect(() => act(table, '2 discards 4m')).toThrow('not legal')
    expect(table.state.players[2].concealed).toBe(held)
    expect(asked(table)).toEqual([1, 2, 3])
  })
})

describe('where chow and pong rank alike', () => {
  it('the seat that comes first after the discarder takes the tile', () => {
    const hands = { 1: '147m78p258s12345566z', 3: '258m99p369s12234466z' }
    const open = () =>
      act(midHand({ rules: tinyRules, hands, turn: 0, front: '9p' }), '0 discards 9p')
    expect(meldsOf(act(open(), '3 pongs', '1 chows 78p'), 1)).toEqual(['chow 789p'])
    expect(meldsOf(act(open(), '1 chows 78p'), 1)).toEqual(['chow 789p'])
    expect(meldsOf(act(open(), '3 pongs', '1 passes'), 3)).toEqual(['pong 999p'])
  })
})
