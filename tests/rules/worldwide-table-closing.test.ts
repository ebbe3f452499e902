import { describe, expect, it } from 'vitest'

import { viewFor } from '../../src/engine/table/viewFor'
import { printTile } from '../../src/engine/tiles/notation'
import { SEATS } from '../../src/engine/tiles/seat'
import { kindOf } from '../../src/engine/tiles/tile'
import { worldwide } from '../../src/rules/worldwide'
import {
  act,
  asked,
  discardable,
  drawnBy,
  happened,
  offers,
  paid,
  person,
  rowsOf,
  worthOfWin,
} from '../support/acting'
import { POOR } from '../support/hands'
import { deal, midHand } from '../support/rigged'
import type { MidHand } from '../support/rigged'

/** Waits for 1z alone, with 888s in hand and a kong shown. */
const WAITING = {
  hands: { 1: '234567m345p888s1z' },
  melds: { 1: 'concealed-gong 9999p' },
} as const

const closedTurn = (front: string, spec: Partial<MidHand> = {}) =>
  midHand({ ...WAITING, closed: [1], turn: 1, front, ...spec })

describe('Closing', () => {
  it('is open after a draw, with any tile of the hand', () => {
    const table = midHand({ ...WAITING, turn: 1, front: '8s' })
    expect(discardable(table, 1, true)).toBe('234567m345p8s1z')
  })

  it.each(['1 pongs', '1 chows 45p'] as const)('is open after a claim: %s', (claim) => {
    const table = midHand({ hands: { 1: '33445p+' }, turn: 0, front: '3p' })
    act(table, '0 discards 3p', claim)
    expect(discardable(table, 1, true)).toBe(discardable(table, 1))
    expect(discardable(table, 1, true)).not.toBe('')
  })

  it('is open to the dealer before its first discard', () => {
    expect(discardable(deal({}), 0, true)).toBe(discardable(deal({}), 0))
  })

  it('is not open while a discard is claimed', () => {
    const table = midHand({ hands: { 1: '33p+' }, turn: 0, front: '3p' })
    act(table, '0 discards 3p')
    expect(discardable(table, 1, true)).toBe('')
  })

  it('is one action with the discard', () => {
    const table = act(midHand({ ...WAITING, turn: 1, front: '8s' }), '1 closes with 8s')
    expect(table.facts[0]).toMatchObject({ event: 'discard', seat: 1, drawn: true, close: true })
    expect(table.state.players[1].closed).toBe(true)
    expect(table.state.players[1].discards.at(-1)?.close).toBe(true)
  })
})

describe('a closed hand', () => {
  it('discards what it draws, and makes no kong', () => {
    const table = closedTurn('8s')
    expect(offers(table, 1)).toEqual([])
    expect(discardable(table, 1)).toBe('8s')
    expect(discardable(table, 1, true)).toBe('')
    expect(() => act(table, '1 closes with 8s')).toThrow('not legal')
  })

  it('wins with the drawn tile or discards it', () => {
    const table = closedTurn('1z')
    expect(offers(table, 1)).toEqual(['win'])
    expect(discardable(table, 1)).toBe('1z')
  })

  it('claims no chow, pong or kong', () => {
    const table = midHand({ ...WAITING, closed: [1], turn: 0, front: '8s5m' })
    act(table, '0 discards 8s')
    expect(asked(table)).toEqual([1])
    expect(drawnBy(table, 1)).toBe('5m')
  })

  it('may win on a discard', () => {
    const table = midHand({ ...WAITING, closed: [1], turn: 3, front: '1z' })
    act(table, '3 discards 1z')
    expect(offers(table, 1)).toEqual(['win', 'pass'])
    act(table, '1 wins')
    expect(rowsOf(table)[0]).toMatchObject({ closing: 5 })
  })

  it('may rob a gong', () => {
    const melds = { 3: 'pong 666p from 2' }
    const table = midHand({ hands: { 1: POOR }, melds, closed: [1], turn: 3, front: '6p' })
    expect(offers(act(table, '3 kongs 6p'), 1)).toEqual(['win', 'pass'])
  })

  it('has its flowers replaced as ever', () => {
    const table = closedTurn('1f', { back: '5f9m' })
    expect(discardable(table, 1)).toBe('9m')
    expect(table.state.players[1].flowers).toHaveLength(2)
  })

  it('stays closed', () => {
    const table = closedTurn('8s1p2p3p9m')
    act(table, '1 discards 8s', '2 discards 1p', '3 discards 2p', '0 discards 3p')
    expect(table.state.players[1].closed).toBe(true)
    expect(discardable(table, 1)).toBe('9m')
  })

  it('is open again in the next hand', () => {
    const table = act(closedTurn('1z'), '1 wins')
    act(table, `${person(table)} continues`)
    expect(table.state.players.some(({ closed }) => closed)).toBe(false)
    const turn = asked(table)[0] ?? 0
    expect(discardable(table, turn)).not.toBe(drawnBy(table, turn))
  })
})

describe('a closed hand is face down for its owner too', () => {
  const table = midHand({ ...WAITING, turn: 1, front: '5p1p2p3p8s9m' })
  act(table, '1 closes with 5p')

  it('the view shows how many tiles, and none of them', () => {
    const { own } = viewFor(worldwide, table.state, 1)
    expect(own).toEqual({ closed: true, count: 13, drawn: null })
  })

  it('nobody’s events tell what it drew before, its owner’s neither', () => {
    for (const seat of SEATS) {
      const { events } = viewFor(worldwide, table.state, seat)
      const draws = events.filter((event) => event.event === 'draw' && event.seat === 1)
      expect(draws.length).toBeGreaterThan(1)
      for (const draw of draws) expect(draw).toMatchObject({ tile: null })
    }
  })

  it('its own turn shows the drawn tile, and nothing else', () => {
    const turn = closedTurn('8s')
    const { own, choices, events } = viewFor(worldwide, turn.state, 1)
    const { drawn } = turn.state.players[1]
    expect(own).toEqual({ closed: true, count: 14, drawn })
    expect(choices.map(({ action }) => action)).toEqual([
      { type: 'discard', seat: 1, offer: 1, tile: drawn, close: false },
    ])
    expect(events.at(-1)).toMatchObject({ event: 'draw', seat: 1, tile: drawn })
  })

  it('no refusal tells what it could have claimed', () => {
    const claimed = midHand({ ...WAITING, closed: [1], turn: 3, front: '8s' })
    act(claimed, '3 discards 8s')
    expect(viewFor(worldwide, claimed.state, 1).choices).toEqual([])
  })

  it('an offered win is told, with its worth', () => {
    const { choices } = viewFor(worldwide, closedTurn('1z').state, 1)
    const [win] = choices
    expect(win?.action.type).toBe('win')
    expect(win?.worth?.total).toBeGreaterThan(20)
  })

  it('everybody else sees that it is closed', () => {
    for (const seat of [0, 2, 3] as const) {
      const { players } = viewFor(worldwide, table.state, seat)
      expect(players[1]).toMatchObject({ closed: true, count: 13 })
    }
  })

  it('lies open when the hand ends', () => {
    const over = act(closedTurn('1z'), '1 wins')
    const [result] = viewFor(worldwide, over.state, 1).finished
    const shown = result?.hands[1].concealed.map(kindOf).map(printTile)
    expect(shown).toContain('2m')
  })
})

describe('a closed hand that is complete only as a shape that Closing forbids', () => {
  it.each([
    ['Nico Nico', '1133557799m113355p', '1m'],
    ['16 Orphans', '147m258p369s1123456z', '7z'],
  ])('%s: may be declared, and is a False Mahjong', (_, hand, tile) => {
    const table = midHand({ hands: { 1: hand }, closed: [1], turn: 1, front: tile })
    expect(offers(table, 1)).toEqual(['win'])
    expect(worthOfWin(table, 1)).toMatchObject({ falseMahjong: 'barred-shape' })
    act(table, '1 wins')
    expect(paid(table)).toEqual([['false-mahjong', [25, -75, 25, 25]]])
    expect(happened(table)).toContain('hand-over')
  })

  it.each([
    ['Nico Nico', '1133557799m113355p', '1m'],
    ['16 Orphans', '147m258p369s1123456z', '7z'],
  ])('%s: wins when it is open', (_, hand, tile) => {
    const table = midHand({ hands: { 1: hand }, turn: 1, front: tile })
    expect(worthOfWin(table, 1)).toMatchObject({ falseMahjong: null })
  })

  it('13 Orphans are not forbidden', () => {
    const table = midHand({
      hands: { 1: '13459m19p19s1123456z' },
      closed: [1],
      turn: 1,
      front: '7z',
    })
    expect(worthOfWin(table, 1)).toMatchObject({ falseMahjong: null })
  })
})
