import { describe, expect, it } from 'vitest'

import type { Action } from '../../../src/engine/table/action'
import { newGame } from '../../../src/engine/table/game'
import { seatsOwing } from '../../../src/engine/table/legal'
import { RECORD_VERSION } from '../../../src/engine/table/record'
import type { GameRecord } from '../../../src/engine/table/record'
import { replay } from '../../../src/engine/table/replay'
import { SEATS } from '../../../src/engine/tiles/seat'
import { worldwide } from '../../../src/rules/worldwide'
import { playGame } from '../../support/games'

const played: Action[] = []
const end = playGame(worldwide, 'replayed', ({ action }) => void played.push(action))

const record: GameRecord = {
  version: RECORD_VERSION,
  rulesVersion: worldwide.version,
  ruleSetId: 'worldwide',
  options: {},
  seed: 'replayed',
  length: 'hand',
  practice: false,
  players: [{ kind: 'person' }, { kind: 'person' }, { kind: 'person' }, { kind: 'person' }],
  actions: played,
}

describe('a record', () => {
  it('leads to the state that its game ended in', () => {
    expect(replay(worldwide, record)).toEqual(end)
    expect(seatsOwing(end)).toEqual([])
  })

  it('without actions is a game before its ceremony', () => {
    const empty = replay(worldwide, { ...record, actions: [] })
    expect(empty).toEqual(newGame(worldwide, { seed: 'replayed', length: 'hand' }))
  })

  it('of other rules is refused', () => {
    const other = { ...record, rulesVersion: worldwide.version + 1 }
    expect(() => replay(worldwide, other)).toThrow('rulesVersion')
  })

  it('with an action that cannot be is refused, and says which', () => {
    const doubled = { ...record, actions: [...played.slice(0, 3), ...played.slice(2)] }
    expect(() => replay(worldwide, doubled)).toThrow('actions[3]')
  })

  it('goes on after its game is over for nobody', () => {
    for (const seat of SEATS) {
      const extra: Action = { type: 'continue', seat, offer: end.stage.offer }
      const longer = { ...record, actions: [...played, extra] }
      expect(() => replay(worldwide, longer)).toThrow(`actions[${played.length}]`)
    }
  })

  it('of a seed that is none is refused', () => {
    expect(() => replay(worldwide, { ...record, seed: '' })).toThrow('seed')
  })
})
