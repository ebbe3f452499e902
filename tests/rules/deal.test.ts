import { describe, expect, it, test } from 'vitest'
import type { DealOutcome } from '../../src/engine/table/ruleSet'
import type { NextHand } from '../../src/engine/table/state'
import { RULE_SET_IDS, ruleSetOf } from '../../src/rules/index'
import type { RuleSetId } from '../../src/rules/index'
import { act, paid } from '../support/acting'
import { at, drawn, LAST_DRAW, WAITING } from '../support/lastDraws'
import { deal } from '../support/rigged'
import type { MidHand, Table } from '../support/rigged'

const next = ({ state }: Table): NextHand | undefined => state.finished.at(-1)?.next

const wonBy = (id: RuleSetId, spec: Partial<MidHand> = {}): Table =>
  act(at(id, { hands: { 1: WAITING }, turn: 1, front: '9p', ...spec }), '1 wins')

const alone: DealOutcome = { kind: 'won', dealerWon: true, alone: true }
const together: DealOutcome = { kind: 'won', dealerWon: true, alone: false }
const another: DealOutcome = { kind: 'won', dealerWon: false, alone: true }
const nobody: DealOutcome = { kind: 'drawn' }

describe('the dealer stays', () => {
  // oxfmt-ignore
  it.each<[RuleSetId, Record<'alone' | 'together' | 'another' | 'nobody', boolean>]>([
    ['worldwide', { alone: true, together: false, another: false, nobody: false }],
    ['club', { alone: true, together: false, another: false, nobody: false }],
    ['taiwan', { alone: true, together: true, another: false, nobody: true }],
    ['tsumo', { alone: true, together: true, another: false, nobody: true }],
  ])('%s: %j', (id, stays) => {
    const { keepsDeal } = ruleSetOf(id)
    expect({
      alone: keepsDeal(alone, 0),
      together: keepsDeal(together, 0),
      another: keepsDeal(another, 0),
      nobody: keepsDeal(nobody, 0),
    }).toEqual(stays)
  })

  it.each<[RuleSetId, boolean]>([
    ['worldwide', false],
    ['club', true],
    ['taiwan', true],
    ['tsumo', true],
  ])('P05 %s: after a third win in a row: %s', (id, stays) => {
    expect(ruleSetOf(id).keepsDeal(alone, 2)).toBe(stays)
  })
})

describe('P04 a drawn hand', () => {
  it.each<[RuleSetId, number]>([
    ['worldwide', 20],
    ['club', 20],
  ])('%s: the deal passes, each puts 5 into the pool', (id, pool) => {
    const table = drawn(id)
    expect(paid(table)).toEqual([['pool-in', [-5, -5, -5, -5]]])
    expect(next(table)).toMatchObject({ dealer: 1, streak: 0, pool })
  })

  it.each<RuleSetId>(['taiwan', 'tsumo'])('%s: the dealer stays, nobody pays', (id) => {
    const table = drawn(id, { streak: 1 })
    expect(paid(table)).toEqual([])
    expect(next(table)).toMatchObject({ dealer: 0, streak: 2, pool: 0 })
  })
})

describe('P04 the pool', () => {
  it.each<RuleSetId>(['worldwide', 'club'])('%s: goes to the next self-draw winner', (id) => {
    const table = wonBy(id, { pool: 40 })
    expect(paid(table).at(-1)).toEqual(['pool-out', [0, 40, 0, 0]])
    expect(next(table)?.pool).toBe(0)
  })

  it.each<RuleSetId>(['worldwide', 'club'])('%s: stays when a discard wins', (id) => {
    const table = at(id, { hands: { 1: WAITING }, turn: 2, front: '9p', pool: 40 })
    act(table, '2 discards 9p', '1 wins')
    expect(paid(table).map(([reason]) => reason)).toEqual(['win'])
    expect(next(table)?.pool).toBe(40)
  })
})

describe('P05 the streak', () => {
  it.each(RULE_SET_IDS)('%s: grows with each win of the dealer', (id) => {
    expect(next(wonBy(id, { dealer: 1, streak: 1 }))).toMatchObject({ dealer: 1, streak: 2 })
  })

  it.each(RULE_SET_IDS)('%s: ends with the win of another', (id) => {
    expect(next(wonBy(id, { dealer: 0, streak: 1 }))).toMatchObject({ dealer: 1, streak: 0 })
  })

  it.each<[RuleSetId, number]>([
    ['taiwan', 5],
    ['tsumo', 5],
  ])('%s: win, drawn hand, win: dealer tai %i', (id, tai) => {
    const won = next(wonBy(id, { dealer: 1 }))
    const kept = next(drawn(id, { dealer: 1, streak: won?.streak ?? -1 }))
    const table = wonBy(id, { dealer: 1, streak: kept?.streak ?? -1 })
    const [payment] = table.state.finished.at(-1)?.payments ?? []
    const line = table.state.finished
      .at(-1)
      ?.wins[0]?.sheet?.lines.find((one) => one.id === 'dealer')
    expect(payment?.extra?.[0] ?? line?.points).toBe(tai)
  })

  it.each<[RuleSetId, number[]]>([
    ['worldwide', [0, 3, 5]],
    ['club', [0, 3, 5, 7, 9]],
  ])('%s: adds %j from win to win', (id, points) => {
    const added = points.map((_, streak) => {
      const [win] = wonBy(id, { dealer: 1, streak }).state.finished.at(-1)?.wins ?? []
      return win?.sheet?.lines.find((line) => line.id === 'dealer-streak')?.points ?? 0
    })
    expect(added).toEqual(points)
  })
})

describe('P06 the end of a game', () => {
  const last = { round: 'N', dealer: 3 } as const
  const own = { hands: { 3: WAITING }, turn: 3, front: '9p' } as const

  it.each(RULE_SET_IDS)('%s: waits while the last dealer wins', (id) => {
    const table = act(at(id, { ...last, ...own }), '3 wins')
    expect(next(table)).toMatchObject({ round: 'N', dealer: 3, streak: 1, over: false })
  })

  it.each<[RuleSetId, boolean]>([
    ['worldwide', true],
    ['club', true],
    ['taiwan', false],
    ['tsumo', false],
  ])('%s: a drawn hand ends it: %s', (id, over) => {
    expect(next(drawn(id, last))?.over).toBe(over)
  })

  it.each(RULE_SET_IDS)('%s: comes when the last dealer loses the deal', (id) => {
    expect(next(wonBy(id, last))).toMatchObject({ dealer: 0, over: true })
  })

  it.each(RULE_SET_IDS)('%s: an East round ends so too', (id) => {
    const table = wonBy(id, { dealer: 3, length: 'round' })
    expect(next(table)).toMatchObject({ round: 'S', dealer: 0, over: true })
  })
})

describe('K06 what a concealed kong was paid', () => {
  const kong = (id: RuleSetId): Table => {
    const spec = { hands: { 2: '9999s+' }, flowers: { 0: '1234f', 1: '567f', 3: '8f' } } as const
    const table = at(id, { ...spec, turn: 2, front: '1z', back: '2z', left: LAST_DRAW[id] + 1 })
    return act(table, '2 kongs 9s', '2 discards 2z')
  }

  it.each<[RuleSetId, number[]]>([
    ['worldwide', [-10, -10, 10, -10]],
    ['club', [-10, -10, 10, -10]],
    ['taiwan', [0, 0, 0, 0]],
    ['tsumo', [-1, -1, 3, -1]],
  ])('%s: stays paid when the hand is drawn', (id, deltas) => {
    const table = kong(id)
    while (table.state.finished.length === 0) {
      const { stage } = table.state
      const seat = 'seat' in stage ? stage.seat : 0
      act(table, `${seat} discards what it drew`)
    }
    const [result] = table.state.finished
    expect(result?.outcome).toBe('drawn')
    expect(result?.deltas).toEqual(deltas)
  })
})

describe('the dice that break the wall', () => {
  // oxfmt-ignore
  test.each<[RuleSetId, number[]]>([
    ['worldwide', [10, 5, 5, 5, 5, 10]],
    ['club', [5, 5, 5, 5, 5, 10]],
    ['taiwan', [0, 0, 0, 0, 0, 0]],
    ['tsumo', [0, 0, 0, 0, 0, 0]],
  ])('%s: a triple of 1 to 6 is paid %j by each', (id, points) => {
    const { dicePoints } = ruleSetOf(id)
    expect([1, 2, 3, 4, 5, 6].map((pip) => dicePoints([pip, pip, pip]))).toEqual(points)
    expect(dicePoints([2, 2, 3])).toBe(0)
  })

  it('club: the dealer is paid at once', () => {
    const table = deal({ rules: ruleSetOf('club'), dealer: 2, dice: [6, 6, 6] })
    expect(paid(table)).toEqual([['dice', [-10, -10, 30, -10]]])
  })
})

describe('the first dealer', () => {
  it.each<[RuleSetId, string]>([
    ['worldwide', 'winds'],
    ['club', 'winds'],
    ['taiwan', 'dealer-dice'],
    ['tsumo', 'dealer-dice'],
  ])('%s: is found by %s', (id, ceremony) => {
    expect(ruleSetOf(id).seating).toBe(ceremony)
  })
})
