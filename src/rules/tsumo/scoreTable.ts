import type { Shape } from '../../engine/hand/reading'
import * as concealment from '../../engine/score/finders/concealment'
import * as flowers from '../../engine/score/finders/flowers'
import * as honours from '../../engine/score/finders/honours'
import * as pongs from '../../engine/score/finders/pongs'
import * as suits from '../../engine/score/finders/suits'
import * as winning from '../../engine/score/finders/winning'
import { scoreTable } from '../../engine/score/pattern'

const PAIRS: readonly Shape[] = ['different-pairs-and-pong']
const ANY: readonly Shape[] = ['standard', ...PAIRS]

/** The published table, row by row in its order. */
// oxfmt-ignore
export const TSUMO_ROWS = scoreTable([
  { id: 'dealer', points: ({ streak }) => 1 + 2 * streak, shapes: ANY, find: winning.dealerWins },
  { id: 'flowers', points: 1, shapes: ANY, find: flowers.eachFlower },
  { id: 'seat-flowers', points: 1, shapes: ANY, find: flowers.eachSeatFlower },
  { id: 'round-flowers', points: 1, shapes: ANY, find: flowers.eachRoundFlower },
  { id: 'eight-immortals', points: 8, shapes: ANY, find: flowers.everyFlower },
  { id: 'self-draw', points: 1, shapes: ANY, find: winning.selfDrawn },
  { id: 'concealed-hand', points: 1, shapes: ANY, find: concealment.nothingClaimed },
  { id: 'after-kong', points: 1, shapes: ANY, find: winning.drawnAfterKongs(1) },
  { id: 'robbing-kong', points: 1, shapes: ANY, find: winning.robbedKong },
  { id: 'last-wall-tile', points: 1, shapes: ANY, find: winning.lastTileDrawn },
  { id: 'last-discard', points: 1, shapes: ANY, find: winning.wonOnLastDiscard },
  { id: 'dragon-pongs', points: 1, shapes: ANY, find: honours.eachDragonPong },
  { id: 'seat-wind', points: 1, shapes: ANY, find: honours.seatWindPong },
  { id: 'round-wind', points: 1, shapes: ANY, find: honours.roundWindPong },
  { id: 'all-triplets', points: 2, find: pongs.allPongs },
  { id: 'concealed-triplets-3', points: 2, find: pongs.concealedPongs(3) },
  { id: 'concealed-triplets-4', points: 5, find: pongs.concealedPongs(4) },
  { id: 'concealed-triplets-5', points: 8, find: pongs.concealedPongs(5) },
  { id: 'mixed-one-suit', points: 3, shapes: ANY, find: suits.oneSuitAndHonours },
  { id: 'pure-one-suit', points: 7, shapes: ANY, find: suits.oneSuit },
  { id: 'small-three-dragons', points: 4, find: honours.littleThreeDragons, replaces: ['dragon-pongs'] },
  { id: 'big-three-dragons', points: 8, find: honours.bigThreeDragons, replaces: ['dragon-pongs'] },
  { id: 'small-four-winds', points: 8, find: honours.littleFourWinds },
  { id: 'big-four-winds', points: 16, find: honours.bigFourWinds },
  { id: 'all-honors', points: 16, find: suits.honoursOnly },
  { id: 'seven-pairs-pong', points: 3, shapes: PAIRS, find: winning.everyWin },
])

export type TsumoRowId = (typeof TSUMO_ROWS)[number]['id']

/** The ids of the rows in the order of the table. */
export const TSUMO_ROW_IDS: readonly TsumoRowId[] = TSUMO_ROWS.map(({ id }) => id)
