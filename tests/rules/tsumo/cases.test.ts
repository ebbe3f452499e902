import { describe, expect, test } from 'vitest'
import { tsumo } from '../../../src/rules/tsumo'
import { pointsOf, readAs, sheetOf, winOf } from '../../support/score'
import type { Facts } from '../../support/score'

const { scoring, settle } = tsumo
const self: Facts = { win: 'self-draw' }
const robbed: Facts = { win: 'rob-gong', discarder: 'N' }
const ROBBED = '123m567m234p78p888s99s + 6p'
const AFTER_KONG = '123m567m234p78p99s[8888s] + 9p'
const WINDS = '(123m)(456p)(789s)34s222z55p + 2s'
const TRIPLETS = '444m777p22s99s789m123p + 2s'

const settled = (hand: string, facts: Facts) =>
  settle(winOf(hand, facts), sheetOf(scoring, hand, facts))

describe('what a hand is worth', () => {
  // oxfmt-ignore
  test.each<[string, string, Facts, number]>([
    ['L06 robbing an added kong', ROBBED, robbed, 2],
    ['L13 five exposed sets, by a discard', '(123m)(456m)(789p)(777z)(222s)9s + 9s', {}, 1],
    ['L13 five exposed sets, self-drawn', '(123m)(456m)(789p)(777z)(222s)9s + 9s', self, 2],
    ['F04 two flowers of the own number, South round', WINDS, { flowers: '26f', round: 'S' }, 8],
    ['F04 two flowers of the own number, East round', WINDS, { flowers: '26f' }, 5],
    ['K01 the replacement of a kong', AFTER_KONG, { ...self, source: 'gong' }, 3],
    ['K01 an ordinary draw after a kong', AFTER_KONG, self, 2],
    ['K05 the last tile of the wall', '123m567m234p78p888s99s + 9p', { ...self, lastTile: true }, 3],
    ['S03 two concealed triplets, the third by a discard', TRIPLETS, {}, 1],
    ['S03 three concealed triplets, self-drawn', TRIPLETS, self, 4],
    ['S04 no row for a wait', '66777889s123m456m22p + 8s', {}, 1],
    ['S08 the wind of the round for West', WINDS, { seat: 'W', round: 'S', discarder: 'N' }, 1],
    ['S08 the winds of seat and round for South', WINDS, { round: 'S', discarder: 'N' }, 2],
    ['S08 the wind of the round for the dealer', WINDS, { seat: 'E', round: 'S', discarder: 'N' }, 2],
  ])('%s', (_sentence, hand, facts, points) => {
    expect(sheetOf(scoring, hand, facts).total).toBe(points)
  })

  // oxfmt-ignore
  test.each<[string, string, Facts, Record<string, number>]>([
    ['K05 after a kong and on the last tile', '(123m)(456p)(789s)34s[2222z]55p + 2s', { ...self, round: 'S', source: 'gong', lastTile: true }, { 'self-draw': 1, 'after-kong': 1, 'last-wall-tile': 1, 'seat-wind': 1, 'round-wind': 1 }],
    ['L18 no heavenly hand', '123456789m12399s11z + 1z', { ...self, seat: 'E', round: 'S', source: 'flower', flowers: '3f', discards: 0 }, { dealer: 1, flowers: 1, 'self-draw': 1, 'concealed-hand': 1, 'seat-wind': 1 }],
    ['S07 small three dragons', '777z666z55z12m456p999s + 3m', {}, { 'concealed-hand': 1, 'concealed-triplets-3': 2, 'small-three-dragons': 4 }],
    ['S07 big three dragons', '777z666z55z123m456p99s + 5z', {}, { 'concealed-hand': 1, 'big-three-dragons': 8 }],
    ['S09 pairs and a triplet beat five sets', '223344m556677p88s11z + 1z', {}, { 'concealed-hand': 1, 'round-wind': 1, 'seven-pairs-pong': 3 }],
  ])('%s', (_sentence, hand, facts, lines) => {
    expect(pointsOf(sheetOf(scoring, hand, facts))).toEqual(lines)
  })

  test('S01 three triplets beat three equal chows', () => {
    const sheet = sheetOf(scoring, '111222333m45p789p99s + 6p', self)
    expect(readAs(sheet)).toBe('111m 222m 333m 456p 789p 99s')
    expect(sheet.total).toBe(4)
    expect(sheet.runnerUp?.total).toBe(2)
  })
})

describe('L15 one tai is needed, and flowers count', () => {
  const hand = '(123m)(456p)(789s)34s22z555p + 2s'

  test.each([
    ['a discard and no flower: none', {}, 0, true],
    ['a discard and a flower of neither seat nor round', { flowers: '3f' }, 1, false],
    ['a discard and a flower of the round', { flowers: '1f' }, 2, false],
    ['a self-draw', self, 1, false],
    ['the dealer, by a discard', { seat: 'E' }, 1, false],
  ])('%s', (_sentence, facts, total, belowMinimum) => {
    expect(sheetOf(scoring, hand, facts)).toMatchObject({ total, belowMinimum, minimum: 1 })
  })

  test('K03 an open kong is no concealed triplet: no tai', () => {
    const sheet = sheetOf(scoring, '(6666m)111m999s234s67p44z + 8p')
    expect(sheet).toMatchObject({ total: 0, belowMinimum: true, lines: [] })
  })

  test('nothing is paid below it', () => {
    expect(settled(hand, {})).toEqual([])
  })
})

describe('payments', () => {
  test('L06 the declarer of a robbed kong pays alone', () => {
    expect(settled(ROBBED, robbed)).toEqual([
      { reason: 'win', byWind: { E: 0, S: 2, W: 0, N: -2 } },
    ])
  })

  test('P02 a self-draw is paid in full by each', () => {
    expect(settled(TRIPLETS, self)).toEqual([
      { reason: 'win', byWind: { E: -4, S: 12, W: -4, N: -4 } },
    ])
  })

  test('the dealer pays no more than the others, whatever the streak', () => {
    expect(settled(TRIPLETS, { ...self, streak: 3 })).toEqual([
      { reason: 'win', byWind: { E: -4, S: 12, W: -4, N: -4 } },
    ])
  })
})
