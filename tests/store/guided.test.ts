import { expect, test } from 'vitest'
import { GUIDED_SEEDS, guidedRequest, isGuided, TIPS } from '../../src/store/guided'
import { newSave } from '../../src/store/playing'
import { playPlainly } from '../support/plainPlay'

const LATEST_DRAW = 12

test('there are ten different seeds for a guided hand, and at most twelve tips', () => {
  expect(new Set(GUIDED_SEEDS).size).toBe(10)
  expect(TIPS.length).toBeLessThanOrEqual(12)
})

test.each(GUIDED_SEEDS)('%s: plain play is ready by the twelfth draw', (seed) => {
  const { readyAfter, offered } = playPlainly(seed)
  expect(readyAfter).toBeLessThanOrEqual(LATEST_DRAW)
  expect([...offered]).toEqual(expect.arrayContaining(['chow', 'pong', 'win']))
})

test('not every seed is as kind', () => {
  const others = Array.from({ length: 20 }, (_, at) => playPlainly(`any hand ${at}`))
  expect(others.some(({ readyAfter }) => readyAfter > LATEST_DRAW)).toBe(true)
})

test('a guided hand is one hand of practice on one of these seeds, and known again by its record', () => {
  const request = guidedRequest()
  expect(request).toMatchObject({ ruleSetId: 'worldwide', length: 'hand', practice: true })
  const { record } = newSave(request)
  expect(isGuided(record)).toBe(true)
  expect(isGuided({ ...record, practice: false })).toBe(false)
  expect(isGuided({ ...record, seed: 'another' })).toBe(false)
})
