import { describe, expect, test } from 'vitest'
import { taiwan } from '../../../src/rules/taiwan'
import { pointsOf, readAs, sheetOf, winOf } from '../../support/score'
import type { Facts } from '../../support/score'

const { scoring } = taiwan({})
const self: Facts = { win: 'self-draw' }
const THREE_TAI = '123m567m234p78p888s99s + 9p'
const NO_TAI = '(123m)(567m)(999s)(345s)67p11z + 8p'

const settled = (hand: string, facts: Facts, options = {}) => {
  const { settle } = taiwan(options)
  const [payment, ...more] = settle(winOf(hand, facts), sheetOf(scoring, hand, facts))
  expect(more).toEqual([])
  return payment
}

test('the worked hand of the source: the dealer draws the 8 of bamboo, 220 from each', () => {
  const hand = '123m567p999m555z22p67s + 8s'
  const facts: Facts = { ...self, seat: 'E', flowers: '5f' }
  const sheet = sheetOf(scoring, hand, facts)
  expect(pointsOf(sheet)).toEqual({
    'concealed-self-draw': 3,
    'dragon-pungs': 1,
    'seat-flowers': 1,
  })
  expect(settled(hand, facts)).toEqual({
    reason: 'win',
    byWind: { E: 660, S: -220, W: -220, N: -220 },
    extra: { E: 0, S: 1, W: 1, N: 1 },
  })
})

describe('what a hand is worth', () => {
  // oxfmt-ignore
  test.each<[string, string, Facts, Record<string, number>]>([
    ['L06 robbing an added kong', '123m567m234p78p888s99s + 6p', { win: 'rob-gong', discarder: 'N' }, { 'concealed-hand': 1, 'robbing-kong': 1 }],
    ['L18 the dealer is complete after replacing a flower', '123456789m12399s11z + 1z', { ...self, seat: 'E', source: 'flower', flowers: '3f', discards: 0 }, { heavenly: 24, 'seat-wind': 1, 'round-wind': 1 }],
    ['F04 two flowers of the own number', '(123m)(456p)(789s)34s222z55p + 2s', { flowers: '26f' }, { 'seat-flowers': 2, 'seat-wind': 1 }],
    ['K01 the replacement of a kong', '123m567m234p78p99s[8888s] + 9p', { ...self, source: 'gong' }, { 'concealed-self-draw': 3, 'after-kong': 1 }],
    ['K01 an ordinary draw after a kong', '123m567m234p78p99s[8888s] + 9p', self, { 'concealed-self-draw': 3 }],
    ['K05 the last drawable tile', THREE_TAI, { ...self, lastTile: true }, { 'concealed-self-draw': 3, 'last-tile-draw': 1 }],
    ['S04 two kinds win: no single wait, but ping hu', '66777889s123m456m22p + 8s', {}, { 'concealed-hand': 1, 'ping-hu': 2 }],
    ['S05 the pair moves: no single wait', '3456m123p567p789s111z + 3m', {}, { 'concealed-hand': 1, 'round-wind': 1 }],
    ['S07 little three dragons', '(777z)(666z)55z12m456p999s + 3m', {}, { 'single-wait': 1, 'little-three-dragons': 4 }],
    ['S07 big three dragons', '(777z)(666z)55z(123m)456p99s + 5z', {}, { 'big-three-dragons': 8 }],
    ['a hand of no tai', NO_TAI, {}, {}],
  ])('%s', (_sentence, hand, facts, lines) => {
    expect(pointsOf(sheetOf(scoring, hand, facts))).toEqual(lines)
  })

  test('S09 pairs that are five sets are read as five sets', () => {
    expect(readAs(sheetOf(scoring, '223344m556677p88s11z + 1z'))).toBe(
      '234m 234m 567p 567p 111z 88s',
    )
  })

  test('eight flowers are 8 tai, whatever the tiles', () => {
    const facts: Facts = { ...self, source: 'flower', flowers: '12345678f' }
    const sheet = sheetOf(scoring, '1357m1357p2468s1234z + 7z', facts)
    expect(pointsOf(sheet)).toEqual({ 'eight-flowers': 8 })
    expect(sheet.reading).toBeNull()
  })

  test('eight flowers yield to a hand that is worth more', () => {
    const facts: Facts = { ...self, source: 'flower', flowers: '12345678f' }
    const sheet = sheetOf(scoring, '123456789m12399s11z + 1z', facts)
    expect(sheet.total).toBe(3 + 1 + 2 + 4)
  })
})

describe('P01 dealer tai is paid only where the dealer pays or wins', () => {
  // oxfmt-ignore
  test.each<[string, Facts, Record<string, number>, Record<string, number>]>([
    ["another's self-draw after two repeats", { ...self, streak: 2 }, { E: -260, S: 580, W: -160, N: -160 }, { E: 5, S: 0, W: 0, N: 0 }],
    ["the dealer's self-draw after two repeats", { ...self, seat: 'E', streak: 2 }, { E: 780, S: -260, W: -260, N: -260 }, { E: 0, S: 5, W: 5, N: 5 }],
  ])('%s', (_sentence, facts, byWind, extra) => {
    expect(settled(THREE_TAI, facts)).toEqual({ reason: 'win', byWind, extra })
  })

  const three = '111m999s555p567p345s6z + 6z'

  // oxfmt-ignore
  test.each<[string, Facts, Record<string, number>, Record<string, number>]>([
    ['the dealer discards after two repeats', { discarder: 'E', streak: 2 }, { E: -280, S: 280, W: 0, N: 0 }, { E: 5, S: 0, W: 0, N: 0 }],
    ['another discards after two repeats', { discarder: 'W', streak: 2 }, { E: 0, S: 180, W: -180, N: 0 }, { E: 0, S: 0, W: 0, N: 0 }],
    ['the dealer wins on a discard, no repeat yet', { seat: 'E', discarder: 'N' }, { E: 200, S: 0, W: 0, N: -200 }, { E: 0, S: 0, W: 0, N: 1 }],
  ])('%s', (_sentence, facts, byWind, extra) => {
    expect(sheetOf(scoring, three, facts).total).toBe(1 + 1 + 2)
    expect(settled(three, facts)).toEqual({ reason: 'win', byWind, extra })
  })

  test.each([
    [0, 1],
    [1, 3],
    [2, 5],
    [3, 7],
  ])('after %i repeats it is %i', (streak, tai) => {
    expect(settled(NO_TAI, { discarder: 'E', streak })?.extra?.E).toBe(tai)
  })
})

describe('house rules', () => {
  test('base and worth of a tai are what the table agreed on', () => {
    const facts: Facts = { ...self, streak: 1 }
    expect(settled(THREE_TAI, facts, { base: 50, perTai: 10 })).toMatchObject({
      byWind: { E: -110, S: 270, W: -80, N: -80 },
    })
  })

  test('eight flowers are paid as a self-draw, dealer tai too', () => {
    const facts: Facts = { ...self, source: 'flower', flowers: '12345678f' }
    expect(settled('1357m1357p2468s1234z + 7z', facts)).toMatchObject({
      byWind: { E: -280, S: 800, W: -260, N: -260 },
    })
  })
})
