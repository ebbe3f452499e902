import { SHAPES } from '../../engine/hand/reading'
import type { Shape } from '../../engine/hand/reading'
import * as chows from '../../engine/score/finders/chows'
import * as concealment from '../../engine/score/finders/concealment'
import * as flowers from '../../engine/score/finders/flowers'
import * as honours from '../../engine/score/finders/honours'
import * as pongs from '../../engine/score/finders/pongs'
import * as special from '../../engine/score/finders/special'
import * as suits from '../../engine/score/finders/suits'
import * as waiting from '../../engine/score/finders/waiting'
import * as winning from '../../engine/score/finders/winning'
import { scoreTable } from '../../engine/score/pattern'

const ANY: readonly Shape[] = SHAPES
const NOT_PAIRS: readonly Shape[] = ['standard', 'thirteen-orphans', 'sixteen-orphans']
const NOT_ORPHANS: readonly Shape[] = ['standard', 'pairs-and-pong']
const PAIRS: readonly Shape[] = ['pairs-and-pong']
const THIRTEEN: readonly Shape[] = ['thirteen-orphans']
const SIXTEEN: readonly Shape[] = ['sixteen-orphans']

/** The published table, row by row in its order. */
// oxfmt-ignore
export const CLUB_ROWS = scoreTable([
  { id: 'mahjong', points: 5, shapes: ANY, find: winning.everyWin },
  { id: 'closing', points: 5, shapes: ANY, find: winning.closedHand },
  { id: 'good-eyes', points: 2, shapes: ANY, find: waiting.eyesInPairOrWinningTile },
  { id: 'calling-by-pairs', points: 2, find: waiting.waitedOnTwoPairs },
  { id: 'true-single-wait', points: 2, find: waiting.oneWait },
  { id: 'false-single-wait', points: 2, find: waiting.waitsOnDifferentHands },
  { id: 'dealer-wins', points: 1, shapes: ANY, find: winning.dealerWinsWithoutStreak },
  { id: 'dealer-discarded', points: 1, shapes: ANY, find: winning.dealerDiscardedWithoutStreak },
  { id: 'dealer-streak', points: ({ streak }) => 2 * streak + 1, shapes: ANY, find: winning.dealerOnStreak },
  { id: 'self-draw', points: 1, shapes: ANY, find: winning.selfDrawn },
  { id: 'concealed-discard', points: 5, shapes: NOT_PAIRS, find: concealment.concealedButKongsByDiscard },
  { id: 'concealed-self-draw', points: 10, shapes: NOT_PAIRS, find: concealment.concealedButKongsBySelfDraw, replaces: ['self-draw'] },
  { id: 'flower-wall', points: 5, shapes: ANY, find: winning.drawnAsReplacement },
  { id: 'second-gong-self-draw', points: 30, find: winning.drawnAfterKongs(2) },
  { id: 'robbing-gong', points: 10, shapes: ANY, find: winning.robbedKong },
  { id: 'fully-exposed-discard', points: 15, find: concealment.fiveExposedByDiscard },
  { id: 'fully-exposed-self-draw', points: 10, find: concealment.fiveExposedBySelfDraw },
  { id: 'human-hand', points: 80, shapes: ANY, find: winning.tilesOnTable(0, 4) },
  { id: 'within-seven', points: 20, shapes: ANY, find: winning.tilesOnTable(5, 7) },
  { id: 'within-ten', points: 10, shapes: ANY, find: winning.tilesOnTable(8, 10) },
  { id: 'seabed', points: 10, shapes: ANY, find: winning.lastTileDrawnFromWall },
  { id: 'earthly', points: 90, shapes: ANY, find: winning.wonOnFirstDiscard, replaces: ['human-hand', 'within-seven', 'within-ten'] },
  { id: 'heavenly', points: 100, shapes: ANY, find: winning.wonBeforeDiscards, replaces: ['human-hand', 'within-seven', 'within-ten'] },
  { id: 'flowers', points: 1, shapes: ANY, find: flowers.eachFlower },
  { id: 'seat-flowers', points: 1, shapes: ANY, find: flowers.eachSeatFlower },
  { id: 'no-flowers', points: 1, shapes: ANY, find: flowers.noFlowers },
  { id: 'no-honours', points: 1, shapes: ANY, find: suits.noHonours },
  { id: 'no-flowers-no-honours', points: 5, shapes: ANY, find: suits.noFlowersNoHonours, replaces: ['no-flowers', 'no-honours'] },
  { id: 'wind-pongs', points: 1, shapes: ANY, find: honours.eachWindPong },
  { id: 'seat-wind', points: 1, shapes: ANY, find: honours.seatWindPong },
  { id: 'round-wind', points: 1, shapes: ANY, find: honours.roundWindPong },
  { id: 'little-three-winds', points: 15, find: honours.littleThreeWinds, replaces: ['wind-pongs'] },
  { id: 'big-three-winds', points: 30, find: honours.bigThreeWinds, replaces: ['wind-pongs'] },
  { id: 'little-four-winds', points: 50, find: honours.littleFourWinds, replaces: ['wind-pongs'] },
  { id: 'big-four-winds', points: 60, find: honours.bigFourWinds, replaces: ['wind-pongs'] },
  { id: 'dragon-pongs', points: 2, shapes: ANY, find: honours.eachDragonPong },
  { id: 'little-dragons', points: 20, find: honours.littleThreeDragons, replaces: ['dragon-pongs'] },
  { id: 'big-dragons', points: 40, find: honours.bigThreeDragons, replaces: ['dragon-pongs'] },
  { id: 'open-gongs', points: 1, find: pongs.eachOpenKong },
  { id: 'concealed-gongs', points: 2, find: pongs.eachConcealedKong },
  { id: 'mixed-dragon-exposed', points: 5, find: chows.straightInSuits(3, false) },
  { id: 'mixed-dragon-concealed', points: 10, find: chows.straightInSuits(3, true) },
  { id: 'pure-dragon-exposed', points: 10, find: chows.straightInSuits(1, false), replaces: ['mixed-dragon-exposed', 'mixed-dragon-concealed'] },
  { id: 'pure-dragon-concealed', points: 20, find: chows.straightInSuits(1, true), replaces: ['mixed-dragon-exposed', 'mixed-dragon-concealed'] },
  { id: 'uncle-pongs-2', points: 5, find: pongs.longestSequence(2) },
  { id: 'uncle-pongs-3', points: 15, find: pongs.longestSequence(3) },
  { id: 'uncle-pongs-4', points: 30, find: pongs.longestSequence(4) },
  { id: 'uncle-pongs-5', points: 60, find: pongs.longestSequence(5) },
  { id: 'brother-sheungs-2', points: 5, find: chows.mostEqualChows(2) },
  { id: 'brother-sheungs-3', points: 15, find: chows.mostEqualChows(3) },
  { id: 'brother-sheungs-4', points: 30, find: chows.mostEqualChows(4) },
  { id: 'sister-sheungs-2', points: 3, find: chows.sameChowInSuits(2) },
  { id: 'sister-sheungs-3', points: 10, find: chows.sameChowInSuits(3) },
  { id: 'sister-pongs-2', points: 3, find: pongs.sisterPongs(2) },
  { id: 'sister-pongs-3', points: 10, find: pongs.sisterPongs(3) },
  { id: 'concealed-pongs-2', points: 5, find: pongs.concealedPongsOrKongs(2) },
  { id: 'concealed-pongs-3', points: 10, find: pongs.concealedPongsOrKongs(3) },
  { id: 'concealed-pongs-4', points: 15, find: pongs.concealedPongsOrKongs(4) },
  { id: 'concealed-pongs-5', points: 80, find: pongs.concealedPongsOrKongs(5), replaces: ['all-pong'] },
  { id: 'no-terminals', points: 5, shapes: ANY, find: suits.noTerminalsNoHonours, replaces: ['no-honours'] },
  { id: 'terminal-pongs-2', points: 3, find: pongs.terminalPongs(1) },
  { id: 'terminal-pongs-4', points: 15, find: pongs.terminalPongs(2) },
  { id: 'terminal-sheungs-2', points: 3, find: chows.endChows(1, 1) },
  { id: 'terminal-sheungs-4-two-suits', points: 15, find: chows.endChows(2, 1) },
  { id: 'terminal-sheungs-4-one-suit', points: 20, find: chows.endChows(1, 2) },
  { id: 'step-up-mixed', points: 5, find: chows.stepsInSuits(3) },
  { id: 'step-up-pure', points: 10, find: chows.stepsInSuits(1), replaces: ['step-up-mixed'] },
  { id: 'all-step-up', points: 20, find: chows.steppedChows(5), replaces: ['step-up-mixed', 'step-up-pure'] },
  { id: 'four-in-two', points: 5, find: pongs.fourIn(2) },
  { id: 'four-in-three', points: 10, find: pongs.fourIn(3) },
  { id: 'four-in-four', points: 20, find: pongs.fourIn(4) },
  { id: 'semi-pure', points: 30, shapes: ANY, find: suits.oneSuitAndHonours },
  { id: 'pure-suit', points: 90, shapes: ANY, find: suits.oneSuit, replaces: ['no-honours'] },
  { id: 'two-suit', points: 5, shapes: ANY, find: suits.twoSuits, replaces: ['no-honours'] },
  { id: 'five-suit', points: 10, shapes: NOT_ORPHANS, find: suits.fiveSuits },
  { id: 'all-pong', points: 25, find: pongs.allPongs, replaces: ['calling-by-pairs', 'false-single-wait'] },
  { id: 'all-sheung', points: 5, find: chows.allChows },
  { id: 'all-sheung-clean', points: 15, find: chows.allChowsClean, replaces: ['no-honours', 'no-flowers-no-honours'] },
  { id: 'honours-hand', points: 90, shapes: ANY, find: suits.honoursOnly, replaces: ['calling-by-pairs', 'false-single-wait', 'all-pong'] },
  { id: 'terminals-with-honours', points: 20, find: suits.endsAndHonours },
  { id: 'terminals-only', points: 40, find: suits.endsOnly, replaces: ['no-honours'] },
  { id: 'chicken', points: 20, among: special.onePointBeside('mahjong') },
  { id: 'nico-nico', points: 40, shapes: PAIRS, find: special.pairsAlike(0, 0) },
  { id: 'nico-nico-one-gong', points: 50, shapes: PAIRS, find: special.pairsAlike(1, 1) },
  { id: 'nico-nico-two-gongs', points: 65, shapes: PAIRS, find: special.pairsAlike(2, 3) },
  { id: 'thirteen-orphans', points: 90, shapes: THIRTEEN, find: winning.everyWin },
  { id: 'sixteen-orphans', points: 50, shapes: SIXTEEN, find: winning.everyWin },
  { id: 'sixteen-orphans-terminals', points: 10, shapes: SIXTEEN, find: special.everyEnd },
  { id: 'seven-flowers', points: 20, find: winning.neverInHand },
  { id: 'eight-flowers', points: 40, find: winning.neverInHand },
])

export type ClubRowId = (typeof CLUB_ROWS)[number]['id']

/** The ids of the rows in the order of the table. */
export const CLUB_ROW_IDS: readonly ClubRowId[] = CLUB_ROWS.map(({ id }) => id)
