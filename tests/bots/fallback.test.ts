import { describe, expect, test } from 'vitest'

import { fallbackAction, guarded } from '../../src/bots/fallback'
import type { Policy } from '../../src/bots/policy'
import { random } from '../../src/bots/random'
import type { PlayerView } from '../../src/engine/table/view'
import { EngineError } from '../../src/engine/tiles/error'
import { randomStream } from '../../src/engine/tiles/random'
import { worldwide } from '../../src/rules/worldwide'
import { act } from '../support/acting'
import { inWords, viewAt } from '../support/bots'
import { midHand } from '../support/rigged'

const READY = '123456m789p123s67s55z'
const onTurn = viewAt(midHand({ turn: 0, hands: { 0: READY }, front: '1z' }), 0)
const asked = viewAt(
  act(midHand({ turn: 3, hands: { 0: READY }, front: '5z' }), '3 discards 5z'),
  0,
)

const answered = (policy: Policy, view: PlayerView) => {
  const problems: string[] = []
  const careful = guarded(policy, (problem) => problems.push(problem))
  return { answer: inWords(careful(worldwide, view, randomStream('x'))), problems }
}

describe('an answer without thought', () => {
  test('passes on an offer', () => expect(inWords(fallbackAction(asked))).toBe('pass'))

  test('gives the drawn tile back', () => {
    expect(inWords(fallbackAction(onTurn))).toBe('discard 1z')
  })

  test('gives the last tile in the list where the drawn one may not go', () => {
    const drawn = onTurn.own.drawn
    const choices = onTurn.choices.filter(
      ({ action }) => action.type !== 'discard' || action.tile !== drawn,
    )
    expect(inWords(fallbackAction({ ...onTurn, choices }))).toBe('discard 5z')
  })

  test('is an error only where nothing was asked', () => {
    expect(() => fallbackAction({ ...onTurn, choices: [] })).toThrow(EngineError)
  })
})

describe('a policy that fails', () => {
  test('by throwing is told of and answered for', () => {
    const broken: Policy = () => {
      throw new Error('lost the thread')
    }
    expect(answered(broken, asked)).toEqual({
      answer: 'pass',
      problems: ['Error: lost the thread'],
    })
    expect(answered(broken, onTurn).answer).toBe('discard 1z')
  })

  test('by an answer that is not legal is told of and answered for', () => {
    const dreaming: Policy = () => ({ type: 'pass', seat: 0, offer: 999 })
    const { answer, problems } = answered(dreaming, onTurn)
    expect(answer).toBe('discard 1z')
    expect(problems).toHaveLength(1)
  })

  test('by declaring a False Mahjong is told of and answered for', () => {
    const melds = { 0: 'chow 234m from 3, chow 678p from 3, pong 111p from 2, chow 789s from 3' }
    const table = midHand({ turn: 3, hands: { 0: '4455s' }, melds, front: '5s' })
    const view = viewAt(act(table, '3 discards 5s'), 0)
    const rash: Policy = (_rules, { choices }) =>
      (choices.find(({ action }) => action.type === 'win') ?? choices[0])?.action as never
    const { answer, problems } = answered(rash, view)
    expect([answer, problems.length]).toEqual(['pass', 1])
  })

  test('not at all is left alone', () => expect(answered(random, onTurn).problems).toEqual([]))
})
