import { describe, expect, test } from 'vitest'
import { readingsOf } from '../../../src/engine/hand/readings'
import type { Reading } from '../../../src/engine/hand/reading'
import { SHAPES } from '../../../src/engine/hand/reading'
import { readAs, winOf } from '../../support/score'

const readings = (hand: string, drawn = true): Reading[] => {
  const { concealed, melds, winningTile } = winOf(hand)
  return readingsOf(SHAPES, { concealed, melds, winningTile, drawn })
}

/** Each reading and, behind it, what the winning tile completed. */
const texts = (hand: string): string[] =>
  readings(hand).map((reading) => {
    const text = readAs({ reading })
    const { joined } = reading
    return `${text} < ${typeof joined === 'number' ? text.split(' ')[joined] : joined}`
  })

test('three equal sheungs may be three pongs', () => {
  expect(new Set(texts('111222333m456p78p99s + 9p'))).toEqual(
    new Set(['111m 222m 333m 456p 789p 99s < 789p', '123m 123m 123m 456p 789p 99s < 789p']),
  )
})

test('the pair may lie in several places', () => {
  expect(new Set(texts('11123444m567p789s11z + 1z'))).toEqual(
    new Set(['123m 444m 567p 789s 111z 11m < 111z', '111m 234m 567p 789s 111z 44m < 111z']),
  )
})

test('the same tiles may be five sets and seven pairs', () => {
  expect(readings('223344m556677p88s11z + 1z').map(({ shape }) => shape)).toEqual([
    'standard',
    'pairs-and-pong',
    'different-pairs-and-pong',
  ])
})

test('tiles that complete nothing have no reading', () => {
  expect(readings('123456789m123p99s12z + 3z')).toEqual([])
})

describe('every place that the winning tile may have completed', () => {
  test('either of two sheungs, or the pair', () => {
    expect(texts('3455567m777z123999s + 5m')).toEqual([
      '345m 567m 123s 999s 777z 55m < 345m',
      '345m 567m 123s 999s 777z 55m < 567m',
      '345m 567m 123s 999s 777z 55m < pair',
    ])
  })

  test('a sheung or a pong', () => {
    expect(texts('45666m222p345789s11z + 6m')).toEqual([
      '456m 666m 222p 345s 789s 11z < 456m',
      '456m 666m 222p 345s 789s 11z < 666m',
    ])
  })

  test('equal sheungs are one place', () => {
    const reading = '(777z) (888s) 123m 123m 456p 11z'
    expect(texts('(777z)(888s)12323m456p11z + 1m')).toEqual([`${reading} < 123m`])
  })

  test('a declared set is none', () => {
    const reading = '(123m) (888s) 123m 456p 777z 11z'
    expect(readings('(123m)(888s)23m456p777z11z + 1m').map(({ joined }) => joined)).toEqual([2])
    expect(texts('(123m)(888s)23m456p777z11z + 1m')).toEqual([`${reading} < 123m`])
  })

  test.each([
    [
      'thirteen orphans: the set or the single',
      '199m23m19p19s1234567z + 1m',
      ['123m 99m < 123m', '123m 99m < single'],
    ],
    ['thirteen orphans: the pair', '19m345m19p19s1234567z + 9m', ['345m 99m < pair']],
    ['sixteen orphans: the pair', '147m258p369s1234567z + 4m', ['44m < pair']],
    ['sixteen orphans: a single', '1147m258p369s234567z + 1z', ['11m < single']],
  ])('%s', (_name, hand, expected) => {
    expect(texts(hand)).toEqual(expected)
  })

  test('seven pairs: the pong or a pair, four alike standing twice', () => {
    expect(texts('1111m3377p2244s1166z + 6z')).toEqual(['666z 11m 11m 33p 77p 22s 44s 11z < 666z'])
    expect(texts('1111m3377p224s11666z + 4s')).toEqual(['666z 11m 11m 33p 77p 22s 44s 11z < pair'])
  })
})

describe('a set is drawn', () => {
  const drawn = (hand: string, selfDrawn: boolean) =>
    readings(hand, selfDrawn).map(({ sets }) => sets.map((set) => set.drawn))

  test('when all its tiles came from the wall: not when claimed, nor when a discard completed it', () => {
    const hand = '(777z)[8888s]123m456p78p11z + 9p'
    expect(drawn(hand, false)).toEqual([[false, true, true, true, false]])
    expect(drawn(hand, true)).toEqual([[false, true, true, true, true]])
  })

  test('for an open gong never', () => {
    expect(drawn('(7777z)(888s)123m456p78p11z + 9p', true)[0]?.[0]).toBe(false)
  })

  test('for every set where a discard completed the pair', () => {
    expect(drawn('111222333m777z999s1z + 1z', false)[0]).toEqual([true, true, true, true, true])
  })
})
