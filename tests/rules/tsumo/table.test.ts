import { tsumo } from '../../../src/rules/tsumo'
import { TSUMO_ROW_IDS } from '../../../src/rules/tsumo/scoreTable'
import type { TsumoRowId } from '../../../src/rules/tsumo/scoreTable'
import { describeRows } from '../../support/rows'
import type { Meets, Misses } from '../../support/rows'
import type { Facts } from '../../support/score'

const self: Facts = { win: 'self-draw' }
const ordinary = '123567m345999s67p11z + 8p'
const pairs = '1133m3377p2244s1166z + 6z'

// oxfmt-ignore
const MEETS: readonly Meets<TsumoRowId>[] = [
  ['dealer', 1, 'East wins, no repeat yet', ordinary, { seat: 'E' }],
  ['dealer', 3, 'after one repeat', ordinary, { seat: 'E', streak: 1 }],
  ['dealer', 7, 'after three, with seven pairs', pairs, { seat: 'E', streak: 3 }],
  ['flowers', 3, 'three flowers', ordinary, { flowers: '347f' }],
  ['seat-flowers', 2, "both of South's", ordinary, { flowers: '26f' }],
  ['round-flowers', 2, 'both of the East round', ordinary, { flowers: '15f' }],
  ['round-flowers', 1, 'a flower of seat and round counts for both', ordinary, { flowers: '2f', round: 'S' }],
  ['eight-immortals', 8, 'all eight', ordinary, { flowers: '12345678f' }],
  ['flowers', 8, 'all eight', ordinary, { flowers: '12345678f' }],
  ['self-draw', 1, 'self-drawn', ordinary, self],
  ['concealed-hand', 1, 'nothing claimed, by a discard', ordinary],
  ['concealed-hand', 1, 'nothing claimed, self-drawn', ordinary, self],
  ['concealed-hand', 1, 'concealed kongs do not matter', '[9999s]123567m345s67p11z + 8p'],
  ['concealed-hand', 1, 'seven pairs', pairs],
  ['after-kong', 1, 'the replacement of a kong', '[9999s]123567m345s67p11z + 8p', { ...self, source: 'gong' }],
  ['after-kong', 1, 'a kong, then a flower', '[9999s]123567m345s67p11z + 8p', { ...self, source: 'flower', flowers: '1f', gongChain: 1 }],
  ['robbing-kong', 1, 'a robbed kong', ordinary, { win: 'rob-gong' }],
  ['last-wall-tile', 1, 'the last tile of the wall', ordinary, { ...self, lastTile: true }],
  ['last-wall-tile', 1, 'as the replacement of a kong too', '[9999s]123567m345s67p11z + 8p', { ...self, lastTile: true, source: 'gong' }],
  ['last-discard', 1, 'the last discard', ordinary, { lastTile: true }],
  ['dragon-pongs', 2, 'two of them', '555z666z123567m345s9s + 9s'],
  ['dragon-pongs', 1, 'the pong of seven pairs', pairs],
  ['seat-wind', 1, 'a pong of South for South', '222z123567m345999s1p + 1p'],
  ['seat-wind', 1, 'the pong of seven pairs', '1133m3377p2244s1122z + 2z'],
  ['seat-wind', 1, 'beside the four winds', '111z222z333z444z123m5s + 5s'],
  ['round-wind', 1, 'a pong of East in the East round', '111z123567m345999s1p + 1p'],
  ['round-wind', 1, 'beside three winds and a pair', '111z222z333z123m567p4z + 4z'],
  ['all-triplets', 2, 'five pongs or kongs', '(111m)(2222m)(555p)(888s)99s66z + 9s'],
  ['all-triplets', 2, 'beside all honors', '(111z)(222z)(333z)(555z)66z77z + 6z'],
  ['concealed-triplets-3', 2, 'three', '111m999s555p567p345s6z + 6z'],
  ['concealed-triplets-3', 2, 'a concealed kong among them', '[1111m]999s555p567p345s6z + 6z'],
  ['concealed-triplets-4', 5, 'four', '111m999s555p333s345s6z + 6z'],
  ['concealed-triplets-5', 8, 'five, the pair discarded', '111m999s555p333s777p6z + 6z'],
  ['mixed-one-suit', 3, 'one suit and honors', '123456789s22s333z55z + 5z'],
  ['mixed-one-suit', 3, 'seven pairs', '1133557799p2233z77z + 2z'],
  ['pure-one-suit', 7, 'one suit', '(123s)(345s)(567s)(777s)99s11s + 9s'],
  ['small-three-dragons', 4, 'two pongs and a pair', '555z666z123567m345s7z + 7z'],
  ['big-three-dragons', 8, 'three pongs', '555z666z777z123m345s9s + 9s'],
  ['small-four-winds', 8, 'three pongs and a pair', '111z222z333z123m567p4z + 4z'],
  ['big-four-winds', 16, 'four pongs', '111z222z333z444z123m5s + 5s'],
  ['all-honors', 16, 'honors alone', '(111z)(222z)(333z)(555z)66z77z + 6z'],
  ['seven-pairs-pong', 3, 'seven different pairs and a triplet', pairs],
]

// oxfmt-ignore
const MISSES: readonly Misses<TsumoRowId>[] = [
  ['dealer', 'another wins on a streak', ordinary, { streak: 2 }],
  ['dealer', 'the dealer discards', ordinary, { discarder: 'E', streak: 2 }],
  ['eight-immortals', 'seven', ordinary, { flowers: '1234567f' }],
  ['round-flowers', 'the numbers of other rounds', ordinary, { flowers: '234678f' }],
  ['self-draw', 'by a discard', ordinary],
  ['concealed-hand', 'a claimed kong is a claimed set', '(9999s)123567m345s67p11z + 8p'],
  ['concealed-hand', 'an added kong is a claimed set', '123567m345s67p11z + 8p', { ...self, melds: ['added-gong 9999s'] }],
  ['after-kong', 'the replacement of a flower', ordinary, { ...self, source: 'flower', flowers: '1f' }],
  ['last-wall-tile', 'the last discard', ordinary, { lastTile: true }],
  ['last-discard', 'the last tile drawn', ordinary, { ...self, lastTile: true }],
  ['last-discard', 'a robbed kong', ordinary, { win: 'rob-gong', lastTile: true }],
  ['dragon-pongs', 'two pongs and a pair', '555z666z123567m345s7z + 7z'],
  ['dragon-pongs', 'all three dragons', '555z666z777z123m345s9s + 9s'],
  ['seat-wind', 'the wind of another seat', '333z123567m345999s1p + 1p'],
  ['concealed-triplets-3', 'an open kong is none', '(1111m)999s555p567p345s6z + 6z'],
  ['concealed-triplets-3', 'the third came by a discard', '444m777p22s99s789m123p + 2s'],
  ['concealed-triplets-3', 'the third was robbed', '444m777p22s99s789m123p + 2s', { win: 'rob-gong' }],
  ['concealed-triplets-4', 'five', '111m999s555p333s777p6z + 6z'],
  ['pure-one-suit', 'honors', '123456789s22s333z55z + 5z'],
  ['small-three-dragons', 'all three dragons', '555z666z777z123m345s9s + 9s'],
  ['small-four-winds', 'all four winds', '111z222z333z444z123m5s + 5s'],
]

describeRows({
  scoring: tsumo.scoring,
  ids: TSUMO_ROW_IDS,
  meets: MEETS,
  misses: MISSES,
  alone: [],
})
