import { describe, expect, test } from 'vitest'

import { greedy } from '../../../src/bots/greedy'
import { changePlace } from '../../../src/bots/playout/place'
import { playOut } from '../../../src/bots/playout/play'
import { settle } from '../../../src/bots/playout/reach'
import type { Playout } from '../../../src/bots/playout/style'
import type { World } from '../../../src/bots/playout/world'
import type { RuleSet } from '../../../src/engine/table/ruleSet'
import type { GameState, HandResult } from '../../../src/engine/table/state'
import { bySeat } from '../../../src/engine/tiles/seat'
import { kindOf } from '../../../src/engine/tiles/tile'
import { RULE_SET_IDS, ruleSetOf } from '../../../src/rules'
import { dealOf, dealtHand, openWorld, plainPlayout, stepsOf } from '../../support/playouts'

/** How many hands each rule set is played: `HANDS=3000` for a closer look. */
const HANDS = Number(process.env['HANDS'] ?? 120)
const SEED = 'held against the engine'

/** How a hand ended: the totals of its wins, and whether the winner drew the tile itself. */
type End = { readonly totals: readonly number[]; readonly selfDrawn: boolean }

const resultOf = (rules: RuleSet, wall: number): HandResult => {
  for (const { events } of stepsOf(
    rules,
    SEED,
    wall,
    bySeat(() => greedy),
  )) {
    for (const event of events) if (event.event === 'hand-over') return event.result
  }
  throw new Error('The hand has no end')
}

const endInEngine = (rules: RuleSet, wall: number): End => {
  const { wins } = resultOf(rules, wall)
  return {
    totals: wins.map(({ sheet }) => sheet!.total),
    selfDrawn: wins.some(({ win }) => win.kind === 'self-draw'),
  }
}

/** The dealt hands with the dealer's last tile still in the wall. */
const beforeFirstDraw = (rules: RuleSet, state: GameState): World => {
  const world = openWorld(rules, state)
  const drawn = kindOf(state.players[state.dealer].drawn!)
  changePlace(world.places[state.dealer], drawn, -1)
  settle(world.places[state.dealer])
  world.wall.copyWithin(1, 0, world.back)
  world.wall[0] = drawn
  world.back += 1
  world.taken.front -= 1
  return world
}

const endPlayedOut = (rules: RuleSet, wall: number): End => {
  const state = dealtHand(rules, SEED, wall)
  const totals: number[] = []
  const { deal, worths, styles } = plainPlayout(dealOf(rules, state))
  const playout: Playout = {
    deal,
    styles,
    worths: (world, seat, arrival) => {
      const win = worths(world, seat, arrival)
      if (win !== null) totals.push(win.total)
      return win
    },
  }
  const world = beforeFirstDraw(rules, state)
  playOut(playout, world, { seat: state.dealer, entry: 'draw', kongs: 0 })
  return { totals, selfDrawn: totals.length > 0 && world.payer === null }
}

const share = (ends: readonly End[], counts: (end: End) => boolean): number =>
  ends.filter(counts).length / ends.length

const summary = (ends: readonly End[]) => {
  const totals = ends.flatMap((end) => end.totals)
  return {
    won: share(ends, (end) => end.totals.length > 0),
    selfDrawn: share(ends, (end) => end.selfDrawn),
    total: totals.reduce((sum, total) => sum + total, 0) / totals.length,
  }
}

/** Ties, passing and wins by flowers make some walls end otherwise. */
const MOST_APART = { won: 0.03, selfDrawn: 0.04, total: 0.05 }
const LEAST_ALIKE = 0.85

describe('four plain players end a wall as four greedy ones do in the engine', () => {
  test.each(RULE_SET_IDS)('%s', { timeout: 60_000 + 400 * HANDS }, (id) => {
    const rules = ruleSetOf(id)
    const walls = Array.from({ length: HANDS }, (_, wall) => wall)
    const engine = walls.map((wall) => endInEngine(rules, wall))
    const played = walls.map((wall) => endPlayedOut(rules, wall))
    const [there, here] = [summary(engine), summary(played)]
    expect(Math.abs(here.won - there.won)).toBeLessThan(MOST_APART.won)
    expect(Math.abs(here.selfDrawn - there.selfDrawn)).toBeLessThan(MOST_APART.selfDrawn)
    expect(Math.abs(here.total / there.total - 1)).toBeLessThan(MOST_APART.total)
    const text = engine.map((end) => JSON.stringify(end))
    const alike = played.filter((end, wall) => JSON.stringify(end) === text[wall])
    expect(alike.length / HANDS).toBeGreaterThan(LEAST_ALIKE)
  })
})
