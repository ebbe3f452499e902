import * as chows from '../../engine/score/finders/chows'
import * as concealment from '../../engine/score/finders/concealment'
import * as flowers from '../../engine/score/finders/flowers'
import * as honours from '../../engine/score/finders/honours'
import * as pongs from '../../engine/score/finders/pongs'
import * as suits from '../../engine/score/finders/suits'
import * as waiting from '../../engine/score/finders/waiting'
import * as winning from '../../engine/score/finders/winning'
import { scoreTable } from '../../engine/score/pattern'

/** The published table, row by row in its order; dealer tai is no row, as it differs by who pays. */
// oxfmt-ignore
export const TAIWAN_ROWS = scoreTable([
  { id: 'self-draw', points: 1, find: winning.selfDrawn },
  { id: 'concealed-hand', points: 1, find: concealment.nothingClaimed },
  { id: 'concealed-self-draw', points: 3, find: concealment.nothingClaimedBySelfDraw, replaces: ['self-draw', 'concealed-hand'] },
  { id: 'single-wait', points: 1, find: waiting.oneWait },
  { id: 'seat-wind', points: 1, find: honours.seatWindPong },
  { id: 'round-wind', points: 1, find: honours.roundWindPong },
  { id: 'dragon-pungs', points: 1, find: honours.eachDragonPong },
  { id: 'seat-flowers', points: 1, find: flowers.eachSeatFlower },
  { id: 'flower-sets', points: 2, find: flowers.eachColourOfFlowers },
  { id: 'last-tile-draw', points: 1, find: winning.lastTileDrawn },
  { id: 'last-discard', points: 1, find: winning.wonOnLastDiscard },
  { id: 'after-kong', points: 1, find: winning.drawnAfterKongs(1) },
  { id: 'robbing-kong', points: 1, find: winning.robbedKong },
  { id: 'half-melded', points: 1, find: concealment.fiveExposedBySelfDraw },
  { id: 'fully-melded', points: 2, find: concealment.fiveExposedByDiscard },
  { id: 'ping-hu', points: 2, find: chows.allChowsOnTwoSidedWait },
  { id: 'three-concealed-pungs', points: 2, find: pongs.concealedPongs(3) },
  { id: 'four-concealed-pungs', points: 5, find: pongs.concealedPongs(4) },
  { id: 'five-concealed-pungs', points: 8, find: pongs.concealedPongs(5) },
  { id: 'all-pungs', points: 4, find: pongs.allPongs },
  { id: 'half-one-suit', points: 4, find: suits.oneSuitAndHonours },
  { id: 'pure-one-suit', points: 8, find: suits.oneSuit },
  { id: 'all-honors', points: 16, find: suits.honoursOnly, replaces: ['all-pungs'] },
  { id: 'little-three-dragons', points: 4, find: honours.littleThreeDragons, replaces: ['dragon-pungs'] },
  { id: 'big-three-dragons', points: 8, find: honours.bigThreeDragons, replaces: ['dragon-pungs'] },
  { id: 'little-four-winds', points: 8, find: honours.littleFourWinds, replaces: ['seat-wind', 'round-wind'] },
  { id: 'big-four-winds', points: 16, find: honours.bigFourWinds, replaces: ['seat-wind', 'round-wind'] },
  { id: 'heavenly', points: 24, find: winning.dealtComplete, replaces: ['self-draw', 'concealed-hand', 'concealed-self-draw', 'single-wait'] },
  { id: 'earthly', points: 16, find: winning.wonOnFirstDraw, replaces: ['self-draw', 'concealed-hand', 'concealed-self-draw', 'single-wait'] },
  { id: 'human', points: 16, find: winning.wonOnFirstDiscardUnclaimed, replaces: ['concealed-hand', 'single-wait'] },
  { id: 'eight-flowers', points: 8, find: winning.neverInHand },
])

export type TaiwanRowId = (typeof TAIWAN_ROWS)[number]['id']

/** The ids of the rows in the order of the table. */
export const TAIWAN_ROW_IDS: readonly TaiwanRowId[] = TAIWAN_ROWS.map(({ id }) => id)
