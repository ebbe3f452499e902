import { describe, expect, it } from 'vitest'

import { backTile, dealtTo, frontTile } from '../../../src/engine/table/wall'
import { ALL_TILES } from '../../../src/engine/tiles/tile'
import { act, leftInWall } from '../../support/acting'
import { deal, midHand } from '../../support/rigged'

/** A wall whose tiles are numbered 0-143 in draw order. */
const LINE = ALL_TILES

const from = (...starts: number[]): number[] =>
  starts.flatMap((start) => [start, start + 1, start + 2, start + 3])

describe('the deal', () => {
  it('gives four at a time from the dealer on, then one more to the dealer', () => {
    expect(dealtTo(LINE, 0, 0)).toEqual([...from(0, 16, 32, 48), 64])
    expect(dealtTo(LINE, 0, 1)).toEqual(from(4, 20, 36, 52))
    expect(dealtTo(LINE, 0, 2)).toEqual(from(8, 24, 40, 56))
    expect(dealtTo(LINE, 0, 3)).toEqual(from(12, 28, 44, 60))
  })

  it('begins with the dealer, wherever it sits', () => {
    expect(dealtTo(LINE, 2, 2)).toEqual([...from(0, 16, 32, 48), 64])
    expect(dealtTo(LINE, 2, 3)).toEqual(from(4, 20, 36, 52))
    expect(dealtTo(LINE, 2, 1)).toEqual(from(12, 28, 44, 60))
  })

  it('takes 65 tiles from the front', () => {
    const { wall } = deal({}).state
    expect(wall.front).toBe(65)
    expect(wall.back).toBe(0)
    expect(frontTile(wall)).toBe(wall.line[65])
    expect(backTile(wall)).toBe(wall.line[143])
  })
})

describe('the wall', () => {
  it('loses a tile to each kong and to each flower', () => {
    const hands = { 1: '1111m2222m+' }
    const table = midHand({ hands, turn: 1, front: '9m', back: '2f4m5m' })
    const left = leftInWall(table)
    act(table, '1 kongs 1m', '1 kongs 2m')
    expect(leftInWall(table)).toBe(left - 3)
    expect(table.state.players[1].flowers).toHaveLength(1)
  })
})
