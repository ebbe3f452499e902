import { describe, expect, it } from 'vitest'

import type { GameLength, HandResult, NextHand } from '../../src/engine/table/state'
import { seatAfter } from '../../src/engine/tiles/seat'
import type { BySeat, Seat, Wind } from '../../src/engine/tiles/seat'
import { worldwide } from '../../src/rules/worldwide'
import { act, paid, person } from '../support/acting'
import { playGame } from '../support/games'
import { PAIRS_IN_CIRCLES, RUN_IN_CIRCLES } from '../support/hands'
import { midHand } from '../support/rigged'
import type { MidHand, Table } from '../support/rigged'

type Deal = { readonly round: Wind; readonly dealer: Seat; readonly streak: number }

/** How a hand of a deal may end; who wins sits so many seats after the dealer. */
const ENDINGS = {
  'the dealer wins alone': [0],
  'the next seat wins': [1],
  'the dealer wins with another': [0, 2],
  'two others win': [1, 3],
  'nobody wins': [],
} as const
type Ending = keyof typeof ENDINGS

const FLOWERS_AWAY = { 0: '12f', 1: '34f', 2: '56f', 3: '78f' }

const ended = (ending: Ending, { dealer, ...rest }: Partial<MidHand> & Deal): Table => {
  const winners = ENDINGS[ending].map((steps) => seatAfter(dealer, steps))
  const [first, second] = winners
  if (first === undefined) {
    const spec = { turn: dealer, left: 1, flowers: FLOWERS_AWAY } as const
    const table = midHand({ dealer, ...rest, ...spec, front: '9m' })
    return act(table, `${dealer} discards 9m`)
  }
  const others = second === undefined ? {} : { [second]: PAIRS_IN_CIRCLES }
  const hands = { [first]: RUN_IN_CIRCLES, ...others }
  const discarder = seatAfter(first, 3)
  const table = midHand({ dealer, ...rest, hands, turn: discarder, front: '9p' })
  act(table, `${discarder} discards 9p`)
  for (const seat of winners) act(table, `${seat} wins`)
  return table
}

const nextAfter = (ending: Ending, spec: Partial<MidHand> & Deal): NextHand =>
  ended(ending, spec).state.finished[0]?.next as NextHand

describe('the deal', () => {
  it.each<[Ending, number, boolean]>([
    ['the dealer wins alone', 0, true],
    ['the dealer wins alone', 1, true],
    ['the dealer wins alone', 2, false],
    ['the dealer wins with another', 0, false],
    ['the next seat wins', 0, false],
    ['the next seat wins', 2, false],
    ['two others win', 1, false],
    ['nobody wins', 0, false],
    ['nobody wins', 2, false],
  ])('when %s at streak %i, stays: %s', (ending, streak, stays) => {
    const next = nextAfter(ending, { round: 'E', dealer: 1, streak })
    expect([next.dealer, next.streak]).toEqual(stays ? [1, streak + 1] : [2, 0])
    expect(next.round).toBe('E')
  })

  it.each<[Wind, Wind]>([
    ['E', 'S'],
    ['S', 'W'],
    ['W', 'N'],
  ])('gone all the way round, turns the %s round into %s', (round, next) => {
    const passed = nextAfter('the next seat wins', { round, dealer: 3, streak: 0 })
    expect(passed).toMatchObject({ round: next, dealer: 0, streak: 0 })
    const kept = nextAfter('the dealer wins alone', { round, dealer: 3, streak: 0 })
    expect(kept).toMatchObject({ round, dealer: 3, streak: 1 })
  })

  it('goes on as the result says', () => {
    const table = ended('the dealer wins alone', { round: 'S', dealer: 2, streak: 1 })
    act(table, `${person(table)} continues`)
    expect(table.state).toMatchObject({ round: 'S', dealer: 2, streak: 2, hand: 1 })
  })
})

describe('a game', () => {
  const over = (length: GameLength, ending: Ending, deal: Deal): boolean =>
    nextAfter(ending, { length, ...deal }).over

  it('of one hand ends with its first hand, however that ends', () => {
    for (const ending of Object.keys(ENDINGS) as Ending[]) {
      expect(over('hand', ending, { round: 'E', dealer: 0, streak: 0 })).toBe(true)
    }
    const hands = { 1: '123567m23478p88899s' }
    const falsely = midHand({ length: 'hand', round: 'S', hands, turn: 1, front: '9p' })
    expect(act(falsely, '1 wins').state.finished[0]?.next.over).toBe(true)
  })

  it.each<[GameLength, Wind, Seat, boolean]>([
    ['round', 'E', 2, false],
    ['round', 'E', 3, true],
    ['game', 'E', 3, false],
    ['game', 'W', 3, false],
    ['game', 'N', 2, false],
    ['game', 'N', 3, true],
  ])(
    'of length %s, %s round, is over as seat %i loses the deal: %s',
    (length, round, dealer, is) => {
      expect(over(length, 'the next seat wins', { round, dealer, streak: 0 })).toBe(is)
      expect(over(length, 'nobody wins', { round, dealer, streak: 0 })).toBe(is)
    },
  )

  it('goes on while the last dealer wins alone, at most three times in a row', () => {
    const last = { round: 'N', dealer: 3 } as const
    expect(over('game', 'the dealer wins alone', { ...last, streak: 0 })).toBe(false)
    expect(over('game', 'the dealer wins alone', { ...last, streak: 1 })).toBe(false)
    expect(over('game', 'the dealer wins alone', { ...last, streak: 2 })).toBe(true)
  })

  it('goes on after a False Mahjong of its last hand', () => {
    const hands = { 1: '123567m23478p88899s' }
    const table = midHand({ round: 'N', dealer: 3, hands, turn: 1, front: '9p' })
    expect(act(table, '1 wins').state.finished[0]?.next.over).toBe(false)
  })

  it('ends when the person has seen the last result', () => {
    const table = ended('nobody wins', { round: 'N', dealer: 3, streak: 0 })
    expect(table.state.stage.stage).toBe('hand-over')
    act(table, `${person(table)} continues`)
    expect(table.state.stage.stage).toBe('game-over')
  })
})

describe('the pool', () => {
  const deal: Deal = { round: 'E', dealer: 0, streak: 0 }

  it('gets 5 from every player when nobody wins, and grows', () => {
    const first = ended('nobody wins', deal)
    expect(paid(first)).toEqual([['pool-in', [-5, -5, -5, -5]]])
    expect(first.state.pool).toBe(20)
    expect(ended('nobody wins', { ...deal, pool: 20 }).state.pool).toBe(40)
  })

  it('stays for the next hand', () => {
    const table = ended('nobody wins', deal)
    act(table, `${person(table)} continues`)
    expect(table.state.pool).toBe(20)
  })

  it('left at the end of a game goes back in equal parts, last of all', () => {
    const table = ended('nobody wins', { round: 'N', dealer: 3, streak: 0, pool: 40 })
    expect(paid(table)).toEqual([
      ['pool-in', [-5, -5, -5, -5]],
      ['pool-out', [15, 15, 15, 15]],
    ])
    expect(table.state.pool).toBe(0)
    expect(table.state.finished[0]?.next.pool).toBe(0)
    expect(table.state.finished[0]?.scores).toEqual([0, 0, 0, 0])
  })

  it('goes back after a win on a discard that ends the game', () => {
    const table = ended('the next seat wins', { round: 'N', dealer: 3, streak: 0, pool: 40 })
    expect(paid(table).at(-1)).toEqual(['pool-out', [10, 10, 10, 10]])
  })

  it('keeps what a concealed gong was paid apart: a drawn hand leaves it', () => {
    const flowers = FLOWERS_AWAY
    const hands = { 2: '9999s+' }
    const table = midHand({ hands, flowers, turn: 2, front: '9m', back: '8m', left: 2 })
    act(table, '2 kongs 9s', '2 discards 8m')
    const deltas: BySeat<number> = [-10, -10, 10, -10]
    expect(table.state.finished[0]?.deltas).toEqual(deltas)
    expect(table.state.pool).toBe(20)
  })
})

const rotated = ({ dealer, round, streak, outcome, wins }: HandResult): Deal => {
  const valid = wins.filter(({ falseMahjong }) => !falseMahjong).map(({ seat }) => seat)
  if (outcome === 'false-mahjong') return { round, dealer, streak }
  const stays = valid.length === 1 && valid[0] === dealer && streak < 2
  if (stays) return { round, dealer, streak: streak + 1 }
  const winds: readonly Wind[] = ['E', 'S', 'W', 'N', 'E']
  const next = dealer === 3 ? (winds[winds.indexOf(round) + 1] as Wind) : round
  return { round: next, dealer: seatAfter(dealer), streak: 0 }
}

describe('in games of random hands', () => {
  it('each hand is dealt as the one before it left the deal, and the pool adds up', () => {
    for (let game = 0; game < 3; game += 1) {
      const end = playGame(worldwide, `deal ${game}`, () => {}, { length: 'game', style: 'any' })
      let pool = 0
      let deal: Deal = { round: 'E', dealer: 0, streak: 0 }
      for (const result of end.finished) {
        expect(result).toMatchObject(deal)
        deal = rotated(result)
        expect(result.next).toMatchObject(deal)
        const moved = result.payments.flatMap(({ deltas }) => deltas)
        pool -= moved.reduce((sum, points) => sum + points, 0)
        expect(result.next.pool).toBe(pool)
      }
      expect(end.finished.length).toBeGreaterThanOrEqual(16)
      expect(end.finished.at(-1)?.next.over).toBe(true)
      expect(deal).toMatchObject({ round: 'E', dealer: 0 })
      expect(pool).toBe(0)
    }
  })
})
