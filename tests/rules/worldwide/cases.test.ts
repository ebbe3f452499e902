import { describe, expect, test } from 'vitest'
import { isComplete } from '../../../src/engine/hand/complete'
import { countsOf } from '../../../src/engine/hand/counts'
import { waitsOf } from '../../../src/engine/hand/waits'
import { judge } from '../../../src/engine/score/judge'
import { parseTiles, printTile } from '../../../src/engine/tiles/notation'
import { scoring } from '../../../src/rules/worldwide/scoring'
import { settle } from '../../../src/rules/worldwide/settlement'
import { pointsOf, readAs, sheetOf, waitingHand, winOf } from '../../support/score'
import type { Facts } from '../../support/score'

const self: Facts = { win: 'self-draw' }

const waits = (hand: string): string[] => {
  const { concealed, melds } = waitingHand(hand)
  return waitsOf(scoring.shapes, countsOf(concealed), melds).map(printTile)
}

const total = (hand: string, facts: Facts = {}): number => sheetOf(scoring, hand, facts).total

/** The discards that leave a hand of 17 tiles waiting, and on what. */
const readyDiscards = (hand: string): Record<string, string[]> => {
  const tiles = parseTiles(hand, 'hand')
  const ready = [...new Set(tiles)].map((kind): [string, string[]] => {
    const rest = tiles.toSpliced(tiles.indexOf(kind), 1)
    return [printTile(kind), waitsOf(scoring.shapes, countsOf(rest), []).map(printTile)]
  })
  return Object.fromEntries(ready.filter(([, kinds]) => kinds.length > 0))
}

describe('waits', () => {
  // oxfmt-ignore
  test.each([
    ['W01 a pair wait on a tile held four times is none', '123456789m123p1111s', []],
    ['W03 the low end of the wait lies in the own gong', '[1111p]23p123m456m789s77z', ['4p']],
    ['W04 eight of nine tiles win, the ninth is held four times', '2344445566778999m', ['1m', '2m', '3m', '5m', '6m', '7m', '8m', '9m']],
    ['W05 all nine tiles of a suit win', '1112344556678999m', ['1m', '2m', '3m', '4m', '5m', '6m', '7m', '8m', '9m']],
    ['W06 the pair of another suit can become the pong', '12345678999s44m111z', ['4m', '3s', '6s', '9s']],
    ['W07 an exposed sheung stays fixed', '(123s)123m789m111z1456s', ['1s']],
    ['W08 a gong is one set though it holds four tiles', '(9999p)123456789m123s5p', ['5p']],
    ['W09 four alike in hand are no set before they are declared', '234m567m345p888s9999p', []],
    ['W09 once declared, the pair is what is missing', '[9999p]234m567m345p888s1z', ['1z']],
    ['W10 eight pairs wait for any of them', '1155m3377p2244s1166z', ['1m', '5m', '3p', '7p', '2s', '4s', '1z', '6z']],
    ['W12 sixteen orphans wait for any of them', '147m258p369s1234567z', ['1m', '4m', '7m', '2p', '5p', '8p', '3s', '6s', '9s', '1z', '2z', '3z', '4z', '5z', '6z', '7z']],
    ['W12 tiles two apart are not spread', '146m258p369s1234567z', []],
    ['W12 thirteen orphans beside a pair and two neighbours', '119m19p19s1234567z34m', ['2m', '5m']],
    ['W12 not beside an exposed set', '(345m)19m19p19s1234567z', []],
    ['W14 a wait stays listed whatever others show', '(777z)123m456m789m22p34s', ['2s', '5s']],
    ['S04 two tiles win, whatever one reading says', '66777889s123m456m22p', ['5s', '8s']],
    ['S09 every one of eight pairs, whatever the five sets wait for', '223344m556677p88s11z', ['2m', '3m', '4m', '5p', '6p', '7p', '8s', '1z']],
    ['L13 five exposed sets wait for the pair alone', '(123m)(456m)(789p)(777z)(222s)9s', ['9s']],
  ])('%s', (_sentence, hand, expected) => {
    expect(waits(hand)).toEqual(expected)
  })

  test('W13 which discards leave the hand ready', () => {
    expect(readyDiscards('35678899m234789p444s')).toEqual({ '3m': ['8m', '9m'], '8m': ['4m'] })
  })

  test('E04 every discard of a complete hand of one suit leaves it ready', () => {
    expect(readyDiscards('11122344556678999m')).toEqual({
      '1m': ['1m', '2m', '3m'],
      '2m': ['1m', '2m', '3m', '4m', '5m', '6m', '7m', '8m', '9m'],
      '3m': ['2m', '3m', '6m', '9m'],
      '4m': ['4m', '7m'],
      '5m': ['2m', '3m', '5m'],
      '6m': ['2m', '3m', '6m', '9m'],
      '7m': ['7m'],
      '8m': ['2m', '3m', '5m', '8m'],
      '9m': ['2m', '9m'],
    })
  })

  test.each(['123m456m789p111s8m9m1p77z', '123m456m789p111s567z22m'])(
    'L02 a sheung needs one suit, so %s is not complete',
    (hand) => {
      expect(isComplete(scoring.shapes, countsOf(parseTiles(hand, 'hand')), 0)).toBe(false)
    },
  )
})

describe('worth', () => {
  // oxfmt-ignore
  test.each([
    ['F04 two flowers of the own number: two and two', '(123m)(456p)(789s)34s222z55p + 2s', { flowers: '26f' }, { flowers: 2, 'seat-flowers': 2 }],
    ['L06 the declarer of the robbed gong gives the points of the hand', '123m567m234p78p888s99s + 6p', { win: 'rob-gong', discarder: 'N' }, { mahjong: 5, 'concealed-discard': 5, 'robbing-gong': 10, 'no-flowers-no-honours': 5 }],
    ['L13 five exposed sets, by a discard', '(123m)(456m)(789p)(777z)(222s)9s + 9s', {}, { mahjong: 5, 'true-single-wait': 2, 'last-man-discard': 15, 'no-flowers': 1, 'dragon-pongs': 2 }],
    ['L13 five exposed sets, self-drawn', '(123m)(456m)(789p)(777z)(222s)9s + 9s', self, { mahjong: 5, 'true-single-wait': 2, 'self-draw': 1, 'last-man-self-draw': 10, 'no-flowers': 1, 'dragon-pongs': 2 }],
    ['K03 an open gong counts as a concealed pong', '(6666m)111m999s234s67p44z + 8p', {}, { mahjong: 5, 'concealed-discard': 5, 'no-flowers': 1, 'concealed-pongs-3': 15, 'open-gongs': 1 }],
    ['K05 on the very last tile the flower wall gives nothing', '123m567m234p78p888s99s + 9p', { ...self, source: 'flower-wall', lastTile: true }, { mahjong: 5, 'self-draw': 1, 'concealed-self-draw': 10, seabed: 20, 'no-flowers-no-honours': 5 }],
    ['S05 one sheung and a pair that moves: no row for the wait', '3456m123p567p789s111z + 3m', {}, { mahjong: 5, 'concealed-discard': 5, 'no-flowers': 1, 'wind-pongs': 1, 'round-wind': 1, 'mixed-run-concealed': 10 }],
    ['S06 neither flowers nor honours is one row', '123m567m234p78p888s99s + 6p', {}, { mahjong: 5, 'concealed-discard': 5, 'no-flowers-no-honours': 5 }],
    ['S06 a flower takes that row away', '123m567m234p78p888s99s + 6p', { flowers: '3f' }, { mahjong: 5, 'concealed-discard': 5, flowers: 1, 'no-honours': 1 }],
  ])('%s', (_sentence, hand, facts, lines) => {
    expect(pointsOf(sheetOf(scoring, hand, facts))).toMatchObject(lines)
  })

  // oxfmt-ignore
  test.each([
    ['L06 robbing an added gong', '123m567m234p78p888s99s + 6p', { win: 'rob-gong', discarder: 'N' }, 25],
    ['L13 five exposed sets, by a discard', '(123m)(456m)(789p)(777z)(222s)9s + 9s', {}, 25],
    ['L13 five exposed sets, self-drawn', '(123m)(456m)(789p)(777z)(222s)9s + 9s', self, 21],
    ['K01 the replacement of a gong', '123m567m234p78p99s[8888s] + 9p', { ...self, source: 'gong' }, 28],
    ['K01 an ordinary draw after a gong', '123m567m234p78p99s[8888s] + 9p', self, 23],
    ['K03 an open gong', '(6666m)111m999s234s67p44z + 8p', {}, 27],
    ['K03 an open pong instead', '(666m)111m999s234s67p44z + 8p', {}, 11],
    ['K05 the very last tile', '123m567m234p78p888s99s + 9p', { ...self, lastTile: true }, 41],
    ['S01 three pongs beat three equal sheungs', '111222333m45p789p99s + 6p', self, 51],
    ['S03 two concealed pongs, the third by a discard', '444m777p22s99s789m123p + 2s', {}, 22],
    ['S03 three concealed pongs, self-drawn', '444m777p22s99s789m123p + 2s', self, 38],
    ['S04 two waits, so none is single', '66777889s123m456m22p + 8s', {}, 32],
    ['S05 no row for the wait', '3456m123p567p789s111z + 3m', {}, 23],
    ['S06 without flowers', '123m567m234p78p888s99s + 6p', {}, 15],
    ['S06 with a flower', '123m567m234p78p888s99s + 6p', { flowers: '3f' }, 12],
    ['S07 little dragons, the single ones add', '777z666z55z12m456p999s + 3m', {}, 52],
    ['S07 big dragons, the single ones add', '777z666z55z123m456p99s + 5z', {}, 64],
    ['S08 the wind of the round for West', '(123m)(456p)(789s)34s222z55p + 2s', { seat: 'W', round: 'S', discarder: 'N' }, 15],
    ['S08 the winds of seat and round for South', '(123m)(456p)(789s)34s222z55p + 2s', { seat: 'S', round: 'S', discarder: 'N' }, 16],
    ['S08 the wind of the round for the dealer', '(123m)(456p)(789s)34s222z55p + 2s', { seat: 'E', round: 'S', discarder: 'N' }, 16],
    ['S10 three steps in two suits', '123m234m34p678s888p99s + 5p', {}, 20],
    ['S10 three steps in three suits', '123m234p34s678s888p99s + 5s', {}, 20],
    ['S11 five suits and three concealed pongs, self-drawn', '111z777z444m234p678s9p + 9p', self, 48],
    ['S11 five suits and three concealed pongs, by a discard', '111z777z444m234p678s9p + 9p', {}, 42],
  ])('%s', (_sentence, hand, facts, points) => {
    expect(total(hand, facts)).toBe(points)
  })

  test('K01 two gongs in a row', () => {
    const facts = { ...self, source: 'gong', gongChain: 2 }
    const sheet = sheetOf(scoring, '123m234p78p99s[5555m][8888s] + 9p', facts)
    expect(pointsOf(sheet)).toMatchObject({ 'second-gong-self-draw': 30, 'flower-wall': 5 })
  })

  test('S04 the wait is judged on the waiting hand: no row for it', () => {
    const lines = Object.keys(pointsOf(sheetOf(scoring, '66777889s123m456m22p + 8s')))
    expect(lines.filter((id) => id.endsWith('-wait'))).toEqual([])
  })
})

describe('readings', () => {
  test.each([
    ['K03', '(6666m)111m999s234s67p44z + 8p', {}, '(6666m) 111m 678p 234s 999s 44z'],
    ['S01', '111222333m45p789p99s + 6p', self, '111m 222m 333m 456p 789p 99s'],
    ['S05', '3456m123p567p789s111z + 3m', {}, '456m 123p 567p 789s 111z 33m'],
  ])('%s is read as it is worth most', (_id, hand, facts, reading) => {
    expect(readAs(sheetOf(scoring, hand, facts))).toBe(reading)
  })

  test('S09 pairs and a pong beat the same tiles as five sets', () => {
    const sheet = sheetOf(scoring, '223344m556677p88s11z + 1z')
    expect(sheet.reading?.shape).toBe('pairs-and-pong')
    expect(sheet.total).toBeGreaterThanOrEqual(45)
    expect(sheet.runnerUp?.total).toBe(27)
  })
})

describe('payments', () => {
  // oxfmt-ignore
  test.each([
    ['L06 the declarer of a robbed gong pays it', '123m567m234p78p888s99s + 6p', { win: 'rob-gong', discarder: 'N' }, { E: 0, S: 25, W: 0, N: -25 }],
    ['P02 a self-draw is paid in full by each, the dealer one more', '444m777p22s99s789m123p + 2s', self, { E: -39, S: 115, W: -38, N: -38 }],
  ])('%s', (_sentence, hand, facts, byWind) => {
    const settled = settle(winOf(hand, facts), sheetOf(scoring, hand, facts))
    expect(settled).toMatchObject([{ reason: 'win', byWind }])
  })
})

test('E02 judging works on frozen facts and leaves them as they are', () => {
  const win = winOf('1112234455667899m + 9m')
  const before = JSON.stringify(win)
  for (const value of [win, win.concealed, win.melds, win.flowers]) Object.freeze(value)
  judge(scoring, win)
  expect(JSON.stringify(win)).toBe(before)
})
