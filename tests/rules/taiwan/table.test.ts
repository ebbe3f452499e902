import { taiwan } from '../../../src/rules/taiwan'
import { TAIWAN_ROW_IDS } from '../../../src/rules/taiwan/scoreTable'
import type { TaiwanRowId } from '../../../src/rules/taiwan/scoreTable'
import { describeRows } from '../../support/rows'
import type { Meets, Misses } from '../../support/rows'
import type { Facts } from '../../support/score'

const self: Facts = { win: 'self-draw' }
const ordinary = '123567m345999s67p11z + 8p'
const single = '123567m345999678s2p + 2p'
const chows = '123567m34599s23467p + 8p'
const exposed = '(123m)(456m)(789p)(777z)(222s)9s + 9s'
const dealt: Facts = { ...self, seat: 'E', discards: 0 }
const first: Facts = { ...self, firstDraw: true, discards: 2 }
const onFirst: Facts = { discarder: 'E', discards: 1 }

// oxfmt-ignore
const MEETS: readonly Meets<TaiwanRowId>[] = [
  ['self-draw', 1, 'self-drawn with an exposed set', '(123m)567m345999s67p11z + 8p', self],
  ['concealed-hand', 1, 'nothing claimed, by a discard', ordinary],
  ['concealed-hand', 1, 'concealed kongs do not matter', '[9999s]123567m345s67p11z + 8p'],
  ['concealed-hand', 1, 'by robbing a kong', ordinary, { win: 'rob-gong' }],
  ['concealed-self-draw', 3, 'nothing claimed, self-drawn', ordinary, self],
  ['single-wait', 1, 'a pair wait', single],
  ['single-wait', 1, 'an edge', '123567m345999s89p11z + 7p'],
  ['single-wait', 1, 'the middle', '123567m345999s68p11z + 7p'],
  ['single-wait', 1, 'five exposed sets', exposed],
  ['seat-wind', 1, 'a pung of South for South', '222z123567m345999s1p + 1p'],
  ['seat-wind', 1, 'a kong of it', '(2222z)123567m345999s1p + 1p'],
  ['round-wind', 1, 'a pung of East in the East round', '111z123567m345999s1p + 1p'],
  ['dragon-pungs', 2, 'two of them', '555z666z123567m345s9s + 9s'],
  ['seat-flowers', 2, "both of South's", ordinary, { flowers: '26f' }],
  ['seat-flowers', 1, 'beside its set', ordinary, { flowers: '1234f' }],
  ['flower-sets', 2, 'all four flowers', ordinary, { flowers: '1234f' }],
  ['flower-sets', 4, 'all four flowers and all four seasons', ordinary, { flowers: '12345678f' }],
  ['last-tile-draw', 1, 'the last drawable tile', ordinary, { ...self, lastTile: true }],
  ['last-tile-draw', 1, 'as the replacement of a kong too', '[9999s]123567m345s67p11z + 8p', { ...self, lastTile: true, source: 'gong' }],
  ['last-discard', 1, 'the last discard', ordinary, { lastTile: true }],
  ['after-kong', 1, 'the replacement of a kong', '[9999s]123567m345s67p11z + 8p', { ...self, source: 'gong' }],
  ['after-kong', 1, 'two kongs in a row are one', '[9999s][2222s]123345m67p11z + 8p', { ...self, source: 'gong', gongChain: 2 }],
  ['after-kong', 1, 'a kong, then a flower', '[9999s]123567m345s67p11z + 8p', { ...self, source: 'flower', flowers: '1f', gongChain: 1 }],
  ['robbing-kong', 1, 'a robbed kong', ordinary, { win: 'rob-gong' }],
  ['half-melded', 1, 'five exposed sets, self-drawn', exposed, self],
  ['fully-melded', 2, 'five exposed sets, by a discard', exposed],
  ['fully-melded', 2, 'by robbing a kong', exposed, { win: 'rob-gong' }],
  ['ping-hu', 2, 'five chows, two-sided, by a discard', chows],
  ['ping-hu', 2, 'the other side', '123567m34599s23467p + 5p'],
  ['ping-hu', 2, 'by robbing a kong', chows, { win: 'rob-gong' }],
  ['ping-hu', 2, 'exposed chows too', '(123m)(567m)34599s23467p + 8p'],
  ['three-concealed-pungs', 2, 'three', '111m999s555p567p345s6z + 6z'],
  ['three-concealed-pungs', 2, 'a concealed kong among them', '[1111m]999s555p567p345s6z + 6z'],
  ['three-concealed-pungs', 2, 'the third self-drawn', '444m777p22s99s789m123p + 2s', self],
  ['four-concealed-pungs', 5, 'four', '111m999s555p333s345s6z + 6z'],
  ['five-concealed-pungs', 8, 'five, the pair discarded', '111m999s555p333s777p6z + 6z'],
  ['all-pungs', 4, 'five pungs or kongs', '(111m)(2222m)(555p)(888s)99s66z + 9s'],
  ['all-pungs', 4, 'beside the concealed pungs', '111m999s555p333s777p6z + 6z'],
  ['half-one-suit', 4, 'one suit and honors', '123456789s22s333z55z + 5z'],
  ['pure-one-suit', 8, 'one suit', '(123s)(345s)(567s)(777s)99s11s + 9s'],
  ['all-honors', 16, 'honors alone', '(111z)(222z)(333z)(555z)66z77z + 6z'],
  ['little-three-dragons', 4, 'two pungs and a pair', '555z666z123567m345s7z + 7z'],
  ['big-three-dragons', 8, 'three pungs', '555z666z777z123m345s9s + 9s'],
  ['little-four-winds', 8, 'three pungs and a pair', '111z222z333z123m567p4z + 4z'],
  ['big-four-winds', 16, 'four pungs', '111z222z333z444z123m5s + 5s'],
  ['heavenly', 24, "the dealer's starting 17 tiles", single, dealt],
  ['earthly', 16, "another's first draw", single, first],
  ['earthly', 16, 'a flower replaced on the first draw', single, { ...first, source: 'flower', flowers: '1f' }],
  ['human', 16, "the dealer's first discard", single, onFirst],
]

// oxfmt-ignore
const MISSES: readonly Misses<TaiwanRowId>[] = [
  ['self-draw', 'by a discard', ordinary],
  ['self-draw', 'concealed', ordinary, self],
  ['concealed-hand', 'self-drawn', ordinary, self],
  ['concealed-hand', 'a claimed chow', '(123m)567m345999s67p11z + 8p'],
  ['concealed-hand', 'a claimed kong is a claimed set', '(9999s)123567m345s67p11z + 8p'],
  ['concealed-self-draw', 'an added kong is a claimed set', '123567m345s67p11z + 8p', { ...self, melds: ['added-gong 9999s'] }],
  ['single-wait', 'two sides', ordinary],
  ['single-wait', 'two pairs', '123567m345678s99p11z + 1z'],
  ['single-wait', 'the reading seems to wait in the middle, but two kinds win', '66777889s123m456m22p + 8s'],
  ['single-wait', 'the pair moves', '3456m123p567p789s111z + 3m'],
  ['seat-wind', 'the wind of another seat', '333z123567m345999s1p + 1p'],
  ['seat-wind', 'all four winds', '111z222z333z444z123m5s + 5s'],
  ['round-wind', 'three winds and a pair', '111z222z333z123m567p4z + 4z'],
  ['dragon-pungs', 'the dragon family', '555z666z123567m345s7z + 7z'],
  ['dragon-pungs', 'all three dragons', '555z666z777z123m345s9s + 9s'],
  ['seat-flowers', 'the numbers of the others', ordinary, { flowers: '1378f' }],
  ['flower-sets', 'four numbers in two colours', ordinary, { flowers: '1278f' }],
  ['last-tile-draw', 'the last discard', ordinary, { lastTile: true }],
  ['last-discard', 'a robbed kong', ordinary, { win: 'rob-gong', lastTile: true }],
  ['after-kong', 'the replacement of a flower', ordinary, { ...self, source: 'flower', flowers: '1f' }],
  ['half-melded', 'a concealed kong among them', '(123m)(456m)(789p)(777z)[2222s]9s + 9s', self],
  ['fully-melded', 'four exposed sets', '(123m)(456m)(789p)(777z)22s99s + 2s'],
  ['ping-hu', 'self-drawn', chows, self],
  ['ping-hu', 'a flower', chows, { flowers: '1f' }],
  ['ping-hu', 'a pair of honors', '123567m345789s67p11z + 8p'],
  ['ping-hu', 'a pung', '123567m345999s67p11p + 8p'],
  ['ping-hu', 'an edge', '123567m34599s23489p + 7p'],
  ['ping-hu', 'the middle', '123567m34599s23468p + 7p'],
  ['ping-hu', 'the pair', '123567m345s23467p9s8p + 9s'],
  ['ping-hu', 'two kinds win, but by the pair', '123567m234678p3456s + 3s'],
  ['three-concealed-pungs', 'an open kong is none', '(1111m)999s555p567p345s6z + 6z'],
  ['three-concealed-pungs', 'the third came by a discard', '444m777p22s99s789m123p + 2s'],
  ['five-concealed-pungs', 'the fifth came by a discard', '111m999s555p333s77p66z + 7p'],
  ['all-pungs', 'honors alone', '(111z)(222z)(333z)(555z)66z77z + 6z'],
  ['half-one-suit', 'one suit alone', '(123s)(345s)(567s)(777s)99s11s + 9s'],
  ['little-four-winds', 'the pair is no wind', '111z222z333z123m567p5s + 5s'],
  ['heavenly', 'after a kong', '[9999s]123567m345s67p11z + 8p', { ...dealt, source: 'gong' }],
  ['heavenly', 'not the dealer', single, { ...self, discards: 0 }],
  ['heavenly', 'on a later draw', single, { ...self, seat: 'E' }],
  ['self-draw', 'heavenly', single, dealt],
  ['concealed-self-draw', 'heavenly', single, dealt],
  ['single-wait', 'heavenly', single, dealt],
  ['earthly', 'after a claim', single, { ...first, claims: 1 }],
  ['earthly', 'the dealer', single, { ...first, seat: 'E' }],
  ['earthly', 'by a discard', single, { firstDraw: true }],
  ['concealed-self-draw', 'earthly', single, first],
  ['single-wait', 'earthly', single, first],
  ['human', 'after a kong', single, { ...onFirst, claims: 1 }],
  ['human', "the dealer's second discard", single, { discarder: 'E', discards: 2 }],
  ['human', "another's discard", single, { discards: 1 }],
  ['concealed-hand', 'human', single, onFirst],
  ['single-wait', 'human', single, onFirst],
]

describeRows({
  scoring: taiwan({}).scoring,
  ids: TAIWAN_ROW_IDS,
  meets: MEETS,
  misses: MISSES,
  alone: ['eight-flowers'],
})
