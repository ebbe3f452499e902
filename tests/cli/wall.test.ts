import { describe, expect, test } from 'vitest'

import { greedy } from '../../src/bots/greedy'
import type { Policy } from '../../src/bots/policy'
import { random } from '../../src/bots/random'
import { BrokenGame } from '../../src/cli/selfPlay'
import { playWall } from '../../src/cli/wallFigures'
import { playWallHand } from '../../src/cli/wallHand'
import type { PlayerView } from '../../src/engine/table/view'
import { SEATS } from '../../src/engine/tiles/seat'
import type { BySeat } from '../../src/engine/tiles/seat'
import { ruleSetOf } from '../../src/rules'

const worldwide = ruleSetOf('worldwide')
/** A policy that keeps what it is shown. */
const watched = (policy: Policy) => {
  const views: PlayerView[] = []
  const watching: Policy = (rules, view, stream) => {
    views.push(view)
    return policy(rules, view, stream)
  }
  return { views, watching }
}

describe('a wall', () => {
  test.each([
    [0, 'E'],
    [1, 'S'],
    [2, 'W'],
    [3, 'N'],
    [6, 'W'],
  ])(
    'of number %i is a hand in round %s, dealt by seat 0 with no streak and no pool',
    (wall, round) => {
      const { views, watching } = watched(greedy)
      const policies: BySeat<Policy> = [watching, greedy, greedy, greedy]
      const hand = playWallHand({ rules: worldwide, seed: 'wall', wall, policies, timed: 0 })
      expect(views[0]).toMatchObject({ round, dealer: 0, streak: 0, pool: 0, scores: [0, 0, 0, 0] })
      expect(hand.result).toMatchObject({ round, dealer: 0, streak: 0 })
    },
  )

  test('is the same four times over, with the candidate once at each seat', () => {
    const own = watched(random)
    const next = watched(greedy)
    const field = [next.watching, greedy, greedy] as const
    playWall({ rules: worldwide, seed: 'wall', wall: 5, candidate: own.watching, field })
    const seats = (views: readonly PlayerView[]) => [...new Set(views.map(({ seat }) => seat))]
    expect(seats(own.views)).toEqual([0, 1, 2, 3])
    expect(seats(next.views)).toEqual([1, 2, 3, 0])
    const flowers = (view: PlayerView | undefined) =>
      view?.players.map((player) => player.flowers.slice(0, 1))
    const first = SEATS.map((seat) => own.views.find((view) => view.seat === seat))
    for (const view of first) expect(flowers(view)).toEqual(flowers(first[0]))
  })

  test('gives back what a drawn hand put into the pool', () => {
    const hands = Array.from({ length: 12 }, (_, wall) =>
      playWallHand({
        rules: worldwide,
        seed: 'drawn',
        wall,
        policies: [random, random, random, random],
        timed: 0,
      }),
    )
    const drawn = hands.filter(({ result }) => result.outcome === 'drawn')
    expect(drawn.length).toBeGreaterThan(0)
    for (const { result } of drawn) {
      expect(result.payments.map(({ reason }) => reason)).toEqual(
        expect.arrayContaining(['pool-in', 'pool-out']),
      )
      expect(result.deltas.reduce((sum, delta) => sum + delta, 0)).toBe(0)
    }
  })
})

describe('a hand that the minimum forbids', () => {
  const bySeatSeen = (id: string, walls: number) =>
    Array.from({ length: walls }, (_, wall) => {
      const seats = SEATS.map(() => watched(greedy))
      const policies = seats.map(({ watching }) => watching) as unknown as BySeat<Policy>
      const { belowMinimum } = playWallHand({
        rules: ruleSetOf(id),
        seed: 'low',
        wall,
        policies,
        timed: 0,
      })
      const seen = SEATS.filter((seat) =>
        seats[seat]?.views.some(({ choices }) =>
          choices.some(({ worth }) => worth?.falseMahjong === 'below-minimum'),
        ),
      )
      return { counted: SEATS.filter((seat) => belowMinimum.has(seat)), seen }
    })

  test('counts once a hand and seat, where it could be declared falsely', () => {
    const hands = bySeatSeen('worldwide', 20)
    expect(hands.flatMap(({ seen }) => seen).length).toBeGreaterThan(0)
    for (const { counted, seen } of hands) expect(counted).toEqual(seen)
  })

  test('counts too where nobody was asked, since the rule set does not offer it', () => {
    const hands = bySeatSeen('tsumo', 12)
    for (const { counted, seen } of hands) expect(counted).toEqual(expect.arrayContaining(seen))
    const all = (key: 'counted' | 'seen') => hands.flatMap((hand) => hand[key]).length
    expect(all('counted')).toBeGreaterThan(all('seen'))
  })

  test('does not count where the rule set has no minimum', () => {
    expect(bySeatSeen('taiwan', 10).flatMap(({ counted }) => counted)).toEqual([])
  })
})

describe('what goes wrong stops the hand and tells what led to it', () => {
  const playedWith = (policy: Policy) => () =>
    playWallHand({
      rules: worldwide,
      seed: 'bad',
      wall: 0,
      policies: [greedy, greedy, policy, greedy],
      timed: 0,
    })
  const brokenBy = (policy: Policy): BrokenGame => {
    try {
      playedWith(policy)()
    } catch (error) {
      return error as BrokenGame
    }
    throw new Error('nothing went wrong')
  }

  test('a policy that fails', () => {
    const broken = brokenBy(() => {
      throw new Error('lost its head')
    })
    expect(broken).toBeInstanceOf(BrokenGame)
    expect(broken).toMatchObject({ message: 'lost its head', seed: 'bad' })
    expect(broken.actions.length).toBeGreaterThan(0)
  })

  test('an answer that is not legal', () => {
    const broken = brokenBy((_rules, { seat }) => ({ type: 'continue', seat, offer: -1 }))
    expect(broken.message).toContain('is not legal now')
    expect(broken.actions.at(-1)).toMatchObject({ type: 'continue', seat: 2 })
  })
})
