import type { Finder } from '../pattern'
import { metWhen } from '../pattern'
import type { Win } from '../win'

const byWin =
  (test: (win: Win) => boolean): Finder =>
  ({ win }) =>
    metWhen(test(win))

const isSelfDrawn = (win: Win): boolean => win.kind === 'self-draw'
const isDealer = (win: Win): boolean => win.seat === 'E'
const isFirstDiscard = (win: Win): boolean =>
  !isDealer(win) && win.discarder === 'E' && win.discards === 1

/** Every win that is read as a hand. */
export const everyWin: Finder = () => metWhen(true)

/** A row that is paid instead of a hand, never as a part of one. */
export const neverInHand: Finder = () => null

/** The winner had closed its hand. */
export const closedHand = byWin((win) => win.closed)

export const dealerWins = byWin(isDealer)

/** The dealer discarded the winning tile or declared the robbed kong. */
export const dealerDiscarded = byWin((win) => win.discarder === 'E')

/** The dealer wins and has not kept the deal before. */
export const dealerWinsWithoutStreak = byWin((win) => isDealer(win) && win.streak === 0)

/** The dealer, who has not kept the deal before, gave the winning tile. */
export const dealerDiscardedWithoutStreak = byWin(
  (win) => win.discarder === 'E' && win.streak === 0,
)

/** The dealer, who has kept the deal, wins or gave the winning tile. */
export const dealerOnStreak = byWin(
  (win) => (isDealer(win) || win.discarder === 'E') && win.streak > 0,
)

/** The dealer wins once more after keeping the deal. */
export const dealerWinsAgain = byWin((win) => isDealer(win) && win.streak > 0)

export const selfDrawn = byWin(isSelfDrawn)

export const robbedKong = byWin((win) => win.kind === 'rob-gong')

/** Self-drawn from the flower wall: a replacement, or a draw after the main wall ran out. */
export const drawnFromFlowerWall = byWin((win) => isSelfDrawn(win) && win.source !== 'wall')

/** Self-drawn as the replacement of a flower or a kong. */
export const drawnAsReplacement = byWin(
  (win) => isSelfDrawn(win) && (win.source === 'flower' || win.source === 'gong'),
)

/** Self-drawn, the last tile that may be drawn, and no replacement. */
export const lastTileDrawnFromWall = byWin(
  (win) => isSelfDrawn(win) && win.lastTile && win.source === 'wall',
)

/** Won on the discard after which no ordinary draw is left. */
export const wonOnLastDiscard = byWin((win) => win.kind === 'discard' && win.lastTile)

/** Self-drawn, the last tile that may be drawn. */
export const lastTileDrawn = byWin((win) => isSelfDrawn(win) && win.lastTile)

/** Self-drawn after so many kongs in a row or more. */
export const drawnAfterKongs = (least: number): Finder =>
  byWin((win) => isSelfDrawn(win) && win.gongChain >= least)

/** At most so many discards were made by everyone. */
export const withinDiscards = (most: number): Finder => byWin((win) => win.discards <= most)

/** So many tiles lie discarded or in melds, from the least to the most. */
export const tilesOnTable = (least: number, most: number): Finder =>
  byWin((win) => win.tilesOnTable >= least && win.tilesOnTable <= most)

/** The dealer self-draws before anybody discarded, after a concealed kong too. */
export const wonBeforeDiscards = byWin(
  (win) => isDealer(win) && isSelfDrawn(win) && win.discards === 0,
)

/** Another player than the dealer self-draws on its very first draw, before any claim or kong. */
export const wonOnFirstDraw = byWin(
  (win) => !isDealer(win) && isSelfDrawn(win) && win.firstDraw && win.claims === 0,
)

/** The dealer's dealt hand is complete, nothing discarded and no kong declared. */
export const dealtComplete = byWin(
  (win) => isDealer(win) && isSelfDrawn(win) && win.discards === 0 && win.claims === 0,
)

/** Another player wins on the dealer's very first discard. */
export const wonOnFirstDiscard = byWin(isFirstDiscard)

/** The same before any claim or kong. */
export const wonOnFirstDiscardUnclaimed = byWin((win) => isFirstDiscard(win) && win.claims === 0)
