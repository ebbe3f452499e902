import { describe, expect, test } from 'vitest'
import { countsOf } from '../../src/engine/hand/counts'
import { waitsOf } from '../../src/engine/hand/waits'
import { parseTiles, printTile, printTiles } from '../../src/engine/tiles/notation'
import { RULE_SET_IDS, ruleSetOf } from '../../src/rules/index'
import type { RuleSetId } from '../../src/rules/index'
import { waitingHand } from '../support/score'

const waits = (id: RuleSetId, hand: string): string => {
  const { concealed, melds } = waitingHand(hand)
  return printTiles(waitsOf(ruleSetOf(id).scoring.shapes, countsOf(concealed), melds))
}

/** The discards that leave a hand of 17 tiles waiting, and on what. */
const readyDiscards = (id: RuleSetId, hand: string): Record<string, string> => {
  const tiles = parseTiles(hand, 'hand')
  const ready = [...new Set(tiles)].map((kind): [string, string] => {
    const rest = tiles.toSpliced(tiles.indexOf(kind), 1)
    return [printTile(kind), waits(id, printTiles(rest))]
  })
  return Object.fromEntries(ready.filter(([, kinds]) => kinds !== ''))
}

const PAIRS = '1155m3377p2244s1166z'
const SPREAD = '147m258p369s1234567z'
const ORPHANS = '19m19p19s1234567z34m1m'

describe.each(RULE_SET_IDS)('in %s', (id) => {
  // oxfmt-ignore
  test.each([
    ['W01 a pair wait on a tile held four times is none', '123456789m123p1111s', ''],
    ['W03 the low end of the wait lies in the own kong', '[1111p]23p123m456m789s77z', '4p'],
    ['W04 eight of nine tiles win, the ninth is held four times', '2344445566778999m', '12356789m'],
    ['W05 all nine tiles of a suit win', '1112344556678999m', '123456789m'],
    ['W06 the pair of another suit can become the pong', '12345678999s44m111z', '4m369s'],
    ['W07 an exposed chow stays fixed', '(123s)123m789m111z1456s', '1s'],
    ['W08 a kong is one set though it holds four tiles', '(9999p)123456789m123s5p', '5p'],
    ['W09 four alike are no set until they are declared', '234567m345p888s9999p', ''],
    ['W09 once declared, the replacement waits for its pair', '[9999p]234567m345p888s1z', '1z'],
    ['S04 two kinds win', '66777889s123m456m22p', '58s'],
    ['L13 five exposed sets wait for the pair alone', '(123m)(456m)(789p)(777z)(222s)9s', '9s'],
  ])('%s', (_sentence, hand, kinds) => {
    expect(waits(id, hand)).toBe(kinds)
  })

  test('W13 two discards leave the hand ready', () => {
    expect(readyDiscards(id, '35678899m234789p444s')).toEqual({ '3m': '89m', '8m': '4m' })
  })
})

describe('special shapes', () => {
  // oxfmt-ignore
  test.each<[RuleSetId, string, string, string]>([
    ['worldwide', 'W10 eight pairs wait for any of them', PAIRS, '15m37p24s16z'],
    ['club', 'W10 eight pairs wait for any of them', PAIRS, '15m37p24s16z'],
    ['tsumo', 'W10 eight pairs wait for any of them', PAIRS, '15m37p24s16z'],
    ['taiwan', 'W10 eight pairs are nothing', PAIRS, ''],
    ['club', 'W12 sixteen spread tiles wait for any of them', SPREAD, '147m258p369s1234567z'],
    ['club', 'W12 tiles two apart are not spread', '146m258p369s1234567z', ''],
    ['club', 'W12 the orphans and a chow to be', ORPHANS, '25m'],
    ['club', 'W12 no orphans with an exposed set', '(345m)19m19p19s1234567z', ''],
    ['taiwan', 'W12 spread tiles are nothing', SPREAD, ''],
    ['taiwan', 'W12 orphans are nothing', ORPHANS, ''],
    ['tsumo', 'W12 spread tiles are nothing', SPREAD, ''],
    ['tsumo', 'W12 orphans are nothing', ORPHANS, ''],
    ['club', 'four alike stand for two pairs', '1111m3377p2244s1166z', '37p24s16z'],
    ['tsumo', 'four alike are not two pairs', '1111m3377p2244s1166z', ''],
    ['taiwan', 'S09 as five sets two kinds win', '223344m556677p88s11z', '8s1z'],
    ['tsumo', 'S09 as eight pairs all of them win', '223344m556677p88s11z', '234m567p8s1z'],
  ])('%s: %s', (id, _sentence, hand, kinds) => {
    expect(waits(id, hand)).toBe(kinds)
  })
})
