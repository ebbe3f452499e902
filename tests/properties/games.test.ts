import { describe, expect, it } from 'vitest'

import { assume } from '../../src/engine/table/assume'
import { evolve } from '../../src/engine/table/evolve'
import { newGame } from '../../src/engine/table/game'
import { brokenInvariant, conserves } from '../../src/engine/table/invariants'
import { choicesOf, seatsOwing } from '../../src/engine/table/legal'
import type { GameRecord } from '../../src/engine/table/record'
import { RECORD_VERSION } from '../../src/engine/table/record'
import { replay } from '../../src/engine/table/replay'
import type { RuleSet } from '../../src/engine/table/ruleSet'
import type { GameState } from '../../src/engine/table/state'
import { step } from '../../src/engine/table/step'
import { viewFor } from '../../src/engine/table/viewFor'
import { randomStream } from '../../src/engine/tiles/random'
import { SEATS } from '../../src/engine/tiles/seat'
import { RULE_SET_IDS, ruleSetOf } from '../../src/rules'
import { anyAction, playGame, playOn } from '../support/games'
import type { Played } from '../support/games'
import { reshuffleHidden } from '../support/reshuffle'
import { tinyRules } from '../support/tinyRules'

const HANDS = Number(process.env['HANDS'] ?? 2000)
const TINY_HANDS = 1000

const published = RULE_SET_IDS.map(
  (id) => [id, ruleSetOf(id), HANDS / RULE_SET_IDS.length] as const,
)
const ruleSets = [...published, ['tiny', tinyRules, TINY_HANDS] as const]

const seedOf = (name: string, hand: number): string => `${name} ${hand}`

const recordOf = (rules: RuleSet, seed: string, played: readonly Played[]): GameRecord => ({
  version: RECORD_VERSION,
  rulesVersion: rules.version,
  ruleSetId: rules.id,
  options: rules.options,
  seed,
  length: 'hand',
  practice: false,
  players: [{ kind: 'person' }, { kind: 'person' }, { kind: 'person' }, { kind: 'person' }],
  actions: played.map(({ action }) => action),
})

const playsOn = (state: GameState): boolean =>
  state.stage.stage === 'acting' || state.stage.stage === 'claiming'

describe.each(ruleSets)('%s, in every game of random decisions', (name, rules, hands) => {
  it(`breaks no invariant in ${hands} hands`, { timeout: 300_000 }, () => {
    const outcomes = new Set<string>()
    for (let hand = 0; hand < hands; hand += 1) {
      const seed = seedOf(name, hand)
      const actions: unknown[] = []
      const end = playGame(
        rules,
        seed,
        ({ action, before, events, state }) => {
          actions.push(action)
          let broken: string | null = brokenInvariant(state)
          events.reduce((now, event) => {
            const next = evolve(now, event)
            if (!conserves(next)) broken = `not conserved by ${event.event}`
            return next
          }, before)
          if (broken !== null)
            throw new Error(`${broken}: seed ${seed}, ${JSON.stringify(actions)}`)
        },
        { style: (['any', 'patient', 'thrifty'] as const)[hand % 3] ?? 'any' },
      )
      expect(end.stage.stage).toBe('game-over')
      outcomes.add(end.finished[0]?.outcome ?? '')
    }
    expect(outcomes).toContain('won')
    expect(outcomes).toContain('drawn')
  })

  it('replays to the same state, and goes on from a serialised record to the same end', () => {
    for (let hand = 0; hand < 40; hand += 1) {
      const seed = seedOf(name, hand)
      const played: Played[] = []
      const end = playGame(rules, seed, (one) => void played.push(one))
      const record = JSON.parse(JSON.stringify(recordOf(rules, seed, played))) as GameRecord
      expect(replay(rules, record)).toEqual(end)
      const half = Math.floor(played.length / 2)
      const resumed = replay(rules, { ...record, actions: record.actions.slice(0, half) })
      expect(resumed).toEqual(played[half - 1]?.state)
    }
  })

  it('shows a seat the same view when all that is hidden from it is dealt anew', () => {
    const random = randomStream(name, 'reshuffle')
    let compared = 0
    for (let hand = 0; hand < 60; hand += 1) {
      playGame(
        rules,
        seedOf(name, hand),
        ({ state }) => {
          if (!playsOn(state) || random(0, 7) > 0) return
          for (const seat of SEATS) {
            const hidden = reshuffleHidden(state, seat, random)
            expect(viewFor(rules, hidden, seat)).toEqual(viewFor(rules, state, seat))
            compared += 1
          }
        },
        { style: 'patient' },
      )
    }
    expect(compared).toBeGreaterThan(500)
  })

  it('can assume a state from a view, whose view it is', () => {
    const random = randomStream(name, 'assume')
    for (let hand = 0; hand < 30; hand += 1) {
      playGame(
        rules,
        seedOf(name, hand),
        ({ state }) => {
          if (!playsOn(state) || random(0, 7) > 0) return
          for (const seat of SEATS) {
            const { players, wall } = reshuffleHidden(state, seat, random)
            const view = viewFor(rules, state, seat)
            const assumed = assume(view, {
              concealed: [
                players[0].concealed,
                players[1].concealed,
                players[2].concealed,
                players[3].concealed,
              ],
              kongs: [kongsOf(state, 0), kongsOf(state, 1), kongsOf(state, 2), kongsOf(state, 3)],
              wall: wall.line.slice(wall.front, wall.line.length - wall.back),
            })
            expect(brokenInvariant(assumed)).toBeNull()
            expect(viewFor(rules, assumed, seat)).toEqual(view)
          }
        },
        { style: 'patient' },
      )
    }
  })

  it('refuses an illegal action and changes nothing', () => {
    for (let hand = 0; hand < 30; hand += 1) {
      playGame(rules, seedOf(name, hand), ({ action, state }) => {
        const before = JSON.stringify(state)
        const owing = seatsOwing(state)
        const refused = SEATS.flatMap((seat) => choicesOf(rules, state, seat))
          .filter((choice) => choice.refused !== null)
          .map((choice) => choice.action)
        const { offer } = state.stage
        const unasked = SEATS.filter((seat) => !owing.includes(seat)).map(
          (seat) => ({ type: 'pass', seat, offer }) as const,
        )
        for (const illegal of [action, ...refused, ...unasked]) {
          expect(() => step(rules, state, illegal)).toThrow('action')
        }
        expect(JSON.stringify(state)).toBe(before)
      })
    }
  })

  it('goes on from any moment to the same end, whoever folds it', () => {
    const seed = seedOf(name, 1)
    const end = (from: GameState) =>
      playOn(rules, from, anyAction(randomStream(seed, 'x')), randomStream(seed, 'y'), () => {})
    const start = newGame(rules, { seed, length: 'hand' })
    expect(end(JSON.parse(JSON.stringify(start), reviveCounts) as GameState)).toEqual(end(start))
  })
})

const reviveCounts = (key: string, value: unknown): unknown =>
  key === 'counts' ? Uint8Array.from(Object.values(value as Record<string, number>)) : value

const kongsOf = (state: GameState, seat: (typeof SEATS)[number]) =>
  state.players[seat].melds
    .filter((meld) => meld.kind === 'kong' && meld.made === 'concealed')
    .map((meld) => meld.tiles)
