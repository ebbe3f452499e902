import { describe, expect, test } from 'vitest'

import { candidatesOf } from '../../../src/bots/candidates'
import { guess } from '../../../src/bots/playout/guess'
import { knownOf } from '../../../src/bots/playout/known'
import { playOut } from '../../../src/bots/playout/play'
import { settle } from '../../../src/bots/playout/reach'
import { copyWorld, emptyWorld } from '../../../src/bots/playout/world'
import type { World } from '../../../src/bots/playout/world'
import { unseenOf } from '../../../src/bots/sight'
import { WEIGHTS } from '../../../src/engine/hand/keys'
import { groupOf } from '../../../src/engine/hand/openHand'
import type { RuleSet } from '../../../src/engine/table/ruleSet'
import type { PlayerView } from '../../../src/engine/table/view'
import { viewFor } from '../../../src/engine/table/viewFor'
import { parseHandTile } from '../../../src/engine/tiles/notation'
import { randomStream } from '../../../src/engine/tiles/random'
import { SEATS } from '../../../src/engine/tiles/seat'
import { HAND_TILE_KINDS, isFlower, kindOf } from '../../../src/engine/tiles/tile'
import type { TileKind } from '../../../src/engine/tiles/tile'
import { RULE_SET_IDS, ruleSetOf } from '../../../src/rules'
import { act } from '../../support/acting'
import { viewAt } from '../../support/bots'
import { dealOf, plainPlayout, somePositions } from '../../support/playouts'
import { midHand } from '../../support/rigged'

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, one) => all + one, 0)

const wallOf = ({ wall, front, back }: World): TileKind[] =>
  [...wall.subarray(front, back)] as TileKind[]

/** How many copies of a kind lie face down in kongs that nobody is shown. */
const inHiddenKongs = ({ places, shown }: World, kind: TileKind): number => {
  const konged = places.some(({ melds }) =>
    melds.some((meld) => meld.kind === 'kong' && meld.made === 'concealed' && meld.tile === kind),
  )
  return konged && shown[kind] === 0 ? 4 : 0
}

/** What is wrong with the tiles of a world; nothing is. */
const faultsOf = (world: World): string[] => {
  const faults: string[] = []
  const wall = wallOf(world)
  for (const kind of HAND_TILE_KINDS) {
    const held = sum(world.places.map(({ counts }) => counts[kind]!))
    const drawable = wall.filter((one) => one === kind).length
    const all = held + world.shown[kind]! + inHiddenKongs(world, kind) + drawable
    if (all !== 4) faults.push(`${all} tiles of kind ${kind}`)
  }
  const laid = sum(world.places.map(({ flowers }) => flowers.length))
  const flowers = laid + wall.filter(isFlower).length
  if (flowers !== 8) faults.push(`${flowers} flowers`)
  if (world.taken.front + world.taken.back + wall.length !== 144) faults.push('wall')
  for (const { counts, keys, melds } of world.places) {
    const expected = keys.slice().fill(0)
    for (const kind of HAND_TILE_KINDS) expected[groupOf(kind)]! += counts[kind]! * WEIGHTS[kind]!
    if (keys.join() !== expected.join()) faults.push('keys')
    const tiles = sum(counts) + 3 * melds.length
    if (tiles !== 16 && tiles !== 17) faults.push(`${tiles} tiles in a hand`)
  }
  return faults
}

/** Worlds that a seat may think itself in, and all that it sees. */
function* guesses(rules: RuleSet, seed: string, positions: number, worlds: number) {
  const random = randomStream(seed, 'worlds')
  for (const { state, seat } of somePositions(rules, seed, positions)) {
    const view = viewFor(rules, state, seat)
    const playout = plainPlayout({ ...dealOf(rules, view), pool: 40 })
    const known = knownOf(rules, view)
    for (let i = 0; i < worlds; i += 1) {
      const world = emptyWorld()
      guess(playout, known, world, random)
      yield { view, playout, world }
    }
  }
}

/** What a world says that its seat knows to be otherwise; nothing. */
const contradictions = (view: PlayerView, world: World): string[] => {
  const wrong: string[] = []
  for (const seat of SEATS) {
    const { count, flowers, melds, closed, discards } = view.players[seat]
    const place = world.places[seat]
    if (sum(place.counts) !== count) wrong.push(`${seat} holds ${count}`)
    if (place.flowers.join() !== flowers.map(kindOf).join()) wrong.push(`flowers of ${seat}`)
    if (place.closed !== closed) wrong.push(`closing of ${seat}`)
    if (world.turns[seat] !== discards.length) wrong.push(`turns of ${seat}`)
    const sets = melds.map((meld) =>
      meld.kind === 'hidden-kong' ? 'kong' : `${meld.kind}${meld.tile}`,
    )
    const guessed = place.melds.map(({ kind, tile }, i) =>
      melds[i]?.kind === 'hidden-kong' ? kind : `${kind}${tile}`,
    )
    if (sets.join() !== guessed.join()) wrong.push(`melds of ${seat}`)
  }
  const own = world.places[view.seat]
  const held = view.own.closed ? [] : view.own.concealed.map(kindOf).toSorted((a, b) => a - b)
  const counted = HAND_TILE_KINDS.flatMap((kind) => Array<number>(own.counts[kind]!).fill(kind))
  if (held.join() !== counted.join()) wrong.push('own hand')
  const unseen = unseenOf(view)
  for (const kind of HAND_TILE_KINDS) {
    if (4 - world.shown[kind]! - own.counts[kind]! !== unseen[kind]!) wrong.push(`shown ${kind}`)
  }
  return wrong
}

describe.each(RULE_SET_IDS)('%s', (id) => {
  const rules = ruleSetOf(id)

  test('a guess contradicts nothing that the seat sees, and no tile is there twice', () => {
    for (const { view, world } of guesses(rules, 'guess', 30, 2)) {
      expect(contradictions(view, world)).toEqual([])
      expect(faultsOf(world)).toEqual([])
    }
  })

  test('a closed rival is ready in nearly every guess; one that has not closed is not', () => {
    const ready = { closed: 0, open: 0 }
    const met = { closed: 0, open: 0 }
    for (const { view, world } of guesses(rules, 'ready', 60, 3)) {
      for (const seat of SEATS) {
        if (seat === view.seat || view.players[seat].count === 1) continue
        const place = world.places[seat]
        settle(place)
        const which = place.closed ? 'closed' : 'open'
        met[which] += 1
        if (place.lack === 1) ready[which] += 1
      }
    }
    const closes = rules.closing !== null
    expect(met.closed > 20).toBe(closes)
    expect(ready.closed).toBeGreaterThanOrEqual(0.9 * met.closed)
    expect(ready.open > 0).toBe(!closes)
  })

  test('whatever a hand goes on with, its tiles stay and its gains sum to what the pool gives', () => {
    let [won, drawn] = [0, 0]
    const other = emptyWorld()
    for (const { view, playout, world } of guesses(rules, 'play', 30, 2)) {
      for (const { begin } of candidatesOf(view)) {
        copyWorld(world, other)
        playOut(playout, other, begin(playout, other))
        expect(faultsOf(other)).toEqual([])
        const { winners, payer, gains } = other
        const fromPool = winners.length === 0 ? -4 * rules.drawnHandPoints : payer === null ? 40 : 0
        expect(sum(gains) - fromPool).toBe(0)
        if (winners.length === 0) drawn += 1
        else won += 1
      }
    }
    expect(won).toBeGreaterThan(20)
    expect(drawn).toBeGreaterThan(5)
  })
})

test('a rival with four tiles in hand that has not closed is not ready, however they were dealt', () => {
  const melds = { 3: 'chow 123m from 2, chow 456p from 2, pong 777s from 1, pong 222z from 0' }
  const table = midHand({ turn: 0, hands: { 0: '147m258p369s1234z5z6z7z' }, front: '9s', melds })
  const view = viewAt(table, 0)
  const playout = plainPlayout(dealOf(table.rules, view))
  const [known, world] = [knownOf(table.rules, view), emptyWorld()]
  const random = randomStream('four tiles')
  for (let i = 0; i < 100; i += 1) {
    guess(playout, known, world, random)
    settle(world.places[3])
    expect(world.places[3].lack).toBeGreaterThan(1)
  }
})

describe('what a seat says', () => {
  const READY = '123456m789p123s67s55z'

  /** Seat 3 discards what completes the hand of seat 0. */
  const asked = (rules: RuleSet): PlayerView => {
    const table = midHand({ rules, turn: 3, hands: { 0: READY }, front: '5s' })
    return viewAt(act(table, '3 discards 5s'), 0)
  }

  test.each(['taiwan', 'club'] as const)('it does not win with what it passes on: %s', (id) => {
    const rules = ruleSetOf(id)
    const view = asked(rules)
    const playout = plainPlayout(dealOf(rules, view))
    const pass = candidatesOf(view).find(({ action }) => action.type === 'pass')!
    const world = emptyWorld()
    guess(playout, knownOf(rules, view), world, randomStream('pass'))
    expect(pass.begin(playout, world)).toEqual({ seat: 0, entry: 'draw', kongs: 0 })
    expect(world.winners).toEqual([])
    const fiveOfBamboos = parseHandTile('5s', 'tile')
    expect(world.places[0].barred).toEqual(id === 'taiwan' ? HAND_TILE_KINDS : [fiveOfBamboos])
  })
})
