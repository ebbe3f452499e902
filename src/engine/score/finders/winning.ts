import type { Finder } from '../pattern'
import { metWhen } from '../pattern'
import type { Win } from '../win'

const byWin =
  (test: (win: Win) => boolean): Finder =>
  ({ win }) =>
    metWhen(test(win))

const isSelfDrawn = (win: Win): boolean => win.kind === 'self-draw'
const isDealer = (win: Win): boolean => win.seat === 'E'

/** Every win that is read as a hand. */
export const everyWin: Finder = () => metWhen(true)

/** A row that is paid instead of a hand, never as a part of one. */
export const neverInHand: Finder = () => null

/** The winner had closed its hand. */
export const closedHand = byWin((win) => win.closed)

export const dealerWins = byWin(isDealer)

/** The dealer discarded the winning tile or declared the robbed kong. */
export const dealerDiscarded = byWin((win) => win.discarder === 'E')

/** The dealer wins once more after keeping the deal. */
export const dealerWinsAgain = byWin((win) => isDealer(win) && win.streak > 0)

export const selfDrawn = byWin(isSelfDrawn)

export const robbedKong = byWin((win) => win.kind === 'rob-gong')

/** Self-drawn from the flower wall: a replacement, or a draw after the main wall ran out. */
export const drawnFromFlowerWall = byWin((win) => isSelfDrawn(win) && win.source !== 'wall')

/** Self-drawn, the last tile that may be drawn. */
export const lastTileDrawn = byWin((win) => isSelfDrawn(win) && win.lastTile)

/** Self-drawn after so many kongs in a row or more. */
export const drawnAfterKongs = (least: number): Finder =>
  byWin((win) => isSelfDrawn(win) && win.gongChain >= least)

/** At most so many discards were made by everyone. */
export const withinDiscards = (most: number): Finder => byWin((win) => win.discards <= most)

/** The dealer's dealt hand is complete, nothing discarded and no kong declared. */
export const dealtComplete = byWin(
  (win) => isDealer(win) && isSelfDrawn(win) && win.discards === 0 && win.claims === 0,
)

/** Another player wins on the dealer's very first discard. */
export const wonOnFirstDiscard = byWin(
  (win) => !isDealer(win) && win.discarder === 'E' && win.discards === 1,
)
