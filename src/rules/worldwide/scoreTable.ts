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
import type { Wind } from '../../engine/tiles/seat'
import { GREEN, RED, WHITE } from '../../engine/tiles/tile'

const ANY: readonly Shape[] = SHAPES
const NOT_PAIRS: readonly Shape[] = ['standard', 'thirteen-orphans', 'sixteen-orphans']
const NOT_ORPHANS: readonly Shape[] = ['standard', 'pairs-and-pong']
const PAIRS: readonly Shape[] = ['pairs-and-pong']
const THIRTEEN: readonly Shape[] = ['thirteen-orphans']
const SIXTEEN: readonly Shape[] = ['sixteen-orphans']

const MINIMUM: Readonly<Record<Wind, number>> = { E: 20, S: 22, W: 24, N: 26 }

/** The least a hand must be worth, by round wind. */
export const minimumOf = (round: Wind): number => MINIMUM[round]

/** The published table, row by row in its order. */
// oxfmt-ignore
export const WORLDWIDE_ROWS = scoreTable([
  { id: 'mahjong', points: 5, shapes: ANY, find: winning.everyWin },
  { id: 'closing', points: 5, shapes: ANY, find: winning.closedHand },
  { id: 'good-eyes', points: 2, shapes: ANY, find: waiting.eyesInPairOrWinningTile },
  { id: 'calling-by-pairs', points: 2, shapes: ANY, find: waiting.waitedOnTwoPairs },
  { id: 'true-single-wait', points: 2, shapes: ANY, find: waiting.oneWait },
  { id: 'false-single-wait', points: 2, shapes: ANY, find: waiting.threeWaits },
  { id: 'dealer-wins', points: 1, shapes: ANY, find: winning.dealerWins },
  { id: 'dealer-discarded', points: 1, shapes: ANY, find: winning.dealerDiscarded },
  { id: 'dealer-streak', points: ({ streak }) => (streak === 1 ? 3 : 5), shapes: ANY, find: winning.dealerWinsAgain },
  { id: 'self-draw', points: 1, shapes: ANY, find: winning.selfDrawn },
  { id: 'concealed-discard', points: 5, shapes: NOT_PAIRS, find: concealment.concealedButKongsByDiscard },
  { id: 'concealed-self-draw', points: 10, shapes: NOT_PAIRS, find: concealment.concealedButKongsBySelfDraw },
  { id: 'flower-wall', points: 5, shapes: ANY, find: winning.drawnFromFlowerWall },
  { id: 'last-man-discard', points: 15, find: concealment.lastManByDiscard },
  { id: 'last-man-self-draw', points: 10, find: concealment.lastManBySelfDraw },
  { id: 'seabed', points: 20, shapes: ANY, find: winning.lastTileDrawn, replaces: ['flower-wall'] },
  { id: 'seven-discards', points: 50, shapes: ANY, find: winning.withinDiscards(7) },
  { id: 'heavenly', points: 100, shapes: ANY, find: winning.dealtComplete, replaces: ['seven-discards'] },
  { id: 'earthly', points: 90, shapes: ANY, find: winning.wonOnFirstDiscard, replaces: ['seven-discards'] },
  { id: 'flowers', points: 1, shapes: ANY, find: flowers.eachFlower },
  { id: 'seat-flowers', points: 1, shapes: ANY, find: flowers.eachSeatFlower },
  { id: 'no-flowers', points: 1, shapes: ANY, find: flowers.noFlowers },
  { id: 'no-honours', points: 1, shapes: ANY, find: suits.noHonours },
  { id: 'no-flowers-no-honours', points: 5, shapes: ANY, find: suits.noFlowersNoHonours, replaces: ['no-flowers', 'no-honours'] },
  { id: 'wind-pongs', points: 1, shapes: ANY, find: honours.eachWindPong },
  { id: 'seat-wind', points: 1, shapes: ANY, find: honours.seatWindPong },
  { id: 'round-wind', points: 1, shapes: ANY, find: honours.roundWindPong },
  { id: 'little-three-winds', points: 15, find: honours.littleThreeWinds },
  { id: 'big-three-winds', points: 30, find: honours.bigThreeWinds },
  { id: 'little-four-winds', points: 50, find: honours.littleFourWinds },
  { id: 'big-four-winds', points: 60, find: honours.bigFourWinds },
  { id: 'dragon-pongs', points: 2, shapes: ANY, find: honours.eachDragonPong },
  { id: 'little-dragons', points: 20, find: honours.littleThreeDragons },
  { id: 'big-dragons', points: 40, find: honours.bigThreeDragons },
  { id: 'concealed-pongs-2', points: 5, find: pongs.concealedPongsOrKongs(2) },
  { id: 'concealed-pongs-3', points: 15, find: pongs.concealedPongsOrKongs(3) },
  { id: 'concealed-pongs-4', points: 30, find: pongs.concealedPongsOrKongs(4) },
  { id: 'concealed-pongs-5-open', points: 80, find: pongs.fiveConcealedOpen },
  { id: 'concealed-pongs-5', points: 100, find: pongs.fiveConcealedSelfDrawn },
  { id: 'sequential-pongs-2', points: 5, find: pongs.sequentialPongs(2) },
  { id: 'sequential-pongs-3', points: 15, find: pongs.sequentialPongs(3) },
  { id: 'sequential-pongs-4', points: 30, find: pongs.sequentialPongs(4) },
  { id: 'sequential-pongs-5', points: 60, find: pongs.fiveSequentialPongs },
  { id: 'sequential-pongs-5-pair', points: 80, find: pongs.fiveSequentialPongsAndPair },
  { id: 'sister-pongs-2', points: 5, find: pongs.sisterPongs(2) },
  { id: 'sister-pongs-3', points: 15, find: pongs.sisterPongs(3) },
  { id: 'four-in-two', points: 5, find: pongs.fourIn(2) },
  { id: 'four-in-three', points: 15, find: pongs.fourIn(3) },
  { id: 'four-in-four', points: 20, find: pongs.fourIn(4) },
  { id: 'open-gongs', points: 1, find: pongs.eachOpenKong },
  { id: 'concealed-gongs', points: 2, find: pongs.eachConcealedKong },
  { id: 'robbing-gong', points: 10, shapes: ANY, find: winning.robbedKong },
  { id: 'second-gong-self-draw', points: 30, find: winning.drawnAfterKongs(2) },
  { id: 'mixed-run-exposed', points: 5, arranged: true },
  { id: 'mixed-run-concealed', points: 10, arranged: true },
  { id: 'pure-run-exposed', points: 15, arranged: true },
  { id: 'pure-run-concealed', points: 20, arranged: true },
  { id: 'brother-sheungs-2', points: 5, arranged: true },
  { id: 'brother-sheungs-3', points: 15, arranged: true },
  { id: 'brother-sheungs-4', points: 25, arranged: true },
  { id: 'sister-sheungs-2', points: 3, arranged: true },
  { id: 'sister-sheungs-3', points: 10, arranged: true },
  { id: 'sister-sheungs-4', points: 25, arranged: true },
  { id: 'sister-sheungs-5', points: 40, arranged: true },
  { id: 'step-up', points: 5, find: chows.steppedChows(3) },
  { id: 'all-step-up', points: 20, find: chows.steppedChows(5), replaces: ['step-up'] },
  { id: 'no-terminals-no-honours', points: 5, shapes: ANY, find: suits.noTerminalsNoHonours, replaces: ['no-honours'] },
  { id: 'terminals-with-honours', points: 20, find: suits.endsWithHonours },
  { id: 'terminals-only', points: 40, find: suits.endsOnly },
  { id: 'terminal-pongs-2', points: 5, find: pongs.terminalPongs(1) },
  { id: 'terminal-pongs-4', points: 20, find: pongs.terminalPongs(2) },
  { id: 'terminal-sheungs-2', points: 5, arranged: true },
  { id: 'terminal-sheungs-4-two-suits', points: 15, arranged: true },
  { id: 'terminal-sheungs-4-one-suit', points: 20, arranged: true },
  { id: 'two-suit', points: 5, shapes: ANY, find: suits.twoSuitsWithFlowers },
  { id: 'two-suit-clean', points: 15, shapes: ANY, find: suits.twoSuitsClean, replaces: ['no-flowers-no-honours'] },
  { id: 'five-suit', points: 10, shapes: NOT_ORPHANS, find: suits.fiveSuits },
  { id: 'semi-pure', points: 30, shapes: ANY, find: suits.oneSuitAndHonours },
  { id: 'pure-suit', points: 90, shapes: ANY, find: suits.oneSuit },
  { id: 'pure-honour', points: 140, shapes: ANY, find: suits.honoursOnly, replaces: ['all-pong'] },
  { id: 'all-sheung', points: 5, find: chows.allChows },
  { id: 'all-sheung-clean', points: 15, find: chows.allChowsClean, replaces: ['no-flowers-no-honours'] },
  { id: 'all-pong', points: 25, find: pongs.allPongs, replaces: ['calling-by-pairs'] },
  { id: 'jade', points: 20, find: suits.jewel('bamboo', GREEN) },
  { id: 'ruby', points: 20, find: suits.jewel('characters', RED) },
  { id: 'diamond', points: 20, find: suits.jewel('circles', WHITE) },
  { id: 'chicken', points: 20, among: special.onePointBeside('mahjong') },
  { id: 'nico-nico', points: 40, shapes: PAIRS, find: special.pairsAlike(0, 0) },
  { id: 'nico-nico-one-gong', points: 50, shapes: PAIRS, find: special.pairsAlike(1, 1) },
  { id: 'nico-nico-two-gongs', points: 65, shapes: PAIRS, find: special.pairsAlike(2, 3) },
  { id: 'thirteen-orphans', points: 90, shapes: THIRTEEN, find: winning.everyWin },
  { id: 'sixteen-orphans', points: 50, shapes: SIXTEEN, find: winning.everyWin },
  { id: 'sixteen-orphans-terminals', points: 10, shapes: SIXTEEN, find: special.everyEnd },
  { id: 'seven-flowers', points: ({ round }) => minimumOf(round), find: winning.neverInHand },
  { id: 'eight-flowers', points: 40, find: winning.neverInHand },
])

export type WorldwideRowId = (typeof WORLDWIDE_ROWS)[number]['id']

/** The ids of the rows in the order of the table. */
export const WORLDWIDE_ROW_IDS: readonly WorldwideRowId[] = WORLDWIDE_ROWS.map(({ id }) => id)
