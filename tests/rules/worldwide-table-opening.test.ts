import { describe, expect, it } from 'vitest'

import { newGame } from '../../src/engine/table/game'
import { seatsOwing } from '../../src/engine/table/legal'
import { seatOfPlayer } from '../../src/engine/table/seating'
import type { Dice } from '../../src/engine/tiles/random'
import { worldwide } from '../../src/rules/worldwide'
import { act, happened, paid } from '../support/acting'
import { deal } from '../support/rigged'
import type { Table } from '../support/rigged'

describe('a game', () => {
  const start = (): Table => {
    const state = newGame(worldwide, { seed: 'opening', length: 'round' })
    return { rules: worldwide, idle: [], state, facts: [] }
  }

  it('opens with the ceremony, which the person ends', () => {
    const table = start()
    const seat = seatOfPlayer(table.state.seating, 0)
    expect(table.state.stage.stage).toBe('ceremony')
    expect(seatsOwing(table.state)).toEqual([seat])
    act(table, `${seat} continues`)
    expect(happened(table).slice(0, 2)).toEqual(['hand-started', 'dice'])
  })

  it('begins in the East round with seat 0 as the dealer and nothing on the table', () => {
    const table = start()
    act(table, `${seatOfPlayer(table.state.seating, 0)} continues`)
    expect(table.state).toMatchObject({ hand: 0, round: 'E', dealer: 0, streak: 0, pool: 0 })
  })
})

describe('the dealer’s break throw', () => {
  it.each<[Dice, number]>([
    [[1, 1, 1], 10],
    [[2, 2, 2], 5],
    [[3, 3, 3], 5],
    [[4, 4, 4], 5],
    [[5, 5, 5], 5],
    [[6, 6, 6], 10],
  ])('%j is paid %i by each of the others, before the deal', (dice, points) => {
    const table = deal({ dealer: 2, dice })
    expect(happened(table).slice(0, 4)).toEqual(['hand-started', 'dice', 'pay', 'dealt'])
    expect(paid(table)).toEqual([['dice', [-points, -points, 3 * points, -points]]])
  })

  it.each<[Dice]>([[[1, 1, 2]], [[6, 6, 5]], [[1, 2, 3]], [[2, 1, 2]]])('%j is not', (dice) => {
    expect(paid(deal({ dice }))).toEqual([])
  })
})
