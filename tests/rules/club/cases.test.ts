import { describe, expect, test } from 'vitest'
import { club } from '../../../src/rules/club'
import { pointsOf, sheetOf, winOf } from '../../support/score'
import type { Facts } from '../../support/score'

const { scoring, settle } = club({})
const self: Facts = { win: 'self-draw' }
const robbed: Facts = { win: 'rob-gong', discarder: 'N' }
const EXAMPLE = '111z555z444m123p789s3s + 3s'
const ROBBED = '123m567m234p78p888s99s + 6p'
const AFTER_GONG = '123m567m234p78p99s[8888s] + 9p'
const WINDS = '(123m)(456p)(789s)34s222z55p + 2s'

const settled = (hand: string, facts: Facts) =>
  settle(winOf(hand, facts), sheetOf(scoring, hand, facts))

describe('the worked hand of the source', () => {
  test('self-drawn it is worth 42', () => {
    const sheet = sheetOf(scoring, EXAMPLE, self)
    expect(sheet.total).toBe(42)
    expect(pointsOf(sheet)).toEqual({
      mahjong: 5,
      'true-single-wait': 2,
      'concealed-self-draw': 10,
      'no-flowers': 1,
      'wind-pongs': 1,
      'round-wind': 1,
      'dragon-pongs': 2,
      'concealed-pongs-3': 10,
      'five-suit': 10,
    })
  })

  test('by a discard it is worth 37', () => {
    const sheet = sheetOf(scoring, EXAMPLE)
    expect(sheet.total).toBe(37)
    expect(pointsOf(sheet)).toMatchObject({ 'concealed-discard': 5, 'true-single-wait': 2 })
  })
})

describe('what a hand is worth', () => {
  // oxfmt-ignore
  test.each<[string, string, Facts, number]>([
    ['L06 robbing an added gong', ROBBED, robbed, 25],
    ['L13 five exposed sets, by a discard', '(123m)(456m)(789p)(777z)(222s)9s + 9s', {}, 25],
    ['L13 five exposed sets, self-drawn', '(123m)(456m)(789p)(777z)(222s)9s + 9s', self, 21],
    ['K01 the replacement of a gong', AFTER_GONG, { ...self, source: 'gong' }, 27],
    ['K01 an ordinary draw after a gong', AFTER_GONG, self, 22],
    ['K03 an open gong counts as a concealed pong', '(6666m)111m999s234s67p44z + 8p', {}, 22],
    ['K03 an open pong does not', '(666m)111m999s234s67p44z + 8p', {}, 11],
    ['K05 the last tile of the live wall', '123m567m234p78p888s99s + 9p', { ...self, lastTile: true }, 30],
    ['S01 both readings are worth the same', '111222333m45p789p99s + 6p', self, 45],
    ['S03 two concealed pongs, the third by a discard', '444m777p22s99s789m123p + 2s', {}, 22],
    ['S03 three concealed pongs, self-drawn', '444m777p22s99s789m123p + 2s', self, 32],
    ['S04 two waits of one sheung earn no row', '66777889s123m456m22p + 8s', {}, 32],
    ['S05 the pair moves: a false single wait', '3456m123p567p789s111z + 3m', {}, 25],
    ['S06 neither flowers nor honours is one row', ROBBED, {}, 15],
    ['S06 a flower takes that row away', ROBBED, { flowers: '3f' }, 12],
    ['S07 little dragons replace the single ones', '777z666z55z12m456p999s + 3m', {}, 43],
    ['S07 big dragons replace the single ones', '777z666z55z123m456p99s + 5z', {}, 58],
    ['S08 the wind of the round for West', WINDS, { seat: 'W', round: 'S', discarder: 'N' }, 15],
    ['S08 the winds of seat and round for South', WINDS, { round: 'S', discarder: 'N' }, 16],
    ['S08 the wind of the round for the dealer', WINDS, { seat: 'E', round: 'S', discarder: 'N' }, 16],
    ['S10 three steps in two suits are none', '123m234m34p678s888p99s + 5p', {}, 15],
    ['S10 three steps in three suits', '123m234p34s678s888p99s + 5s', {}, 20],
    ['S11 the worked hand in other tiles, self-drawn', '111z777z444m234p678s9p + 9p', self, 42],
    ['S11 the worked hand in other tiles, by a discard', '111z777z444m234p678s9p + 9p', {}, 37],
  ])('%s', (_sentence, hand, facts, points) => {
    expect(sheetOf(scoring, hand, facts).total).toBe(points)
  })

  // oxfmt-ignore
  test.each<[string, string, Facts, Record<string, number>]>([
    ['W03 the low end of the wait lies in the own gong', '[1111p]23p123m456m789s77z + 4p', {}, { 'true-single-wait': 2 }],
    ['W06 four kinds win', '12345678999s44m111z + 4m', {}, { 'false-single-wait': 2 }],
    ['L18 the dealer is complete after replacing a flower', '123456789m12399s11z + 1z', { ...self, seat: 'E', source: 'flower', flowers: '3f', discards: 0 }, { heavenly: 100 }],
    ['F04 two flowers of the own number', '(123m)(456p)(789s)34s222z55p + 2s', { flowers: '26f' }, { flowers: 2, 'seat-flowers': 2 }],
    ['K01 gong upon gong', '123m234p78p99s[5555m][8888s] + 9p', { ...self, source: 'gong', gongChain: 2 }, { 'second-gong-self-draw': 30, 'flower-wall': 5 }],
  ])('%s', (_sentence, hand, facts, lines) => {
    expect(pointsOf(sheetOf(scoring, hand, facts))).toMatchObject(lines)
  })
})

describe('payments', () => {
  test('L06 the declarer of a robbed gong pays the hand, and 10 more apart from it', () => {
    expect(settled(ROBBED, robbed)).toEqual([
      { reason: 'win', byWind: { E: 0, S: 25, W: 0, N: -25 } },
      { reason: 'rob', byWind: { E: 0, S: 10, W: 0, N: -10 } },
    ])
  })

  test('P02 a self-draw is paid in full by each, the dealer too', () => {
    expect(settled('444m777p22s99s789m123p + 2s', self)).toEqual([
      { reason: 'win', byWind: { E: -32, S: 96, W: -32, N: -32 } },
    ])
  })

  test.each([
    ['seven flowers', '1234567f', 20],
    ['eight flowers', '12345678f', 40],
  ])('%s are a flat total from each', (_name, flowers, points) => {
    const facts: Facts = { ...self, source: 'flower', flowers, round: 'N' }
    const byWind = { E: -points, S: 3 * points, W: -points, N: -points }
    expect(settled('1357m1357p2468s1234z + 7z', facts)).toEqual([{ reason: 'win', byWind }])
  })
})

describe('the house rule for a minimum', () => {
  const hand = '123567m345999s67p11z + 8p'

  test.each([
    ['none: a hand of 11 wins', {}, 'E', false],
    ['none, in the last round too', { minimum: 'none' }, 'N', false],
    ['by round: 11 is below the 20 of the East round', { minimum: 'by-round' }, 'E', true],
  ])('%s', (_name, options, round, belowMinimum) => {
    const rules = club(options)
    const sheet = sheetOf(rules.scoring, hand, { round })
    expect(sheet).toMatchObject({ total: 11, belowMinimum })
    expect(rules.settle(winOf(hand, { round }), sheet)).toHaveLength(belowMinimum ? 0 : 1)
  })

  test.each([
    ['E', 20],
    ['S', 22],
    ['W', 24],
    ['N', 26],
  ] as const)('by round: %s %i', (round, points) => {
    expect(club({ minimum: 'by-round' }).scoring.minimum(round)).toBe(points)
  })
})
