import { describe, expect, it } from 'vitest'

import { newGame } from '../../../src/engine/table/game'
import { PLAYERS, seatingOf, seatOfPlayer } from '../../../src/engine/table/seating'
import type { Player } from '../../../src/engine/table/seating'
import type { Dice } from '../../../src/engine/tiles/random'
import { SEATS } from '../../../src/engine/tiles/seat'
import { worldwide } from '../../../src/rules/worldwide'

const SEEDS = Array.from({ length: 2000 }, (_, i) => `ceremony ${i}`)

/** Who is reached by counting so many, the counter itself being one. */
const countFrom = (player: Player, dice: Dice): Player => {
  let reached = player
  for (let number = 1; number < dice[0] + dice[1] + dice[2]; number += 1) {
    reached = ((reached + 1) % 4) as Player
  }
  return reached
}

const shares = (of: (seed: string) => number): number[] => {
  const counts = [0, 0, 0, 0]
  for (const seed of SEEDS) counts[of(seed)]! += 1
  return counts
}

describe('the ceremony of the winds', () => {
  it('counts from the person, then from provisional East, each being one', () => {
    for (const seed of SEEDS) {
      const { firstThrow, firstCounted, draw } = seatingOf('winds', seed)
      expect(firstCounted).toBe(countFrom(0, firstThrow))
      if (draw === null) throw new Error('Nobody drew a wind')
      expect(draw.firstToDraw).toBe(countFrom(firstCounted, draw.secondThrow))
      for (const die of [...firstThrow, ...draw.secondThrow]) {
        expect([1, 2, 3, 4, 5, 6]).toContain(die)
      }
    }
  })

  it('seats every player at the wind it drew; East is seat 0 and deals first', () => {
    for (const seed of SEEDS) {
      const { draw, players } = seatingOf('winds', seed)
      expect(players.map((player) => draw?.winds[player])).toEqual(['E', 'S', 'W', 'N'])
      expect(new Set(players).size).toBe(4)
    }
    expect(newGame(worldwide, { seed: 'any', length: 'hand' }).dealer).toBe(0)
  })

  it('gives each player each seat equally often', () => {
    for (const player of PLAYERS) {
      const counts = shares((seed) => seatOfPlayer(seatingOf('winds', seed), player))
      for (const count of counts) expect(Math.abs(count - 500)).toBeLessThan(80)
    }
  })

  it('comes from the seed alone', () => {
    expect(seatingOf('winds', 'abc')).toEqual(seatingOf('winds', 'abc'))
    const outcomes = SEEDS.map((seed) => seatingOf('winds', seed).players.join(''))
    expect(new Set(outcomes).size).toBe(24)
    const { seating } = newGame(worldwide, { seed: 'abc', length: 'game' })
    expect(seating).toEqual(seatingOf('winds', 'abc'))
  })
})

describe('the throw for the first dealer', () => {
  it('counts from the person; whom it lands on sits at seat 0, the others as they stand', () => {
    for (const seed of SEEDS) {
      const { firstThrow, firstCounted, draw, players } = seatingOf('dealer-dice', seed)
      expect(draw).toBeNull()
      expect(players[0]).toBe(countFrom(0, firstThrow))
      expect(players[0]).toBe(firstCounted)
      expect(players).toEqual(SEATS.map((seat) => (firstCounted + seat) % 4))
    }
  })
})

describe('a player', () => {
  it('is found at its seat', () => {
    const seating = seatingOf('winds', 'abc')
    for (const player of PLAYERS) {
      expect(seating.players[seatOfPlayer(seating, player)]).toBe(player)
    }
  })
})
