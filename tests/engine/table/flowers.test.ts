import { describe, expect, it } from 'vitest'

import { printTile } from '../../../src/engine/tiles/notation'
import { kindOf } from '../../../src/engine/tiles/tile'
import type { TileId } from '../../../src/engine/tiles/tile'
import {
  act,
  asked,
  discardable,
  drawnBy,
  handOf,
  happened,
  leftInWall,
  offers,
} from '../../support/acting'
import { deal, midHand } from '../../support/rigged'
import type { Table } from '../../support/rigged'
import { tinyRules } from '../../support/tinyRules'

const text = (tile: TileId | null): string => (tile === null ? 'nothing' : printTile(kindOf(tile)))

const laidDown = ({ state }: Table): string[] =>
  state.events.flatMap((event) =>
    event.event === 'flower'
      ? [`${event.seat}: ${text(event.tile)} for ${text(event.replacement)}`]
      : [],
  )

describe('flowers of the deal', () => {
  it('are laid down from the dealer on, each player all that it holds, in rounds', () => {
    const hands = { 0: '3f+', 1: '+', 2: '1f2f+', 3: '+' }
    const table = deal({ dealer: 2, hands, back: '4f9m5f1p6f2p3p' })
    expect(laidDown(table)).toEqual([
      '2: 1f for 4f',
      '2: 2f for 9m',
      '0: 3f for 5f',
      '2: 4f for 1p',
      '0: 5f for 6f',
      '0: 6f for 2p',
    ])
  })

  it('leave the dealer with seventeen tiles and the others with sixteen', () => {
    const table = deal({ hands: { 0: '1f2f3f+', 3: '4f+' }, back: '9m8m7m6m' })
    const sizes = table.state.players.map(({ concealed }) => concealed.length)
    expect(sizes).toEqual([17, 16, 16, 16])
    expect(handOf(table, 0)).toMatch(/7.*8.*9.*m/)
    expect(asked(table)).toEqual([0])
  })

  it('count the wall down: 79 tiles after the deal, one less for each flower', () => {
    expect(leftInWall(deal({}))).toBe(79)
    expect(leftInWall(deal({ hands: { 0: '1f2f3f+', 3: '4f+' }, back: '9m8m7m5f6m' }))).toBe(74)
  })

  it('make the last replacement the dealer’s drawn tile', () => {
    const table = deal({ hands: { 0: '1f2f+' }, back: '9m8m' })
    expect(drawnBy(table, 0)).toBe('8m')
  })
})

describe('a flower in play', () => {
  const hands = { 1: '+' }

  it('is replaced from the back, again and again, and shifts no ordinary draw', () => {
    const table = midHand({ hands, turn: 1, front: '3f9m', back: '7f5p' })
    expect(laidDown(table)).toEqual(['1: 3f for 7f', '1: 7f for 5p'])
    expect(drawnBy(table, 1)).toBe('5p')
    expect(table.state.players[1].concealed).toHaveLength(17)
    expect(table.state.players[1].flowers.map(kindOf).map(printTile)).toEqual(['3f', '7f'])
    act(table, '1 discards 5p')
    expect(drawnBy(table, 2)).toBe('9m')
  })

  it('moves the front by one and the back by one for each flower', () => {
    const plain = midHand({ hands, turn: 1, front: '9p' }).state.wall
    const { wall } = midHand({ hands, turn: 1, front: '3f', back: '7f5p' }).state
    expect([wall.front - plain.front, wall.back - plain.back]).toEqual([0, 2])
  })

  it('replaces the tile of a kong that is a flower', () => {
    const table = midHand({ hands: { 1: '9999s+' }, turn: 1, front: '9m', back: '1f5p' })
    act(table, '1 kongs 9s')
    expect(laidDown(table)).toEqual(['1: 1f for 5p'])
    expect(asked(table)).toEqual([1])
  })

  it('is never a choice', () => {
    const table = midHand({ hands, turn: 1, front: '3f', back: '5p' })
    expect(offers(table, 1)).toEqual([])
    expect(discardable(table, 1)).not.toContain('f')
  })
})

describe('a flower that is the last tile of the wall', () => {
  it('is laid down, not replaced, and the hand is drawn', () => {
    const flowers = { 0: '1234f', 2: '67f', 3: '8f' }
    const table = midHand({ hands: { 1: '+' }, flowers, turn: 1, front: '5f', left: 1 })
    expect(laidDown(table)).toEqual(['1: 5f for nothing'])
    expect(happened(table)).toContain('exhausted')
    expect(table.state.players[1].concealed).toHaveLength(16)
    expect(table.state.finished.at(-1)?.outcome).toBe('drawn')
    expect(leftInWall(table)).toBe(0)
  })

  it('leaves reserved tiles where they are', () => {
    const flowers = { 0: '123f', 2: '67f', 3: '8f' }
    const spec = { rules: tinyRules, hands: { 1: '+' }, flowers, turn: 1, left: 21 } as const
    const table = midHand({ ...spec, front: '5f', back: '4f' })
    expect(laidDown(table)).toEqual(['1: 5f for nothing'])
    expect(leftInWall(table)).toBe(20)
  })

  it('wins nothing with the seventh, as it is not replaced', () => {
    const flowers = { 1: '123467f', 3: '8f' }
    const table = midHand({ hands: { 1: '+' }, flowers, turn: 1, front: '5f', left: 1 })
    expect(table.state.finished.at(-1)?.outcome).toBe('drawn')
  })
})

describe('a hand with a kong whose replacement is a last flower', () => {
  it('is drawn', () => {
    const flowers = { 0: '1234f', 2: '67f', 3: '8f' }
    const hands = { 1: '9999s+' }
    const table = midHand({ hands, flowers, turn: 1, front: '9m', back: '5f', left: 2 })
    act(table, '1 kongs 9s')
    expect(laidDown(table)).toEqual(['1: 5f for nothing'])
    expect(table.state.finished.at(-1)?.outcome).toBe('drawn')
  })
})
