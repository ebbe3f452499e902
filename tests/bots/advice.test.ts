import { describe, expect, test } from 'vitest'

import { adviceFor, BUDGET } from '../../src/bots/advice'
import type { Advice, WeighedChoice } from '../../src/bots/adviceTypes'
import { candidatesOf } from '../../src/bots/candidates'
import { expert } from '../../src/bots/expert'
import { knownOf } from '../../src/bots/playout/known'
import { meanOf, rollOut } from '../../src/bots/rollouts'
import { ownMelds, unseenOf } from '../../src/bots/sight'
import { acceptanceOf, discardsOf } from '../../src/engine/hand/acceptance'
import { countsOf, withChange } from '../../src/engine/hand/counts'
import { distanceOf } from '../../src/engine/hand/distance'
import { shapesAllowed } from '../../src/engine/score/judge'
import { legalActions } from '../../src/engine/table/legal'
import type { RuleSet } from '../../src/engine/table/ruleSet'
import type { PlayerView } from '../../src/engine/table/view'
import { viewFor } from '../../src/engine/table/viewFor'
import { printTiles } from '../../src/engine/tiles/notation'
import { randomStream } from '../../src/engine/tiles/random'
import type { Seat } from '../../src/engine/tiles/seat'
import { kindOf } from '../../src/engine/tiles/tile'
import { RULE_SET_IDS, ruleSetOf } from '../../src/rules'
import type { RuleSetId } from '../../src/rules'
import { act, worthOfWin } from '../support/acting'
import { inWords, viewAt } from '../support/bots'
import { at, flowers, LAST_DRAW } from '../support/lastDraws'
import { dealOf, somePositions } from '../support/playouts'
import type { Position } from '../support/playouts'
import { reshuffleHidden } from '../support/reshuffle'
import { deal, midHand } from '../support/rigged'
import type { Table } from '../support/rigged'

const SEED = 'advice'
const PATIENCE = 120_000
/** With so few draws left a hand is soon played out. */
const LATE = 40

const advise = (rules: RuleSet, view: PlayerView): Advice =>
  adviceFor(rules, view, randomStream(SEED))
const adviceAt = (table: Table, seat: Seat = 0): Advice => advise(table.rules, viewAt(table, seat))
const listed = ({ choices }: Advice): string[] => choices.map(({ action }) => inWords(action))

/** A position of a real game, and what is advised there. */
type Asked = Position & {
  readonly rules: RuleSet
  readonly view: PlayerView
  readonly advice: Advice
}

const asked = new Map<RuleSetId, readonly Asked[]>()

/** The same few for every test, weighed once. */
const positionsIn = (id: RuleSetId): readonly Asked[] => {
  const rules = ruleSetOf(id)
  const found =
    asked.get(id) ??
    somePositions(rules, SEED, 24, 5)
      .filter(({ state }) => rules.wall.ordinaryLeft(state.wall) < LATE)
      .slice(0, 2)
      .map(({ state, seat }) => {
        const view = viewFor(rules, state, seat)
        return { state, seat, rules, view, advice: advise(rules, view) }
      })
  asked.set(id, found)
  return found
}

/** What a choice does, the tiles of one kind being alike. */
const deedOf = ({ action }: WeighedChoice): string => inWords(action)

/** How near a choice leaves the hand, by the plain functions of the engine. */
const distanceAfter = ({ rules, view }: Asked, { action }: WeighedChoice): number | null => {
  const { shapes } = rules.scoring
  const held = countsOf(view.own.closed ? [] : view.own.concealed.map(kindOf))
  const melds = ownMelds(view)
  if (action.type === 'pass') return distanceOf(shapes, held, melds)
  if (action.type === 'pong' && view.stage.stage === 'claiming') {
    const tile = kindOf(view.stage.tile)
    const left = withChange(held, tile, -2)
    const after = discardsOf(shapes, left, [...melds, { kind: 'pong', tile }])
    return Math.min(...after.map(({ distance }) => distance))
  }
  if (action.type !== 'discard') return null
  const allowed = action.close ? shapesAllowed(rules.scoring, true) : shapes
  return distanceOf(allowed, withChange(held, kindOf(action.tile), -1), melds)
}

/** What a discard or a pass then accepts, and how many copies the seat does not see. */
const acceptedAfter = ({ rules, view }: Asked, { action }: WeighedChoice) => {
  const held = countsOf(view.own.closed ? [] : view.own.concealed.map(kindOf))
  const counts = action.type === 'discard' ? withChange(held, kindOf(action.tile), -1) : held
  const close = action.type === 'discard' && action.close
  const shapes = close ? shapesAllowed(rules.scoring, true) : rules.scoring.shapes
  const unseen = unseenOf(view)
  return acceptanceOf(shapes, counts, ownMelds(view)).accepts.map((kind) => ({
    kind,
    left: unseen[kind]!,
  }))
}

describe.each(RULE_SET_IDS)('%s', { timeout: PATIENCE }, (id) => {
  test('lists what is legal, everything once; closing only where it leaves the hand ready', () => {
    for (const { state, seat, rules, advice } of positionsIn(id)) {
      const legal = legalActions(rules, state, seat)
      const deeds = advice.choices.map(deedOf)
      expect(deeds).toHaveLength(new Set(deeds).size)
      expect(legal).toEqual(expect.arrayContaining(advice.choices.map(({ action }) => action)))
      const expected = new Set(legal.map(inWords).filter((deed) => !deed.startsWith('close ')))
      for (const deed of ['peek', 'show-west']) expected.delete(deed)
      expect(new Set(deeds.filter((deed) => !deed.startsWith('close ')))).toEqual(expected)
      const closing = advice.choices.filter(({ action }) => 'close' in action && action.close)
      expect(closing.filter(({ distance }) => distance !== 0)).toEqual([])
    }
  })

  test('tells how near each choice leaves the hand and what it then accepts', () => {
    for (const position of positionsIn(id)) {
      for (const choice of position.advice.choices) {
        const distance = distanceAfter(position, choice)
        if (distance === null) continue
        expect([deedOf(choice), choice.distance]).toEqual([deedOf(choice), distance])
        const after =
          choice.action.type === 'pong' ? choice.accepts : acceptedAfter(position, choice)
        expect([deedOf(choice), choice.accepts]).toEqual([deedOf(choice), after])
      }
    }
  })

  test('estimates are chances and means with an error; only a discard is dangerous', () => {
    for (const { advice } of positionsIn(id)) {
      expect(advice.samples).toBe(BUDGET.all + BUDGET.best)
      for (const { action, winChance, points, danger } of advice.choices) {
        expect(winChance).toBeGreaterThanOrEqual(0)
        expect(winChance).toBeLessThanOrEqual(1)
        expect(points.error).toBeGreaterThanOrEqual(0)
        expect(Number.isFinite(points.mean)).toBe(true)
        expect(danger === null).toBe(action.type !== 'discard')
      }
    }
  })

  test('begins with what an expert does, or with what came out ahead beyond doubt', () => {
    const { rules, view, advice } = positionsIn(id)[0]!
    const usual = inWords(expert(rules, view, randomStream(SEED)))
    const deeds = listed(advice)
    const byDeed = new Map(candidatesOf(view).map((one) => [inWords(one.action), one]))
    const order = [...byDeed.keys()].filter((deed) => deeds.includes(deed) && deed !== usual)
    const candidates = [usual, ...order].map((deed) => byDeed.get(deed)!)
    const known = knownOf(rules, view)
    const stream = randomStream(SEED)
    const trials = rollOut(dealOf(rules, view), known, view.seat, candidates, BUDGET, stream)
    const gains = new Map(trials.map((trial) => [inWords(trial.candidate.action), trial.gains]))
    const means = advice.choices.map((choice) => [deedOf(choice), choice.points])
    expect(means).toEqual(deeds.map((deed) => [deed, meanOf(gains.get(deed)!)]))
    const lead = (deed: string): number => {
      const [one, other] = [gains.get(deed)!, gains.get(usual)!]
      if (one.length < other.length) return 0
      const { mean, error } = meanOf(one.map((gain, world) => gain - other[world]!))
      return mean <= 0 ? 0 : mean / error
    }
    const ahead = deeds.filter((deed) => lead(deed) > 2.5)
    expect(ahead.length === 0 ? [usual] : ahead).toContain(deeds[0])
  })

  test('knows nothing that the seat does not see', () => {
    const { rules, state, seat, advice } = positionsIn(id)[1]!
    const other = reshuffleHidden(state, seat, randomStream('hidden', id))
    expect(other).not.toEqual(state)
    expect(advise(rules, viewFor(rules, other, seat))).toEqual(advice)
  })
})

/** Waits for 5s and 8s. */
const READY = '123456m789p123s67s55z'
const NONE: Advice = { choices: [], samples: BUDGET.all + BUDGET.best }

describe('a win', () => {
  test('comes first, for exactly what it is paid', () => {
    const table = midHand({
      turn: 0,
      hands: { 0: READY },
      front: '8s',
      left: 30,
      rules: ruleSetOf('tsumo'),
    })
    const { choices } = adviceAt(table)
    expect(choices[0]).toMatchObject({
      action: { type: 'win' },
      distance: -1,
      accepts: [],
      winChance: 1,
      points: { mean: worthOfWin(table, 0)!.gain, error: 0 },
      danger: null,
    })
    expect(worthOfWin(table, 0)!.gain).toBeGreaterThan(0)
    expect(choices.length).toBeGreaterThan(10)
  })

  test('is not what passing on it is worth', () => {
    const table = midHand({
      turn: 3,
      hands: { 0: READY },
      front: '8s',
      left: 40,
      rules: ruleSetOf('taiwan'),
    })
    const { choices } = adviceAt(act(table, '3 discards 8s'))
    const chances = choices.map(({ action, winChance }) => [action.type, winChance === 1])
    expect(chances).toEqual([
      ['win', true],
      ['chow', false],
      ['pass', false],
    ])
  })

  test('below the minimum is not listed', () => {
    const melds = { 0: 'chow 234m from 3, chow 678p from 3, pong 111p from 2, chow 789s from 3' }
    const table = midHand({ turn: 3, hands: { 0: '4455s' }, front: '5s', left: 30, melds })
    expect(listed(adviceAt(act(table, '3 discards 5s'))).toSorted()).toEqual(['pass', 'pong'])
  })

  test('by robbing a kong is all there is to say to it', () => {
    const hands = { 0: READY, 3: '+' }
    const table = midHand({ turn: 3, hands, front: '8s', melds: { 3: 'pong 888s from 1' } })
    expect(listed(adviceAt(act(table, '3 kongs 8s')))).toEqual(['win'])
  })

  test('by eight flowers in the deal is all there is to say to it', () => {
    const table = deal({ hands: { 1: '12345678f+' }, rules: ruleSetOf('taiwan') })
    const { choices } = adviceAt(table, 1)
    expect(listed({ choices, samples: 0 })).toEqual(['win'])
    expect(choices[0]!.points).toEqual({ mean: worthOfWin(table, 1)!.gain, error: 0 })
  })

  test('by seven flowers comes before playing on', () => {
    const laid = { 0: '123456f' }
    const table = midHand({
      turn: 0,
      hands: { 0: '+' },
      flowers: laid,
      front: '7f',
      back: '9s',
      left: 30,
    })
    const { choices } = adviceAt(table)
    expect(inWords(choices[0]!.action)).toBe('win')
    expect(choices[0]!.points).toEqual({ mean: worthOfWin(table, 0)!.gain, error: 0 })
    expect(choices.length).toBeGreaterThan(1)
  })
})

describe('nothing is said', () => {
  test('while nothing is asked', () => {
    const table = midHand({ turn: 1, hands: { 0: READY } })
    expect(adviceAt(table, 0)).toEqual(NONE)
  })

  test('of a closed hand, but for its win', () => {
    const closed = (front: string): Table =>
      midHand({ turn: 0, hands: { 0: READY }, front, closed: [0] })
    expect(adviceAt(closed('1z'))).toEqual(NONE)
    expect(listed(adviceAt(closed('8s')))).toEqual(['win'])
    const thrown = midHand({ turn: 3, hands: { 0: READY }, front: '8s', closed: [0] })
    expect(listed(adviceAt(act(thrown, '3 discards 8s')))).toEqual(['win'])
  })
})

describe('at the edges', () => {
  test('the fourth West in a row is not advised', () => {
    const hands = { 0: READY, 1: '+', 2: '+' }
    const table = midHand({ turn: 1, hands, front: '3z3z3z3z', left: 30 })
    act(table, '1 discards 3z', '2 discards 3z', '3 discards 3z')
    const deeds = listed(adviceAt(table))
    expect(deeds).toContain('discard 5z')
    expect(deeds.filter((deed) => /3z|show-west/.test(deed))).toEqual([])
  })

  test('passing on the last discard costs what a drawn hand costs, no more and no less', () => {
    const hands = { 1: '+', 2: '55z+' }
    const left = LAST_DRAW.worldwide
    const table = at('worldwide', { turn: 1, hands, flowers, front: '5z', left })
    const { choices } = adviceAt(act(table, '1 discards 5z'), 2)
    const pass = choices.find(({ action }) => action.type === 'pass')!
    expect(pass).toMatchObject({ winChance: 0, points: { mean: -5, error: 0 } })
  })

  test('a kong that no tile replaces is not advised', () => {
    const hands = { 1: '123456m789p557s1111z' }
    const left = LAST_DRAW.taiwan
    const table = at('taiwan', { turn: 1, hands, flowers, front: '9s', left })
    const deeds = listed(adviceAt(table, 1))
    expect(deeds).toContain('discard 9s')
    expect(deeds.filter((deed) => deed.startsWith('concealed-kong'))).toEqual([])
  })

  test.each(['taiwan', 'tsumo'] as const)(
    'a kong that lies face down hides no choice: %s',
    (id) => {
      const melds = { 2: 'concealed-gong 9999m, concealed-gong 1111s' }
      const table = at(id, {
        turn: 0,
        hands: { 0: '13m14577p2589s1234z5z' },
        melds,
        front: '6z',
        left: 30,
      })
      const { choices } = adviceAt(table)
      expect(choices).toHaveLength(new Set([...table.state.players[0].concealed].map(kindOf)).size)
      for (const { accepts } of choices) {
        for (const { kind, left } of accepts) expect(left).toBe(unseenOf(viewAt(table, 0))[kind])
      }
    },
  )

  test('a hand with five sets on the table has two choices, and waits for a pair either way', () => {
    const chows = 'chow 123m from 3, chow 456m from 3, chow 789m from 3, chow 123p from 3'
    const melds = { 0: `${chows}, chow 456p from 3` }
    const table = at('tsumo', { turn: 0, hands: { 0: '9s' }, melds, front: '7z', left: 30 })
    const { choices } = adviceAt(table)
    expect(listed({ choices, samples: 0 }).toSorted()).toEqual(['discard 7z', 'discard 9s'])
    for (const { action, distance, accepts } of choices) {
      const waits = printTiles(accepts.map(({ kind }) => kind))
      expect([inWords(action), distance]).toEqual([`discard ${waits === '9s' ? '7z' : '9s'}`, 0])
    }
  })
})
