import { describe, expect, it } from 'vitest'

import { newGame } from '../../../src/engine/table/game'
import type { RuleSet } from '../../../src/engine/table/ruleSet'
import { seenEvents } from '../../../src/engine/table/seen'
import type { GameState, Meld } from '../../../src/engine/table/state'
import { viewFor } from '../../../src/engine/table/viewFor'
import { randomStream } from '../../../src/engine/tiles/random'
import { bySeat, SEATS } from '../../../src/engine/tiles/seat'
import type { Seat } from '../../../src/engine/tiles/seat'
import type { TileId } from '../../../src/engine/tiles/tile'
import { worldwide } from '../../../src/rules/worldwide'
import { act } from '../../support/acting'
import { anyAction, patientAction, playGame, playOn } from '../../support/games'
import type { Chooser } from '../../support/games'
import { SINGLE_CIRCLE } from '../../support/hands'
import { midHand } from '../../support/rigged'
import type { Table } from '../../support/rigged'
import { tinyRules } from '../../support/tinyRules'

/** Where a view of a hand being played may hold a physical tile. */
const TILES = [
  'choices[].action.tile',
  'events[].replacement',
  'events[].tile',
  'events[].tiles[]',
  'events[].with[]',
  'own.concealed[]',
  'own.drawn',
  'players[].discards[].tile',
  'players[].flowers[]',
  'players[].melds[].claimed.tile',
  'players[].melds[].tiles[]',
  'stage.tile',
]

/** Where it may hold a face: the kinds of a claim or a kong of one's own, and of a meld that is open. */
const KINDS = ['choices[].action.with[]', 'choices[].action.kind', 'players[].melds[].tile']

/** Where it may hold any other number. */
const NUMBERS = [
  ...['choices[].action.offer', 'choices[].action.seat'],
  ...['choices[].worth.minimum', 'choices[].worth.total', 'choices[].worth.gain'],
  ...['seat', 'hand', 'dealer', 'streak', 'pool', 'scores[]', 'wall.front', 'wall.back'],
  'drawsLeft',
  ...['events[].seat', 'events[].from', 'events[].hand', 'events[].dealer', 'events[].streak'],
  ...['events[].dice[]', 'events[].deltas[]', 'own.count', 'players[].count'],
  ...['players[].discards[].claimedBy', 'players[].melds[].claimed.from'],
  ...['stage.seat', 'stage.from'],
]

type Found = { readonly path: string; readonly number: number }

const numbersIn = (value: unknown, path = ''): Found[] => {
  if (typeof value === 'number') return [{ path, number: value }]
  if (Array.isArray(value)) return value.flatMap((one) => numbersIn(one, `${path}[]`))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, one]) =>
    numbersIn(one, path === '' ? key : `${path}.${key}`),
  )
}

/** What a seat may know while nobody has peeked: what lies open, and its own tiles unless it closed them. */
const knownTo = (rules: RuleSet, state: GameState, seat: Seat): Set<TileId> => {
  const known = new Set<TileId>()
  for (const other of SEATS) {
    const { concealed, drawn, melds, flowers, discards, closed } = state.players[other]
    const own = other === seat
    const open = melds.filter((meld) => own || meld.claimed !== null || rules.concealedKong.shown)
    const turn = state.stage.stage === 'acting' && state.stage.seat === seat
    const held = closed ? concealed.filter((tile) => turn && tile === drawn) : concealed
    const lying = discards.map((discard) => discard.tile)
    const tiles = [...flowers, ...lying, ...open.flatMap((meld) => meld.tiles)]
    for (const tile of [...tiles, ...(own ? held : [])]) known.add(tile)
  }
  return known
}

const GAMES = 24
const ONE_IN = 24

const withoutPeeking =
  (choose: Chooser): Chooser =>
  (actions, state) =>
    choose(
      actions.filter(({ type }) => type !== 'peek'),
      state,
    )

/** Moments of hands being played, those after a kong face down or a closing among them. */
const moments = (rules: RuleSet): GameState[] => {
  const seen: GameState[] = []
  for (let game = 0; game < GAMES; game += 1) {
    const random = randomStream(`views ${game}`, 'play')
    const choose = withoutPeeking([anyAction, patientAction][game % 2]?.(random) as Chooser)
    const start = newGame(rules, { seed: `views ${game}`, length: 'hand' })
    playOn(rules, start, choose, random, ({ state, events }) => {
      const rare = events.some(({ event }) => event === 'concealed-kong')
      const over = state.stage.stage === 'hand-over' || state.stage.stage === 'game-over'
      if (!over && (rare || random(1, ONE_IN) === 1)) seen.push(state)
    })
  }
  return seen
}

describe.each([
  ['worldwide', worldwide],
  ['tiny', tinyRules],
] as const)('what a seat sees in %s', (_, rules) => {
  const all = moments(rules)
  const views = all.flatMap((state) =>
    SEATS.map((seat) => ({ state, seat, view: viewFor(rules, state, seat) })),
  )

  it('holds numbers only where they are allowed', () => {
    const allowed = new Set([...TILES, ...KINDS, ...NUMBERS])
    const paths = new Set(views.flatMap(({ view }) => numbersIn(view).map(({ path }) => path)))
    expect([...paths].filter((path) => !allowed.has(path))).toEqual([])
    expect(paths).toContain('events[].tile')
  })

  it('holds no tile that the seat may not know', () => {
    const tilePaths = new Set(TILES)
    for (const { state, seat, view } of views) {
      const known = knownTo(rules, state, seat)
      const secret = numbersIn(view).filter(
        ({ path, number }) => tilePaths.has(path) && !known.has(number as TileId),
      )
      expect(secret).toEqual([])
    }
  })

  it('offers a closed hand nothing that would tell its tiles', () => {
    const closed = views.filter(({ view }) => view.own.closed)
    expect(closed.length).toBeGreaterThan(20)
    for (const { view } of closed) {
      expect(view.own).not.toHaveProperty('concealed')
      for (const { action, refused } of view.choices) {
        expect(refused).toBeNull()
        expect(['discard', 'win', 'pass', 'peek']).toContain(action.type)
        const drawn = action.type !== 'discard' || action.tile === view.own.drawn
        expect(drawn).toBe(true)
      }
    }
  })

  it('shows the others how many tiles it holds, no more', () => {
    for (const { state, view } of views) {
      const counts = bySeat((seat) => state.players[seat].concealed.length)
      expect(view.players.map(({ count }) => count)).toEqual(counts)
    }
  })
})

describe('a kong face down', () => {
  const start = () =>
    act(midHand({ rules: tinyRules, hands: { 1: '9999s+' }, turn: 1, front: '5m' }), '1 kongs 9s')

  const kongIn = ({ rules, state }: Table, seat: Seat) => {
    const { players, events } = viewFor(rules, state, seat)
    const declared = events.find(({ event }) => event === 'concealed-kong')
    return [players[1].melds[0]?.kind, declared?.event === 'concealed-kong' && declared.tiles]
  }

  it('is known to be one, but not of what, but to its owner', () => {
    const table = start()
    const { tiles } = table.state.players[1].melds[0] as Meld
    expect(kongIn(table, 1)).toEqual(['kong', tiles])
    for (const seat of [0, 2, 3] as const) {
      expect(kongIn(table, seat)).toEqual(['hidden-kong', [null, null, null, null]])
    }
  })

  it('is shown to all when the hand ends', () => {
    const melds = { 1: 'concealed-gong 9999s' }
    const flowers = { 0: '123f', 2: '456f', 3: '78f' }
    const spec = { rules: tinyRules, hands: { 1: '+' }, melds, flowers } as const
    const table = midHand({ ...spec, turn: 1, front: '9m', left: 21 })
    act(table, '1 discards 9m')
    expect(table.state.stage.stage).toBe('hand-over')
    const tiles = table.state.players[1].melds[0]?.tiles
    for (const seat of SEATS) expect(kongIn(table, seat)).toEqual(['kong', tiles])
  })
})

describe('at the end of a hand', () => {
  it('all four hands are shown to everybody', () => {
    const table = act(midHand({ hands: { 1: SINGLE_CIRCLE }, turn: 1, front: '9p' }), '1 wins')
    for (const seat of SEATS) {
      const [result] = viewFor(worldwide, table.state, seat).finished
      const shown = result?.hands.map(({ concealed }) => concealed)
      expect(shown).toEqual(table.state.players.map(({ concealed }) => concealed))
    }
  })
})

describe('the events of a hand', () => {
  it('look the same from wherever one looked before: onwards, back, and in another game', () => {
    const moments = (seed: string): GameState[] => {
      const states: GameState[] = []
      playGame(worldwide, seed, ({ state }) => {
        states.push(state)
      })
      return states
    }
    const [one, other] = [moments('one game'), moments('another game')]
    const closed = one.filter((state) => state.players.some((player) => player.closed))
    const mixed = one.flatMap((state, at) => [state, other[at] ?? state])
    for (const state of [...one, ...one.toReversed(), ...mixed, ...closed.toReversed()]) {
      for (const seat of SEATS) {
        const afresh = seenEvents(worldwide, state, state.events, seat)
        expect(viewFor(worldwide, state, seat).events).toEqual(afresh)
      }
    }
    expect(closed.length).toBeGreaterThan(10)
  })
})

describe('the events of one step', () => {
  it('are the last events of the view', () => {
    for (const rules of [worldwide, tinyRules]) {
      playGame(rules, 'last events', ({ state, events }) => {
        if (events.some(({ event }) => event === 'hand-started')) return
        for (const seat of SEATS) {
          const seen = seenEvents(rules, state, events, seat)
          const { events: whole } = viewFor(rules, state, seat)
          expect(seen).toEqual(whole.slice(whole.length - seen.length))
        }
      })
    }
  })

  it('tell of a draw by whom, and what it was to the drawer alone', () => {
    const table = midHand({ hands: { 1: '+', 2: '+' }, turn: 1, front: '5m5p' })
    act(table, '1 discards 5m')
    const draws = SEATS.map((seat) => {
      const seen = seenEvents(worldwide, table.state, table.facts, seat)
      return seen.flatMap((event) => (event.event === 'draw' ? [[event.seat, event.tile]] : []))
    })
    const { drawn } = table.state.players[2]
    expect(draws).toEqual([[[2, null]], [[2, null]], [[2, drawn]], [[2, null]]])
  })
})
