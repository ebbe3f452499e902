import { describe, expect, test } from 'vitest'

import { greedy } from '../../../src/bots/greedy'
import type { Deal, World } from '../../../src/bots/playout/world'
import { worthsOf } from '../../../src/bots/playout/worth'
import type { Arrival, PlayedWin } from '../../../src/bots/playout/worth'
import { judge } from '../../../src/engine/score/judge'
import type { Win } from '../../../src/engine/score/win'
import type { RuleSet } from '../../../src/engine/table/ruleSet'
import { parseHandTile } from '../../../src/engine/tiles/notation'
import { bySeat, seatOfWind, WINDS } from '../../../src/engine/tiles/seat'
import type { Seat } from '../../../src/engine/tiles/seat'
import { RULE_SET_IDS, ruleSetOf } from '../../../src/rules'
import { at } from '../../support/lastDraws'
import { dealOf, openWorld, stepsOf } from '../../support/playouts'
import type { Table } from '../../support/rigged'

/** What the engine makes of a win. */
const settled = (rules: RuleSet, win: Win): PlayedWin | null => {
  const judgement = judge(rules.scoring, win)
  if (!judgement.complete || judgement.sheet.belowMinimum) return null
  const byWind = { E: 0, S: 0, W: 0, N: 0 }
  for (const part of rules.settle(win, judgement.sheet)) {
    for (const wind of WINDS) byWind[wind] += part.byWind[wind]
  }
  return { total: judgement.sheet.total, byWind }
}

/** A win as a playout would meet it. */
type Met = {
  readonly deal: Deal
  readonly world: World
  readonly seat: Seat
  readonly arrival: Arrival
}

const arrivalOf = (
  { kind, winningTile, source, gongChain, discarder }: Win,
  deal: Deal,
): Arrival => ({
  kind,
  tile: winningTile,
  source,
  gongChain,
  from: discarder === null ? null : seatOfWind(discarder, deal.dealer),
})

function* winsOf(rules: RuleSet, walls: number) {
  for (let wall = 0; wall < walls; wall += 1) {
    for (const { state, events } of stepsOf(
      rules,
      'worth',
      wall,
      bySeat(() => greedy),
    )) {
      for (const event of events) {
        if (event.event !== 'win' || event.win.firstDraw) continue
        const deal = dealOf(rules, state)
        const { win, seat } = event
        const met: Met = {
          deal,
          world: openWorld(rules, state),
          seat,
          arrival: arrivalOf(win, deal),
        }
        yield { win, met }
      }
    }
  }
}

const worthOf = ({ deal, world, seat, arrival }: Met): PlayedWin | null =>
  worthsOf(deal)(world, seat, arrival)

describe.each(RULE_SET_IDS)('%s', (id) => {
  const rules = ruleSetOf(id)

  test('a win is worth in a playout what it is worth at the table', { timeout: 60_000 }, () => {
    const kinds = new Set<string>()
    for (const { win, met } of winsOf(rules, 60)) {
      const expected = settled(rules, win)
      expect(expected).not.toBeNull()
      expect([worthOf(met), worthOf(met)]).toEqual([expected, expected])
      kinds.add(win.kind)
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['discard', 'self-draw']))
  })
})

/** Seat 0 waits with this hand, and seat 2 throws. */
const thrown = (table: Table, tile: string, more: Partial<Deal> = {}): Met => ({
  deal: { ...dealOf(table.rules, table.state), ...more },
  world: openWorld(table.rules, table.state),
  seat: 0,
  arrival: {
    kind: 'discard',
    tile: parseHandTile(tile, 'tile'),
    source: 'wall',
    gongChain: 0,
    from: 2,
  },
})

const CONCEALED = '123456m789p123s67s55z'
const CHOWS = 'chow 234m from 3, chow 678p from 3, chow 345p from 3, chow 789s from 3'

const waiting = (id: Parameters<typeof at>[0], hand: string, melds = ''): Table =>
  at(id, { turn: 1, hands: { 0: hand }, melds: melds === '' ? {} : { 0: melds } })

test('a hand below the minimum is worth nothing, where the rule set has one', () => {
  const totals = RULE_SET_IDS.map(
    (id) => worthOf(thrown(waiting(id, '44s55s', CHOWS), '5s'))?.total,
  )
  expect(totals[0]).toBeUndefined()
  expect(totals[1]).toBeGreaterThan(0)
})

describe('what is remembered of one deal', () => {
  const tables = RULE_SET_IDS.map((id) => waiting(id, CONCEALED))
  const [worldwide, , taiwan] = tables as [Table, Table, Table, Table]
  const dear: Table = { ...taiwan, rules: ruleSetOf('taiwan', { base: 100, perTai: 70 }) }
  const asked: readonly Met[] = [
    ...tables.map((table) => thrown(table, '5s')),
    thrown(dear, '5s'),
    thrown(taiwan, '5s', { dealer: 2 }),
    thrown(taiwan, '5s', { dealer: 2, streak: 3 }),
    thrown(worldwide, '5s', { round: 'N' }),
    thrown(worldwide, '5s', { dealer: 1 }),
    thrown(worldwide, '5s', { streak: 2 }),
  ]

  test('answers for no other rule set, house rule, round, dealer or streak', () => {
    const first = asked.map(worthOf)
    const again = asked.toReversed().map(worthOf).toReversed()
    expect(again).toEqual(first)
    const apart = new Set(first.map((win) => JSON.stringify(win)))
    expect(apart.size).toBeGreaterThan(6)
  })

  test('tells a kong that was drawn from one that was claimed', () => {
    const kongs = ['concealed-gong 9999p', 'gong 9999p from 1'].map((melds) => {
      const met = thrown(waiting('club', '123456m123s67s55z', melds), '5s')
      met.world.discards = 30
      return worthOf(met)
    })
    expect(kongs[0]).not.toBeNull()
    expect(kongs[0]).not.toEqual(kongs[1])
  })

  test('tells a closed hand from an open one, and an early win from a late one', () => {
    const open = thrown(worldwide, '5s')
    const closed = thrown(worldwide, '5s')
    closed.world.places[0].closed = true
    expect(worthOf(closed)!.total).toBeGreaterThan(worthOf(open)!.total)
    const early = thrown(worldwide, '5s')
    early.world.discards = 7
    expect(worthOf(early)!.total).toBe(worthOf(open)!.total + 50)
  })
})
